/** What of a cloud is not ready yet, and why: `npm run status [namespace]`. Exits 1 until all is ready. */
import { execFileSync } from 'node:child_process';

interface State {
  readonly waiting?: { readonly reason?: string; readonly message?: string };
  readonly running?: object;
  readonly terminated?: { readonly exitCode: number; readonly reason?: string };
}

interface ContainerStatus {
  readonly name: string;
  readonly ready: boolean;
  readonly restartCount: number;
  readonly state: State;
}

/** The part of a pod that tells how it is. */
export interface PodStatus {
  readonly metadata: { readonly name: string };
  readonly status: {
    readonly phase: string;
    readonly conditions?: readonly { readonly type: string; readonly status: string; readonly message?: string }[];
    readonly initContainerStatuses?: readonly ContainerStatus[];
    readonly containerStatuses?: readonly ContainerStatus[];
  };
}

/** Where to look for more: the last line a container wrote, the last warning about a pod. */
export interface Evidence {
  lastLine(pod: string, container: string): string;
  lastWarning(pod: string): string;
}

/** Why a pod is not ready; undefined when it is, or has done its work. */
export function explain(pod: PodStatus, evidence: Evidence): string | undefined {
  const { phase, conditions = [], initContainerStatuses = [], containerStatuses = [] } = pod.status;
  const condition = (type: string) => conditions.find((one) => one.type === type);
  if (phase === 'Succeeded' || condition('Ready')?.status === 'True') return undefined;
  if (condition('PodScheduled')?.status === 'False') return `no node takes it: ${condition('PodScheduled')?.message}`;

  const current = [...initContainerStatuses, ...containerStatuses].find(
    ({ ready, state }) => !ready && state.terminated?.exitCode !== 0,
  );
  if (current === undefined) return 'its containers are being created';
  const { name, state, restartCount } = current;
  const { reason, message } = state.waiting ?? {};
  if (reason === 'PodInitializing' || reason === 'ContainerCreating') {
    const warning = evidence.lastWarning(pod.metadata.name);
    return warning === '' ? 'its volumes are being mounted' : warning;
  }
  const said = evidence.lastLine(pod.metadata.name, name);
  if (state.terminated !== undefined || restartCount > 0) {
    return `${name} has failed ${Math.max(restartCount, 1)} times, it said: ${said}`;
  }
  if (state.waiting !== undefined) return `${name}: ${message ?? reason}`;
  if (name === 'wait') return said;
  return initContainerStatuses.includes(current)
    ? `${name} is running: ${said}`
    : `${name} runs, but does not answer its check yet`;
}

function kubectl(...args: string[]): string {
  return execFileSync('kubectl', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 30_000 });
}

/** As far as the cluster tells: a log that is not there yet is no reason to stop. */
function attempt(...args: string[]): string {
  try {
    return kubectl(...args).trim();
  } catch {
    return '';
  }
}

function main(namespace: string): void {
  const inNamespace = ['--namespace', namespace];
  const evidence: Evidence = {
    lastLine: (pod, container) => attempt('logs', pod, '-c', container, '--tail=1', ...inNamespace),
    lastWarning: (pod) => {
      const selector = `--field-selector=involvedObject.name=${pod},type=Warning`;
      return attempt(
        'get',
        'events',
        selector,
        '--sort-by=.lastTimestamp',
        '-o',
        'jsonpath={.items[-1:].message}',
        ...inNamespace,
      );
    },
  };
  const selector = `--selector=app.kubernetes.io/instance=${namespace}`;
  const { items } = JSON.parse(kubectl('get', 'pods', selector, '-o', 'json', ...inNamespace)) as {
    items: PodStatus[];
  };
  const reasons = items
    .map((pod) => [pod.metadata.name, explain(pod, evidence)] as const)
    .filter(([, reason]) => reason);
  for (const [name, reason] of reasons) console.log(`${name}: ${reason}`);
  if (items.length === 0) console.log(`there is no pod of a cloud in the namespace "${namespace}"`);
  else console.log(`${items.length - reasons.length} of ${items.length} pods are ready or done`);
  process.exitCode = items.length > 0 && reasons.length === 0 ? 0 : 1;
}

if (require.main === module) {
  try {
    main(process.argv[2] ?? 'openstack');
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    console.error(`kubectl does not answer: ${(stderr ?? String(error)).trim().split('\n').at(-1)}`);
    process.exitCode = 2;
  }
}
