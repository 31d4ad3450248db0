import type { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { checkedProps } from './check';
import { Cloud } from './cloud';
import { fail } from './errors';
import { type Endpoint, endpoint } from './expose';
import { type Connections, lower } from './lower';
import { partName } from './names';
import { withUserSettings } from './overrides';
import type { IReference, Peer, Wait } from './reference';
import { withRendered } from './rendered';
import type { ServiceSettings } from './settings';
import type { ServiceSpec } from './spec';
import { buildUnit } from './unit';

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
export class OpenStackService<Props extends ServiceProps & Connections = ServiceProps>
  extends Construct
  implements IReference
{
  /**
   * The Kubernetes objects by kind and name, `Deployment/keystone-api`: put your patches there. Not on Jobs: their
   * names say what they do, and a patched one would meet itself, unpatched, at the next change.
   */
  public readonly objects: Record<string, ApiObject>;
  /** What holds when other services can use its APIs. @internal */
  public readonly _waitsFor: Wait[];
  /** @internal */
  public readonly _peers: Peer[];
  /** The URLs of its APIs by service type, as they stand in the catalog. */
  public readonly endpoints: Record<string, Endpoint>;

  constructor(scope: Construct, id: string, props: Props, specOf: (props: Props) => ServiceSpec) {
    super(scope, id);
    const settings = checkedProps(this, props, [id]);
    checkCloud(settings, id);
    const { cloud, hostNetwork } = settings;
    const spec = withUserSettings(withRendered(specOf(settings), cloud, settings), cloud, settings);
    const { catalog = [], processes = {} } = spec;
    this.endpoints = Object.fromEntries(catalog.map((entry) => [entry.type, endpoint(cloud, spec, entry)]));
    const apis = [...new Set(catalog.map(({ process }) => process))];
    this._waitsFor = [
      ...(spec.identity === undefined ? [] : [`task/${spec.name}/register` as const]),
      ...apis.map((process): Wait => `service/${partName(spec.name, process)}`),
    ];
    this._peers = apis.map((process) => ({ unit: spec.name, process, port: processes[process]?.port ?? 0 }));
    this.objects = buildUnit(this, cloud, lower(spec, settings, this.endpoints), {
      hostNetwork,
      unchecked: settings.unchecked,
      texts: { path: [spec.name, 'files'], files: settings.files ?? {} },
    });
  }
}

function checkCloud({ cloud }: ServiceProps, unit: string): void {
  if (!(cloud instanceof Cloud)) fail([unit, 'cloud'], 'is missing: pass Cloud.settings({ … })');
}
