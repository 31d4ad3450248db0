import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import type { Cloud } from '../core/cloud';
import type { ICache, Peer } from '../core/connections';
import type { UnitSpec, Wait } from '../core/spec';
import { buildUnit } from '../core/unit';

/** Options of `Memcached`. */
export interface MemcachedProps {
  readonly cloud: Cloud;
  /**
   * Servers, each of which holds a part of the cache.
   * @default - by the cloud's size
   * @asType integer
   * @minimum 1
   * @maximum 9
   * @example 3
   */
  readonly replicas?: number;
}

/**
 * memcached: a cache of tokens and catalogs, which may be lost at any time. With several replicas clients spread what
 * they keep by its name; what one held that is lost is asked for and kept elsewhere, until it is back.
 */
export class Memcached extends Construct implements ICache {
  public readonly servers: string[];
  public readonly objects: Record<string, ApiObject>;
  /** Nobody waits: what it would hold can be asked elsewhere. @internal */
  public readonly _waitsFor: Wait[] = [];
  /** @internal */
  public readonly _peers: Peer[] = [{ unit: 'memcached', process: 'memcached', port: PORT }];

  constructor(scope: Construct, id: string, props: MemcachedProps) {
    super(scope, id);
    const spec = memcached(props);
    const { replicas = 1 } = spec.processes?.memcached ?? {};
    const domain = `memcached-nodes.${props.cloud.namespace}.svc`;
    this.servers = Array.from({ length: replicas }, (_, i) => `memcached-${i}.${domain}:${PORT}`);
    this.objects = buildUnit(this, props.cloud, spec);
  }
}

const PORT = 11211;

/** @internal */
export function memcached({ cloud, replicas = cloud._size.replicas }: MemcachedProps): UnitSpec {
  const megabytes = 64 * cloud._size.factor;
  // it takes every address, of both families, where it is told none
  const listen = cloud.listen === '[::]' ? [] : ['-l', cloud.listen];
  return {
    name: 'memcached',
    user: 'memcached',
    backing: true,
    processes: {
      memcached: {
        image: 'memcached',
        command: ['memcached', ...listen, '-p', String(PORT), '-U', '0', '-c', '5000', '-m', String(megabytes)],
        runsOn: ['control'],
        replicas,
        // clients know each by its name
        keepsNames: true,
        port: PORT,
        health: { tcp: PORT },
        // beside what it stores: connections and indices
        requests: { cpu: 10, memory: 96, limit: 64 + 128 },
      },
    },
  };
}
