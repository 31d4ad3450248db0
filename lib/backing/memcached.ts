import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import type { Cloud } from '../core/cloud';
import type { ICache } from '../core/connections';
import type { UnitSpec } from '../core/spec';
import { buildUnit } from '../core/unit';

/** Options of `Memcached`. */
export interface MemcachedProps {
  readonly cloud: Cloud;
}

/** memcached with one replica: a cache of tokens and catalogs, which may be lost at any time. */
export class Memcached extends Construct implements ICache {
  public readonly servers: string[];
  public readonly objects: Record<string, ApiObject>;

  constructor(scope: Construct, id: string, props: MemcachedProps) {
    super(scope, id);
    this.servers = [`memcached.${props.cloud.namespace}.svc:${PORT}`];
    this.objects = buildUnit(this, props.cloud, memcached(props), { replicas: 1 });
  }
}

const PORT = 11211;

/** @internal */
export function memcached({ cloud }: MemcachedProps): UnitSpec {
  const megabytes = 64 * cloud._size.factor;
  return {
    name: 'memcached',
    user: 'memcached',
    processes: {
      memcached: {
        image: 'memcached',
        command: ['memcached', '-l', '0.0.0.0', '-p', String(PORT), '-U', '0', '-c', '5000', '-m', String(megabytes)],
        runsOn: ['control'],
        port: PORT,
        health: { tcp: PORT },
        skipExtendStart: true,
        requests: { cpu: 10, memory: 96 },
      },
    },
  };
}
