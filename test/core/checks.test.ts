import { OpenStackCloud } from '../../lib';
import { checkObjects } from '../../lib/core/checks';
import type { Manifest } from '../../lib/core/k8s';
import type { RolesSettings } from '../../lib/core/settings';
import { KEYSTONE_ONLY } from '../facts';
import { manifests } from '../manifests';

const labels = { 'app.kubernetes.io/managed-by': 'cdk8s-openstack' };

function object(kind: string, name: string, more: object = {}, namespace: string | undefined = 'a'): Manifest {
  return { apiVersion: 'v1', kind, metadata: { name, namespace, labels }, ...more };
}

function workload(name: string, podSpec: object, kind = 'Deployment', namespace?: string): Manifest {
  return object(kind, name, { spec: { template: { spec: { containers: [], ...podSpec } } } }, namespace);
}

const problems = (...objects: Manifest[]) =>
  checkObjects(objects).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('names', () => {
  test('twice is once too often', () => {
    const [problem, ...others] = problems(object('Service', 'x', { spec: 1 }), object('Service', 'x', { spec: 2 }));
    expect(problem).toMatch(/^Service x: is there twice in the namespace "a"/);
    expect(others).toEqual([]);
  });

  test('the same object twice is one', () => {
    expect(problems(object('Role', 'x'), object('Role', 'x'))).toEqual([]);
  });

  test('another kind or namespace is another object', () => {
    expect(problems(object('Role', 'x', { r: 1 }), object('Job', 'x'), object('Role', 'x', {}, 'b'))).toEqual([]);
  });

  test('what has no namespace is there once in a cluster', () => {
    expect(problems(object('ClusterRole', 'x', { r: 1 }), object('ClusterRole', 'x', { r: 2 }, 'b'))).toHaveLength(1);
  });
});

describe('references', () => {
  const wait = (...args: string[]) => ({ initContainers: [{ name: 'wait', args: ['python3', 'wait.py', ...args] }] });

  test.each<[string, object, Manifest]>([
    ['ConfigMap x', { volumes: [{ configMap: { name: 'x' } }] }, object('ConfigMap', 'x')],
    [
      'ConfigMap x',
      { volumes: [{ projected: { sources: [{ configMap: { name: 'x' } }] } }] },
      object('ConfigMap', 'x'),
    ],
    ['ServiceAccount x', { serviceAccountName: 'x' }, object('ServiceAccount', 'x')],
    ['Job x', wait('job/x'), object('Job', 'x')],
    ['Service x', wait('service/x'), object('Service', 'x')],
  ])('%s has to be there', (name, podSpec, there) => {
    expect(problems(workload('w', podSpec))).toEqual([
      expect.stringMatching(`^Deployment w: needs ${name}, which is not`),
    ]);
    expect(problems(workload('w', podSpec), there)).toEqual([]);
    expect(problems(workload('w', podSpec, 'Deployment', 'b'), there)).toHaveLength(1);
  });

  test('what the cluster brings, what is elsewhere and what others manage is left alone', () => {
    const root = { volumes: [{ projected: { sources: [{ configMap: { name: 'kube-root-ca.crt' } }] } }] };
    const foreign = workload('w', { serviceAccountName: 'x' });
    expect(problems(workload('w', root))).toEqual([]);
    expect(problems(workload('w', wait('tcp:db:3306', 'socket:/run/x', 'node-pod/a=b')))).toEqual([]);
    expect(problems({ ...foreign, metadata: { name: 'w', namespace: 'a' } })).toEqual([]);
  });
});

describe('ports on the network of the nodes', () => {
  const listening = (port: number, more: object = {}) => ({
    hostNetwork: true,
    containers: [{ name: 'c', ports: [{ containerPort: port }] }],
    ...more,
  });

  test('are taken once', () => {
    expect(problems(workload('x', listening(80)), workload('y', listening(80), 'DaemonSet', 'b'))).toEqual([
      expect.stringMatching(/^DaemonSet b\/y: listens on port 80 .* as Deployment a\/x does/),
    ]);
  });

  test.each<[string, object, string?]>([
    ['another port', listening(81)],
    ['other nodes', listening(80, { nodeSelector: { a: 'b' } })],
    ['the network of the pods', listening(80, { hostNetwork: false })],
    ['a Job, which serves nobody', listening(80), 'Job'],
  ])('%s does not matter', (_, podSpec, kind = 'Deployment') => {
    expect(problems(workload('x', listening(80)), workload('y', podSpec, kind))).toEqual([]);
  });
});

test('two clouds are told when their agents would be on the same nodes, or their node ports the same', () => {
  const two = (roles: RolesSettings) => () =>
    manifests((app) => {
      new OpenStackCloud(app, 'alpha', { namespace: 'alpha' });
      new OpenStackCloud(app, 'beta', { namespace: 'beta', roles });
    });
  expect(two({ compute: { label: 'beta=compute' }, network: { label: 'beta=network' } })).not.toThrow();
  expect(two({ compute: { label: 'beta=compute' } })).toThrow(
    /namespace beta: has agents on the nodes with the label openstack-network-node=enabled, as "alpha" has: both would use .*\/run\/openvswitch.* there; give the roles/,
  );
  const ports = () =>
    manifests((app) => {
      for (const id of ['alpha', 'beta']) {
        const publicly = { via: 'nodePort', domain: 'nodes.example.org' } as const;
        new OpenStackCloud(app, id, { namespace: id, public: publicly, services: KEYSTONE_ONLY });
      }
    });
  expect(ports).toThrow(
    'Service beta/keystone-api-public: takes port 30500 of every node, as Service alpha/keystone-api-public does; set services.<service>.processes.<process>.nodePort',
  );
});
