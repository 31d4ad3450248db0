import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { Database, Identity } from '../../lib/core/connections';
import { OpenStackService } from '../../lib/core/service';
import type { ServiceSpec } from '../../lib/core/spec';
import { type Container, type Manifest, manifests, type PodSpec } from '../manifests';
import { horizon, ironic, neutron, nova, octavia } from './sketches';

const cloud = Cloud.settings({ logging: { opensearch: 'http://logs.example.org:9200' } });
const database = Database.fromExisting({ host: 'mysql.example.org', adminSecret: 'mysql-admin' });
const identity = Identity.fromExisting({ url: 'https://identity.example.org/v3', adminSecret: 'keystone-admin' });

function objectsOf(spec: ServiceSpec): Map<string, Manifest> {
  const objects = manifests((app) => {
    new OpenStackService(new Chart(app, 'chart'), spec.name, { cloud }, spec, { database, identity });
  });
  return new Map(
    objects.map((object) => [`${object.kind}/${object.metadata.name.replace(/-[0-9a-f]{10}$/, '')}`, object]),
  );
}

function pod(objects: Map<string, Manifest>, name: string): PodSpec {
  return objects.get(name)?.spec?.template?.spec as PodSpec;
}

function container(objects: Map<string, Manifest>, workload: string, name: string): Container {
  const { containers, initContainers = [] } = pod(objects, workload);
  return [...containers, ...initContainers].find((one) => one.name === name) as Container;
}

test('nova: a cell is a database, a file, a task and a conductor', () => {
  const one = objectsOf(nova(cloud, database, ['cell1']));
  const two = objectsOf(nova(cloud, database, ['cell1', 'cell2']));
  const more = [...two.keys()].filter((key) => !one.has(key));
  expect(more.sort()).toEqual([
    'ConfigMap/nova-cell2-conf',
    'Deployment/nova-conductor-cell2',
    'Job/nova-cell2-db-sync',
  ]);
  const databases = container(two, 'Job/nova-api-db-sync', 'database').env?.find((e) => e.name === 'DATABASES');
  expect(databases?.value).toBe('nova_api,nova_cell0,nova_cell1,nova_cell2');
});

test('nova: processes read different files of one name, each with its own database in the environment', () => {
  const objects = objectsOf(nova(cloud, database, ['cell1', 'cell2']));
  const connection = (name: string, process: string) =>
    container(objects, name, process).env?.find((e) => e.name === 'OS_DATABASE__CONNECTION')?.value;
  expect(connection('Deployment/nova-api', 'api')).toMatch(/nova_cell0$/);
  expect(connection('Deployment/nova-conductor-cell2', 'conductor-cell2')).toMatch(/nova_cell2$/);
  expect(connection('DaemonSet/nova-compute', 'compute')).toBeUndefined();
  const mount = container(objects, 'DaemonSet/nova-compute', 'compute').volumeMounts?.[0];
  expect(mount).toMatchObject({ mountPath: '/etc/nova/nova.conf', subPath: 'nova-compute.conf' });
});

test('nova: compute waits for libvirt on its own node and sees its socket', () => {
  const objects = objectsOf(nova(cloud, database, ['cell1']));
  const wait = container(objects, 'DaemonSet/nova-compute', 'wait');
  expect(wait.args).toContain('node-pod/app.kubernetes.io/component=libvirt');
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
    const objects = objectsOf(neutron(cloud, database, driver));
    const name = driver === 'ovn' ? 'ovn-agent' : 'openvswitch-agent';
    const { affinity } = pod(objects, `DaemonSet/neutron-${name}`);
    expect(affinity?.nodeAffinity).toMatchObject({
      requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [expect.anything(), expect.anything()] },
    });
    expect(objects.has('DaemonSet/neutron-l3-agent')).toBe(driver === 'openvswitch');
  },
);

test('ironic: containers share a pod, its process ids, its volumes, and UDP', () => {
  const objects = objectsOf(ironic(cloud, database));
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
  const objects = objectsOf(octavia(cloud, database));
  const { volumes } = pod(objects, 'Deployment/octavia-worker');
  expect(volumes).toContainEqual({
    name: 'octavia-client',
    secret: { secretName: 'octavia-client', defaultMode: 0o440 },
  });
  const { env } = container(objects, 'Job/octavia-db-sync', 'secrets');
  const made = (JSON.parse(env?.[0].value ?? '') as { name: string }[]).map(({ name }) => name);
  expect(made).toEqual(['octavia-heartbeat', 'octavia-database', 'octavia-user']);
});

test('horizon: a secret in a file of Python is rendered at start, and its files are made before it', () => {
  const objects = objectsOf(horizon(cloud, identity.publicUrl));
  const { initContainers } = pod(objects, 'Deployment/horizon-web');
  expect(initContainers?.map(({ name }) => name)).toEqual(['log-shipper', 'secrets', 'render', 'static']);
});
