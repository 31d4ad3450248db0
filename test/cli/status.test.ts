import { type Evidence, explain, type PodStatus } from '../../lib/cli/status';

const evidence: Evidence = {
  lastLine: (_, container) => `last line of ${container}`,
  lastWarning: () => 'MountVolume.SetUp failed: secret "keystone-fernet-keys" not found',
};

function pod(status: Partial<PodStatus['status']>): PodStatus {
  return { metadata: { name: 'pod' }, status: { phase: 'Pending', ...status } };
}

function container(
  name: string,
  state: PodStatus['status']['containerStatuses'] extends readonly (infer C)[] | undefined ? Partial<C> : never,
) {
  return { name, ready: false, restartCount: 0, state: {}, ...state };
}

const waiting = (reason: string, message?: string) => ({ state: { waiting: { reason, message } } });

test.each<[string, PodStatus, string | undefined]>([
  ['ready', pod({ phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] }), undefined],
  ['done', pod({ phase: 'Succeeded' }), undefined],
  [
    'not scheduled',
    pod({
      conditions: [{ type: 'PodScheduled', status: 'False', message: '0/3 nodes: no node matched the selector' }],
    }),
    'no node takes it: 0/3 nodes: no node matched the selector',
  ],
  [
    'waiting for others',
    pod({ initContainerStatuses: [container('wait', { state: { running: {} } })] }),
    'last line of wait',
  ],
  [
    'a Secret to mount is missing',
    pod({ initContainerStatuses: [container('wait', waiting('PodInitializing'))] }),
    'MountVolume.SetUp failed: secret "keystone-fernet-keys" not found',
  ],
  [
    'an image that is not there',
    pod({ containerStatuses: [container('api', waiting('ImagePullBackOff', 'Back-off pulling image "x"'))] }),
    'api: Back-off pulling image "x"',
  ],
  [
    'crashing',
    pod({ containerStatuses: [container('api', { restartCount: 3, ...waiting('CrashLoopBackOff', 'back-off 40s') })] }),
    'api has failed 3 times, it said: last line of api',
  ],
  [
    'past its init containers, not answering',
    pod({
      initContainerStatuses: [container('wait', { ready: true, state: { terminated: { exitCode: 0 } } })],
      containerStatuses: [container('api', { state: { running: {} } })],
    }),
    'api runs, but does not answer its check yet',
  ],
])('%s', (_, status, reason) => {
  expect(explain(status, evidence)).toBe(reason);
});
