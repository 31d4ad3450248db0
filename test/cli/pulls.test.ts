import { needs, pulled, pullPod } from '../../lib/cli/pulls';
import type { KubeObject } from '../../lib/cli/kubectl';
import { CLOUDS } from '../clouds';
import { manifests } from '../manifests';
import { node, object } from './cloud';

const DEFAULT = manifests(CLOUDS['all-in-one']) as unknown as readonly KubeObject[];

test('every node of a role is asked for all images of that role, each once', () => {
  const other = node('node-2', { metadata: { name: 'node-2', labels: {} } });
  const found = needs(DEFAULT, [node('node-1'), other, node('node-3', { spec: { unschedulable: true } })]);
  expect(found.map(({ node }) => node)).toEqual(['node-1']);
  const images = found[0].containers.map(({ image }) => image);
  expect(images).toHaveLength(new Set(images).size);
  expect(images).toContainEqual(expect.stringContaining('/mariadb-server:'));
});

test('the pod that asks is restricted, ends by itself, and belongs to no cloud', () => {
  const need = { node: 'node-1', containers: [{ image: 'x', imagePullPolicy: 'Always' }], pullSecrets: new Set(['r']) };
  expect(pullPod(need)).toMatchObject({
    metadata: { labels: { 'app.kubernetes.io/name': 'openstack-preflight' } },
    spec: {
      nodeName: 'node-1',
      restartPolicy: 'Never',
      activeDeadlineSeconds: expect.any(Number) as number,
      imagePullSecrets: [{ name: 'r' }],
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [{ image: 'x', imagePullPolicy: 'Always', command: ['true'] }],
    },
  });
});

test.each([
  ['ended', { terminated: { exitCode: 0 } }, {}],
  ['has no `true`', { terminated: { exitCode: 128, reason: 'StartError' } }, {}],
  ['is not to be had', { waiting: { reason: 'ErrImagePull', message: 'no such host' } }, { why: 'no such host' }],
  ['may not be pulled', { waiting: { reason: 'ErrImageNeverPull' } }, { why: 'ErrImageNeverPull' }],
  ['comes', { waiting: { reason: 'ContainerCreating' } }, undefined],
])('an image that %s', (_, state, answer) => {
  const pod = object('Pod', 'openstack-preflight-node-1-x', {
    spec: { containers: [{ name: 'image-0', image: 'x' }] },
    status: { containerStatuses: [{ name: 'image-0', restartCount: 0, state }] },
  });
  expect(pulled(pod)).toEqual(new Map([['x', answer]]));
});
