import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { OpenStackService } from '../../lib/core/service';
import type { CloudSettings, ServiceSettings } from '../../lib/core/settings';
import type { ServiceSpec } from '../../lib/core/spec';
import { facts } from '../facts';
import { type Container, type Manifest, manifests, plain, type PodSpec, podSpec } from '../manifests';
import { horizon, ironic, neutron, nova, octavia } from './sketches';

type Objects = ReadonlyMap<string, Manifest>;

/** The objects of a service, by kind and name without hashes. */
function objectsOf(spec: ServiceSpec, settings: ServiceSettings = {}, more: CloudSettings = {}): Objects {
  const cloud = Cloud.settings({ logging: { opensearch: 'http://logs.example.org:9200' }, ...more });
  const { database, messageBus, identity } = facts;
  const objects = manifests((app) => {
    const props = { cloud, database, messageBus, identity, ...settings };
    new OpenStackService(new Chart(app, 'chart'), spec.name, props, () => spec);
  });
  return new Map(objects.map((object) => [`${object.kind}/${plain(object.metadata.name)}`, object]));
}

/** What is in the second and not, or not so, in the first. */
function changed(before: Objects, after: Objects): string[] {
  return [...after].filter(([key, one]) => JSON.stringify(one) !== JSON.stringify(before.get(key))).map(([key]) => key);
}

function waitsOf(objects: Objects, name: string): string[] {
  const waits = pod(objects, name).initContainers?.find((one) => one.name === 'wait');
  return waits?.args?.slice(3).map(plain) ?? [];
}

function pod(objects: Objects, name: string): PodSpec {
  return podSpec(objects.get(name) as Manifest) as PodSpec;
}

function container(objects: Objects, workload: string, name: string): Container {
  const { containers, initContainers = [] } = pod(objects, workload);
  return [...containers, ...initContainers].find((one) => one.name === name) as Container;
}

test('nova: a cell is a database, a file, a task and a conductor', () => {
  const one = objectsOf(nova(facts, ['cell1']));
  const two = objectsOf(nova(facts, ['cell1', 'cell2']));
  const more = [...two.keys()].filter((key) => !one.has(key));
  expect(more.sort()).toEqual([
    'ConfigMap/nova-cell2-conf',
    'Deployment/nova-conductor-cell2',
    'Job/nova-cell2-db-sync',
  ]);
  expect(waitsOf(two, 'Job/nova-cell2-db-sync')).toEqual(['wanted/nova/cell2-db-sync', 'job/nova-api-db-sync']);
  const databases = container(two, 'Job/nova-api-db-sync', 'database').env?.find((e) => e.name === 'DATABASES');
  expect(databases?.value).toBe('nova_api,nova_cell0,nova_cell1,nova_cell2');
});

test('nova: processes read different files of one name, each with its own database in the environment', () => {
  const objects = objectsOf(nova(facts, ['cell1', 'cell2']));
  const connection = (name: string, process: string) =>
    container(objects, name, process).env?.find((e) => e.name === 'OS_DATABASE__CONNECTION')?.value;
  expect(connection('Deployment/nova-api', 'api')).toMatch(/nova_cell0$/);
  expect(connection('Deployment/nova-conductor-cell2', 'conductor-cell2')).toMatch(/nova_cell2$/);
  expect(connection('DaemonSet/nova-compute', 'compute')).toBeUndefined();
  const mount = container(objects, 'DaemonSet/nova-compute', 'compute').volumeMounts?.[0];
  expect(mount).toMatchObject({ mountPath: '/etc/nova/nova.conf', subPath: 'nova-compute.conf' });
});

test('nova: cells are mapped by templates, so that no command line has a password', () => {
  const objects = objectsOf(nova(facts, ['cell1']));
  const url = '{scheme}://{username}:{password}@{hostname}:{port}/nova_cell0?{query}';
  expect(container(objects, 'Job/nova-api-db-sync', 'cell0').args?.slice(-2)).toEqual(['--database_connection', url]);
});

test('nova: hosts are discovered when conductors of this version run, rows archived again and again', () => {
  const objects = objectsOf(nova(facts, ['cell1', 'cell2']));
  const waits = container(objects, 'Job/nova-discover-hosts', 'wait').args?.slice(2) ?? [];
  const version = (name: string) => {
    const annotations = objects.get(`Deployment/${name}`)?.metadata.annotations;
    return `rollout/deployment/${name}@${annotations?.['cdk8s-openstack/content']}`;
  };
  expect(waits).toEqual(expect.arrayContaining(['nova-conductor-cell1', 'nova-conductor-cell2'].map(version)));
  expect(objects.get('CronJob/nova-archive')?.spec).toMatchObject({
    schedule: '17 3 * * *',
    concurrencyPolicy: 'Forbid',
  });
  expect(waitsOf(objects, 'CronJob/nova-archive')).toEqual(['tcp:mysql.example.org:3306']);
  const tasks = Object.keys(objects.get('ConfigMap/nova-tasks')?.data ?? {});
  expect(tasks.sort()).toEqual(['api-db-sync', 'cell1-db-sync', 'cell2-db-sync', 'discover-hosts', 'register']);
});

test('nova: who has to wait for a task waits for that one', () => {
  const objects = objectsOf(nova(facts, ['cell1']));
  const jobs = (name: string) => waitsOf(objects, name).filter((wait) => wait.startsWith('job/'));
  expect(jobs('Deployment/nova-scheduler')).toEqual(['job/nova-api-db-sync', 'job/nova-cell1-db-sync']);
  expect(jobs('DaemonSet/nova-compute')).toEqual(['job/nova-register']);
  expect(jobs('DaemonSet/nova-libvirt')).toEqual([]);
});

