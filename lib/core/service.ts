import type { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { checkedProps } from './check';
import { Cloud } from './cloud';
import { fail } from './errors';
import { type Endpoint, endpoint, expose } from './expose';
import { type Connections, lower } from './lower';
import { withUserSettings } from './overrides';
import type { ServiceSpec } from './spec';
import { buildUnit } from './unit';

/** What can be set of every service. */
export interface ServiceSettings {
  /**
   * Pods of each API.
   * @default - by the cloud's size
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  readonly replicas?: number;
  /**
   * Runs on the network of the nodes.
   * @default - as the cloud
   */
  readonly hostNetwork?: boolean;
  /**
   * Options by file and section; they win over the defaults, `null` takes one out. A secret is
   * `{ secret: <name of a Secret>, key: <key in it> }`. Checked against the options of the release.
   * @default - none
   */
  readonly config?: Record<string, Record<string, Record<string, unknown>>>;
  /**
   * Sections (`my_plugin`) or options (`my_plugin.url`) that are not checked, because something outside
   * OpenStack's own release brings them.
   * @default - none
   */
  readonly unchecked?: string[];
  /**
   * Rules of policy.yaml that differ from the defaults.
   * @default - none
   */
  readonly policy?: Record<string, string>;
  /**
   * Port of its (first) API on every node, where the cloud is exposed by node ports.
   * @default - a fixed one per service
   * @asType integer
   * @minimum 30000
   * @maximum 32767
   */
  readonly nodePort?: number;
}

/** What every service takes. */
export interface ServiceProps extends ServiceSettings {
  /** The cloud it belongs to: `Cloud.settings({ … })`. */
  readonly cloud: Cloud;
}

/**
 * The base of all services: hands a spec to the engine.
 *
 * @internal
 */
export class OpenStackService extends Construct {
  /** The Kubernetes objects by kind and name, `Deployment/keystone-api`: put your patches there. */
  public readonly objects: Record<string, ApiObject>;
  /** The URLs of its APIs by service type. */
  public readonly endpoints: Record<string, Endpoint>;

  constructor(scope: Construct, id: string, props: ServiceProps, spec: ServiceSpec, connections: Connections) {
    super(scope, id);
    const settings = checkedProps(this, props, [spec.name]);
    checkCloud(settings, spec.name);
    const { cloud } = settings;
    const wanted = withUserSettings(spec, settings);
    const catalog = wanted.catalog ?? [];
    this.endpoints = Object.fromEntries(
      catalog.map((entry) => [entry.type, endpoint(cloud, spec.name, entry, portOf(spec, entry.process))]),
    );
    this.objects = buildUnit(this, cloud, lower(wanted, connections, this.endpoints), props);
    for (const made of catalog.flatMap((entry) => expose(this, cloud, spec.name, entry, portOf(spec, entry.process)))) {
      this.objects[`${made.kind}/${made.name}`] = made;
    }
  }
}

function portOf(spec: ServiceSpec, process: string): number {
  const port = spec.processes?.[process]?.port;
  if (port === undefined)
    throw new Error(`${spec.name}: the catalog names the process "${process}", which has no port`);
  return port;
}

function checkCloud({ cloud }: ServiceProps, unit: string): void {
  if (!(cloud instanceof Cloud)) fail([unit, 'cloud'], 'is missing: pass Cloud.settings({ … })');
}
