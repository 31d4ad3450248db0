import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import type { IReference } from '../../lib/core/connections';
import { podSecurity } from '../../lib/core/policies';
import type { CloudSettings } from '../../lib/core/settings';
import type { Process, UnitSpec } from '../../lib/core/spec';
import { buildUnit } from '../../lib/core/unit';
import { find, type Manifest, manifests } from '../manifests';

type Daemon = Extract<Process, { readonly command: readonly string[] }>;

const daemon = (more: Partial<Daemon> = {}): Daemon => ({ image: 'i', command: ['x'], runsOn: ['control'], ...more });

const store: UnitSpec = {
  name: 'store',
  user: 'nova',
  processes: { store: daemon({ port: 3306, ports: { admin: 8080, heartbeat: '5555/udp' } }) },
};

/** What another unit uses of it. */
const reaching = (port: number): IReference => ({ _waitsFor: [], _peers: [{ unit: 'store', process: 'store', port }] });

function user(processes: UnitSpec['processes'], tasks: UnitSpec['tasks'] = []): UnitSpec {
  return { name: 'demo', user: 'nova', processes, tasks };
}

/** Everything that the engine makes of some units together; they come before what they use. */
function made(settings: CloudSettings, ...units: readonly UnitSpec[]): Manifest[] {
  return manifests((app) => {
    const cloud = Cloud.settings(settings);
    for (const unit of [...units, store]) buildUnit(new Chart(app, unit.name), cloud, unit);
  });
}

const rules = (settings: CloudSettings, ...units: readonly UnitSpec[]) =>
  find(made(settings, ...units), 'NetworkPolicy', 'store').spec?.ingress;

const pods = (unit: string, ...values: string[]) => ({
  podSelector: {
    matchLabels: { 'app.kubernetes.io/name': unit },
    matchExpressions: [{ key: 'app.kubernetes.io/component', operator: 'In', values }],
  },
});

describe('NetworkPolicies', () => {
  const task = { name: 'sync', uses: [reaching(8080)], steps: { sync: { image: 'i', command: ['x'] } } };

  test('a port is open to the processes and tasks that use it, and to no others of their unit', () => {
    const processes = {
      api: daemon({ uses: [reaching(3306)] }),
      worker: daemon({ uses: [reaching(3306), reaching(3306)] }),
      other: daemon(),
    };
    expect(rules({}, user(processes, [task]))).toEqual([
      { from: [pods('demo', 'api', 'worker')], ports: [{ port: 3306, protocol: 'TCP' }] },
      { from: [pods('demo', 'sync')], ports: [{ port: 8080, protocol: 'TCP' }] },
    ]);
  });

  test('a port that nobody uses is open to nobody', () => {
    expect(rules({}) ?? []).toEqual([]);
  });

  test('what listens on UDP is open on UDP', () => {
    expect(rules({}, user({ agent: daemon({ uses: [reaching(5555)] }) }))).toEqual([
      { from: [pods('demo', 'agent')], ports: [{ port: 5555, protocol: 'UDP' }] },
    ]);
  });

  test('what is for users is open to everybody, its further ports are not', () => {
    const api = daemon({ port: 80, ports: { metrics: 81 }, public: { host: 'x', nodePort: 30000 } });
    const { spec } = find(made({}, user({ api })), 'NetworkPolicy', 'demo-api');
    expect(spec?.ingress).toEqual([{ ports: [{ port: 80, protocol: 'TCP' }] }]);
  });

  test('who is on the network of the nodes comes from there', () => {
    const agent = daemon({ perNode: true, share: ['hostNetwork'], uses: [reaching(3306)] });
    const nodeAddresses = ['10.0.0.0/24', 'fd00::/64'];
    expect(rules({ nodeAddresses }, user({ agent, api: daemon({ uses: [reaching(3306)] }) }))).toEqual([
      {
        from: [pods('demo', 'api'), ...nodeAddresses.map((cidr) => ({ ipBlock: { cidr } }))],
        ports: [{ port: 3306, protocol: 'TCP' }],
      },
    ]);
    expect(() => rules({}, user({ agent }))).toThrow(
      'nodeAddresses: is missing: demo-agent is on the network of the nodes and uses store, which is not',
    );
    expect(made({ networkPolicies: false }, user({ agent })).map(({ kind }) => kind)).not.toContain('NetworkPolicy');
  });

  test('what itself is on the network of the nodes has none: Kubernetes knows none there', () => {
    const kinds = made({ hostNetwork: true }, user({ api: daemon({ port: 80, uses: [reaching(3306)] }) }));
    expect(kinds.map(({ kind }) => kind)).not.toContain('NetworkPolicy');
  });

  test('all pods of the cloud are closed otherwise, and no pod of others', () => {
    expect(find(made({}), 'NetworkPolicy', 'openstack-closed').spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/managed-by': 'cdk8s-openstack' } },
      policyTypes: ['Ingress'],
    });
  });
});

test.each<[string, Partial<Daemon>, CloudSettings]>([
  ['restricted', {}, {}],
  ['restricted', { rights: { writableRoot: true, reason: 'x' } }, {}],
  ['baseline', { rights: { root: true, reason: 'x' } }, {}],
  ['baseline', { rights: { capabilities: ['KILL'], reason: 'x' } }, {}],
  ['baseline', {}, { start: 'kolla' }],
  ['privileged', { rights: { capabilities: ['NET_ADMIN'], reason: 'x' } }, {}],
  ['privileged', { rights: { privileged: true, reason: 'x' } }, {}],
  ['privileged', { share: ['hostPID'] }, {}],
  ['privileged', { mounts: [{ path: '/dev', host: '/dev' }] }, {}],
  ['privileged', { beside: { x: { image: 'i', command: ['x'], rights: { privileged: true, reason: 'x' } } } }, {}],
  ['privileged', {}, { hostNetwork: true }],
])('the level of the namespace is %s with %j in %j', (level, process, settings) => {
  const cloud = Cloud.settings(settings);
  const note = { cloud, spec: user({ agent: daemon(process) }), hostNetwork: cloud.hostNetwork, images: new Set('i') };
  expect(podSecurity(cloud, [note])).toBe(level);
});