test('nova: one option of a file changes what reads the file, and no agent that does not', () => {
  const config = (file: string) => ({ config: { [file]: { DEFAULT: { debug: true } } } });
  const before = objectsOf(nova(facts, ['cell1', 'cell2']));
  const after = (file: string) => changed(before, objectsOf(nova(facts, ['cell1', 'cell2']), config(file)));
  expect(after('nova-compute.conf')).toEqual(['ConfigMap/nova-compute-conf', 'DaemonSet/nova-compute']);
  const api = after('nova-api.conf');
  expect(api.filter((key) => key.startsWith('DaemonSet') || key === 'Job/nova-register')).toEqual([]);
  expect(api).toEqual(expect.arrayContaining(['Deployment/nova-api', 'Deployment/nova-scheduler']));
});

test('nova: a larger cloud is one of more APIs, not of other agents', () => {
  const agents = (size: CloudSettings['size']) =>
    [...objectsOf(nova(facts, ['cell1']), {}, { size })].filter(([key]) => key.startsWith('DaemonSet'));
  expect(agents('large')).toEqual(agents('aio'));
});

test('nova: each pod runs scripts in an image of its own, the hypervisor is replaced by hand', () => {
  const objects = objectsOf(nova(facts, ['cell1']));
  const images = ['Deployment/nova-scheduler', 'DaemonSet/nova-compute', 'Deployment/nova-conductor-cell1'].map(
    (name) => container(objects, name, 'wait').image.replace(/^.*\/|:.*$/g, ''),
  );
  expect(images).toEqual(['nova-scheduler', 'nova-compute', 'nova-conductor']);
  expect(objects.get('DaemonSet/nova-libvirt')?.spec).toMatchObject({ updateStrategy: { type: 'OnDelete' } });
  expect(objects.get('DaemonSet/nova-compute')?.spec).not.toHaveProperty('updateStrategy');
});

test('nova: compute waits for libvirt on its own node and sees its socket', () => {
  const objects = objectsOf(nova(facts, ['cell1']));
  const wait = container(objects, 'DaemonSet/nova-compute', 'wait');
  expect(wait.args).toEqual(expect.arrayContaining(['node-pod/nova/libvirt', 'socket:/run/libvirt/libvirt-sock']));
  expect(wait.securityContext).toMatchObject({ runAsUser: 0, capabilities: { drop: ['ALL'] } });
  expect(wait.env).toEqual([{ name: 'NODE_NAME', valueFrom: { fieldRef: { fieldPath: 'spec.nodeName' } } }]);
  expect(wait.volumeMounts?.map((m) => m.mountPath)).toContain('/run/libvirt');
  expect(pod(objects, 'DaemonSet/nova-compute')).toMatchObject({
    hostNetwork: true,
    hostPID: true,
    dnsPolicy: 'ClusterFirstWithHostNet',
  });
});

test.each(['ovn', 'openvswitch'])(
  'neutron: the driver %s is one more record; agents run where either role is',
  (driver) => {
    const objects = objectsOf(neutron(facts, driver));
    const name = driver === 'ovn' ? 'ovn-agent' : 'openvswitch-agent';
    const { affinity } = pod(objects, `DaemonSet/neutron-${name}`);
    expect(affinity?.nodeAffinity).toMatchObject({
      requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [expect.anything(), expect.anything()] },
    });
    expect(objects.has('DaemonSet/neutron-l3-agent')).toBe(driver === 'openvswitch');
  },
);

test('ironic: containers share a pod, its process ids, its volumes, and UDP', () => {
  const objects = objectsOf(ironic(facts));
  expect(pod(objects, 'DaemonSet/ironic-dnsmasq').shareProcessNamespace).toBe(true);
  expect(container(objects, 'DaemonSet/ironic-dnsmasq', 'pxe-filter').securityContext).toEqual({
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'], add: ['KILL'] },
    readOnlyRootFilesystem: true,
    runAsNonRoot: false,
    runAsUser: 0,
  });
  const ports = objects.get('Service/ironic-conductor')?.spec?.ports;
  expect(ports).toEqual([{ name: 'tftp', port: 69, targetPort: 'tftp', protocol: 'UDP' }]);
});

test('octavia: certificates of Secrets that others issue, and what it generates itself', () => {
  const objects = objectsOf(octavia(facts));
  const { volumes } = pod(objects, 'Deployment/octavia-worker');
  expect(volumes).toContainEqual({
    name: 'octavia-client',
    secret: { secretName: 'octavia-client', defaultMode: 0o440 },
  });
  const { env } = container(objects, 'Job/octavia-db-sync', 'wait');
  const made = (JSON.parse(env?.find(({ name }) => name === 'SECRETS')?.value ?? '') as { name: string }[]).map(
    ({ name }) => name,
  );
  expect(made).toEqual(['octavia-heartbeat', 'openstack-cloud', 'octavia-database', 'octavia-user']);
});

test('horizon: users reach what stands in no catalog', () => {
  const objects = objectsOf(horizon(facts), {}, { public: { via: 'nodePort', domain: 'nodes.example.org' } });
  expect(objects.get('Service/horizon-web-public')?.spec?.ports).toMatchObject([{ port: 8080, nodePort: 30080 }]);
});

test('horizon: a secret in a file of Python is rendered at start, and its files are made before it', () => {
  const objects = objectsOf(horizon(facts));
  const { initContainers } = pod(objects, 'Deployment/horizon-web');
  expect(initContainers?.map(({ name }) => name)).toEqual(['log-shipper', 'secrets', 'render', 'static']);
});
