import { Cloud } from '../../lib/core/cloud';
import type { CloudSettings, ImageSettings } from '../../lib/core/settings';
import { InputError } from '../../lib/core/errors';

const image = (images: ImageSettings, name = 'keystone') => Cloud.settings({ images }).image(name);

test('everything has a default', () => {
  const { namespace, region, release, start, hostNetwork } = Cloud.settings();
  expect({ namespace, region, release, start, hostNetwork }).toEqual({
    namespace: 'openstack',
    region: 'RegionOne',
    release: '2025.2',
    start: 'direct',
    hostNetwork: false,
  });
});

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

test.each<[string, ImageSettings, string]>([
  ['Kolla by default', {}, 'quay.io/openstack.kolla/keystone:2025.2-debian-bookworm'],
  ['registry', { registry: 'reg:5000' }, 'reg:5000/openstack.kolla/keystone:2025.2-debian-bookworm'],
  ['namespace', { namespace: 'a/b' }, 'quay.io/a/b/keystone:2025.2-debian-bookworm'],
  ['no namespace', { registry: 'reg', namespace: '' }, 'reg/keystone:2025.2-debian-bookworm'],
  ['neither', { registry: '', namespace: '' }, 'keystone:2025.2-debian-bookworm'],
  ['prefix', { prefix: 'ubuntu-' }, 'quay.io/openstack.kolla/ubuntu-keystone:2025.2-debian-bookworm'],
  ['tag', { tag: 'mine' }, 'quay.io/openstack.kolla/keystone:mine'],
  ['pin', { tag: 'mine', pin: { keystone: DIGEST } }, `quay.io/openstack.kolla/keystone@${DIGEST}`],
  ['pin of another', { tag: 'mine', pin: { nova: DIGEST } }, 'quay.io/openstack.kolla/keystone:mine'],
  ['each', { tag: 't', each: { keystone: { tag: 'x' } } }, 'quay.io/openstack.kolla/keystone:x'],
  [
    'each, in all parts, without the prefix',
    { prefix: 'p-', each: { keystone: { registry: 'r', namespace: 'n', name: 'id', tag: 'x' } } },
    'r/n/id:x',
  ],
])('image: %s', (_, images, reference) => {
  expect(image(images)).toBe(reference);
});

test.each([
  ['2025.1', 'debian-bookworm'],
  ['2025.2', 'debian-bookworm'],
  ['2026.1', 'debian-trixie'],
] as const)('the images of %s are on %s', (release, distro) => {
  expect(Cloud.settings({ release }).image('nova-api')).toMatch(new RegExp(`:${release}-${distro}$`));
});

describe('roles', () => {
  const control = (settings: NonNullable<CloudSettings['roles']>['control']) =>
    Cloud.settings({ roles: { control: settings } })._roles.control;

  test('have labels of their own', () => {
    expect(Object.entries(Cloud.settings()._roles).map(([role, { key, value }]) => [role, key, value])).toEqual([
      ['control', 'openstack-control-plane', 'enabled'],
      ['compute', 'openstack-compute-node', 'enabled'],
      ['network', 'openstack-network-node', 'enabled'],
      ['storage', 'openstack-storage-node', 'enabled'],
    ]);
  });

  test.each([
    ['node-role.kubernetes.io/control-plane=', 'node-role.kubernetes.io/control-plane', ''],
    ['zone=A.1', 'zone', 'A.1'],
  ])('label %s', (label, key, value) => {
    expect(control({ label })).toEqual({ key, value, tolerations: [] });
  });

  test.each([
    ['dedicated', { key: 'dedicated', operator: 'Exists' }],
    ['a.b/c:NoSchedule', { key: 'a.b/c', operator: 'Exists', effect: 'NoSchedule' }],
    ['a=b:NoExecute', { key: 'a', operator: 'Equal', value: 'b', effect: 'NoExecute' }],
    ['a=', { key: 'a', operator: 'Equal', value: '' }],
  ])('taint %s', (taint, toleration) => {
    expect(control({ tolerations: [taint] }).tolerations).toEqual([toleration]);
  });
});

test.each<[string, CloudSettings | Record<string, unknown>]>([
  ['namespace', { namespace: 'Open_Stack' }],
  ['namespace', { namespace: '' }],
  ['region', { region: 'Region One' }],
  ['release', { release: '2023.1' }],
  ['size', { size: 'huge' }],
  ['start', { start: 'systemd' }],
  ['images.registry', { images: { registry: 'https://registry.example.org' } }],
  ['images.namespace', { images: { namespace: 'Kolla' } }],
  ['images.prefix', { images: { prefix: '-x' } }],
  ['images.tag', { images: { tag: 'a b' } }],
  ['images.pin.nova', { images: { pin: { nova: 'sha256:12' } } }],
  ['images.each.nova.tag', { images: { each: { nova: { tag: ':1' } } } }],
  ['roles.control.label', { roles: { control: { label: 'no-value' } } }],
  ['roles.network.tolerations.0', { roles: { network: { tolerations: ['a:Never'] } } }],
  ['storage', { storage: { className: 'fast', ephemeral: true } }],
  ['logging.opensearch', { logging: { opensearch: 'logs.example.org:9200' } }],
  ['logging.opensearch', { logging: { opensearch: 'https://me:secret@logs.example.org' } }],
  ['logging.indexPrefix', { logging: { opensearch: 'http://logs', indexPrefix: 'Open*' } }],
  ['public.via', { public: { via: 'magic' } }],
  ['public.domain', { public: { domain: 'a.example.org' } }],
  ['public.domain', { public: { via: 'ingress' } }],
  ['public.domain', { public: { via: 'ingress', domain: 'https://a.example.org' } }],
  ['public.tls', { public: { via: 'none', tls: { secret: 'x' } } }],
  ['public.tls', { public: { via: 'nodePort', domain: 'a.org', tls: { secret: 'x' } } }],
  ['public.tls', { public: { via: 'ingress', domain: 'a.org', tls: {} } }],
  ['public.tls', { public: { via: 'ingress', domain: 'a.org', tls: { secret: 'x', issuer: 'y' } } }],
  ['public.tls', { public: { via: 'gateway', domain: 'a.org', gateway: { name: 'g' }, tls: { secret: 'x' } } }],
  ['public', { public: { via: 'gateway', domain: 'a.org' } }],
])('what is wrong is said with its place: %s in %j', (place, settings) => {
  const make = () => Cloud.settings(settings as CloudSettings);
  expect(make).toThrow(InputError);
  expect(make).toThrow(new RegExp(`^${place.replaceAll('.', '\\.')}: `));
});
