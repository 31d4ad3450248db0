/** A cloud with all services, for the scenarios of its users; in a Ceph where one is there. */
import type { OpenStackCloudProps } from '../../lib';
import type { CephSettings } from '../../lib/core/settings';
import { begin, COMPUTE, type Running, share } from './compute';
import { type Lab, type Output, secretOf } from './lab';
import { addressOf, nodesOf } from './nodes';

/** Where a Ceph runs: its ConfigMap `ceph-conf`, and a Secret `ceph-client-<user>` with the key `key` for each user. */
export const CEPH = process.env.CEPH_NAMESPACE ?? 'ceph';
export const USERS = ['glance', 'cinder', 'cinder-backup', 'nova'];
/** The Secrets that the cloud takes: what belongs to it, and one with a key that the cluster does not know. */
const KEYS = 'ceph-openstack';
const WRONG = 'ceph-wrong';

/** Where it is public, on ports of nodes: a name that nobody knows unless told. */
export const DOMAIN = 'cloud.example.org';

/** A node's address, where its ports are. */
export async function publicAddress(lab: Lab): Promise<string> {
  return addressOf(lab, (await nodesOf(lab, 'control-plane'))[0]);
}

/** Shared by all that ask. */
export function everything(lab: Lab): Promise<Running> {
  return share(lab, 'everything', () => beginEverything(lab, 'everything'));
}

/** One of its own. */
export async function beginEverything(lab: Lab, name: string): Promise<Running> {
  const there = await clusterOf(lab);
  if (there === undefined) return begin(lab, name, SETTINGS);
  const namespace = await lab.namespace(name);
  return begin(lab, name, inCeph(there), (output) => applyWithKeys(lab, namespace, output));
}

const SETTINGS: OpenStackCloudProps = {
  ...COMPUTE,
  public: { via: 'nodePort', domain: DOMAIN },
  services: { ...COMPUTE.services, heat: {}, horizon: { replicas: 2 } },
};

/** Images, volumes, backups and disks there, and a back end whose key is of somebody else. */
function inCeph(there: CephSettings): OpenStackCloudProps {
  const { monitors } = there;
  return {
    ...SETTINGS,
    roles: { storage: { label: 'openstack-control-plane=enabled' } },
    storage: { ceph: there },
    services: {
      ...SETTINGS.services,
      cinder: { backends: { rbd: { rbd: {} }, wrong: { rbd: { monitors, secret: WRONG } } } },
    },
  };
}

/** The cluster as the settings of a cloud have it, if one is there. */
export async function clusterOf(lab: Lab): Promise<CephSettings | undefined> {
  const args = [
    '-n',
    CEPH,
    'get',
    'configmap',
    'ceph-conf',
    '--ignore-not-found',
    '-o',
    'jsonpath={.data.ceph\\.conf}',
  ];
  const conf = await lab.kubectl(args);
  const [, monitors] = /^mon_host = (.+)$/m.exec(conf) ?? [];
  const [, fsid] = /^fsid = (.+)$/m.exec(conf) ?? [];
  return monitors === undefined ? undefined : { monitors: [monitors], fsid, secret: KEYS };
}

/** The key of each user of that cluster, as a Secret has it. */
export async function keyOf(lab: Lab): Promise<(user: string) => string> {
  const secrets = await lab.get(CEPH, 'secrets');
  return (user) => {
    const found = secrets.find(({ metadata }) => metadata.name === `ceph-client-${user}`) as
      { data?: Record<string, string> } | undefined;
    return found?.data?.key ?? '';
  };
}

/** As an operator would: first the keys of the users, under their names. */
async function applyWithKeys(lab: Lab, namespace: string, { folder }: Output): Promise<void> {
  const key = await keyOf(lab);
  await lab.kubectl(['create', 'namespace', namespace]);
  await lab.apply([
    secretOf(namespace, KEYS, Object.fromEntries(USERS.map((user) => [user, key(user)]))),
    // of somebody else in the same cluster
    secretOf(namespace, WRONG, { key: key('glance') }),
  ]);
  await lab.apply(folder);
}
