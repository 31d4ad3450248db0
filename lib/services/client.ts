import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import type { Cloud } from '../core/cloud';
import type { IIdentity } from '../core/connections';
import type { UnitSpec } from '../core/spec';
import { buildUnit } from '../core/unit';
import { text } from '../oslo/ini';

/** Options of `OpenStackClient`. */
export interface OpenStackClientProps {
  readonly cloud: Cloud;
  /** The Keystone to log in to. */
  readonly identity: IIdentity;
}

/**
 * A pod with the `openstack` command and the administrator's clouds.yaml, rendered in the cluster:
 * `kubectl -n openstack exec -it deploy/openstack-client -- openstack`.
 */
export class OpenStackClient extends Construct {
  public readonly objects: Record<string, ApiObject>;

  constructor(scope: Construct, id: string, props: OpenStackClientProps) {
    super(scope, id);
    this.objects = buildUnit(this, props.cloud, openstackClient(props));
  }
}

/** @internal */
export function openstackClient({ identity }: OpenStackClientProps): UnitSpec {
  return {
    name: 'openstack-client',
    user: 'keystone',
    files: { 'clouds.yaml': { path: '/etc/openstack/clouds.yaml', content: cloudsYaml(identity) } },
    processes: {
      'openstack-client': {
        image: 'keystone',
        command: ['sleep', 'infinity'],
        files: ['clouds.yaml'],
        env: { OS_CLOUD: 'admin', HOME: '/tmp' },
        runsOn: ['control'],
        uses: [identity],
        replicas: 1,
        // a command imports for two seconds of a processor, and somebody waits for it
        requests: { cpu: 50, memory: 64, limit: 1024 },
        grace: 1,
      },
    },
  };
}

/** `admin` uses the internal endpoints; `admin-public` is what a user outside sees. */
function cloudsYaml({ adminSecret, internalUrl, publicUrl, region }: IIdentity) {
  const entry = (url: string, kind: string) => text`    auth:
      auth_url: ${url}
      username: "${{ secret: adminSecret, key: 'username', filter: 'json' }}"
      password: "${{ secret: adminSecret, key: 'password', filter: 'json' }}"
      project_name: admin
      user_domain_name: Default
      project_domain_name: Default
    region_name: ${region}
    interface: ${kind}
    identity_api_version: 3
`;
  return text`clouds:
  admin:
${entry(internalUrl, 'internal')}  admin-public:
${entry(publicUrl, 'public')}`;
}
