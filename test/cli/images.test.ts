import { copies, imagesOf } from '../../lib/cli/images';
import type { KubeObject } from '../../lib/cli/kubectl';
import { CLOUDS } from '../clouds';
import { manifests } from '../manifests';
import { object } from './cloud';

const DEFAULT = manifests(CLOUDS['all-in-one']) as unknown as readonly KubeObject[];
const DIGEST = `sha256:${'0'.repeat(64)}`;

test('each image once, sorted, those of init containers, Jobs and CronJobs, too', () => {
  const pod = (name: string) => ({
    containers: [{ name, image: name }],
    initContainers: [{ name, image: `init-${name}` }],
  });
  const own = [
    object('CronJob', 'purge', { spec: { jobTemplate: { spec: { template: { spec: pod('b') } } } } }),
    object('Deployment', 'shop', { spec: { template: { spec: pod('a') } } }),
    object('Job', 'once', { spec: { template: { spec: pod('a') } } }),
    object('HTTPRoute', 'shop'),
  ];
  expect(imagesOf(own)).toEqual(['a', 'b', 'init-a', 'init-b']);
  expect(imagesOf(DEFAULT)).toContain('quay.io/openstack.kolla/keystone:2025.2-debian-bookworm');
});

test.each([
  ['quay.io/openstack.kolla/keystone:1', 'quay.io/openstack.kolla/keystone:1', 'keystone:1'],
  [`quay.io/kolla/keystone@${DIGEST}`, `quay.io/kolla/keystone@${DIGEST}`, `keystone@${DIGEST}`],
  ['busybox', 'docker.io/library/busybox:latest', 'busybox:latest'],
  ['acme/shop:2', 'docker.io/acme/shop:2', 'shop:2'],
  ['localhost:5000/shop', 'localhost:5000/shop:latest', 'shop:latest'],
  [`reg:5000/a/b/shop:1@${DIGEST}`, `reg:5000/a/b/shop@${DIGEST}`, `shop@${DIGEST}`],
])('%s is copied', (reference, source, target) => {
  expect(copies([reference], 'mirror:5000/kolla')).toEqual([
    `skopeo copy --all docker://${source} docker://mirror:5000/kolla/${target}`,
  ]);
});

test.each([
  [['a.io/x:1', 'b.io/x:1'], 'm.io/k', '--mirror: a.io/x:1 and b.io/x:1 would both be m.io/k/x:1'],
  [['x; rm -rf /'], 'm.io/k', '"x; rm -rf /" is no image reference'],
  [
    ['x'],
    'https://m.io/k',
    '--mirror: "https://m.io/k" is none: write <registry>[:<port>]/<namespace>, without https://',
  ],
  [['x'], 'm.io/$(id)', '--mirror: "m.io/$(id)" is none: write <registry>[:<port>]/<namespace>, without https://'],
])('%j is not copied to %s', (references, mirror, message) => {
  expect(() => copies(references, mirror)).toThrow(message);
});
