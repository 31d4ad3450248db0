/** A pod of another namespace, as anybody in the cluster may have one. */
import { Cloud } from '../../lib';
import { type Lab, pause } from './lab';
import { condition } from './state';

const NAMESPACE = 'stranger';
const POD = 'stranger';

/** Its namespace; it is made once. */
export async function stranger(lab: Lab): Promise<string> {
  const namespace = await lab.namespace(NAMESPACE);
  const container = {
    name: 'python',
    image: Cloud.settings().image('keystone'),
    args: ['sleep', 'infinity'],
    securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
  };
  const securityContext = { runAsNonRoot: true, runAsUser: 42425, seccompProfile: { type: 'RuntimeDefault' } };
  const spec = { securityContext, terminationGracePeriodSeconds: 1, containers: [container] };
  await lab.apply([
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } },
    { apiVersion: 'v1', kind: 'Pod', metadata: { name: POD, namespace }, spec },
  ]);
  for (;;) {
    const [pod] = await lab.get(namespace, 'pod', POD);
    if (condition(pod, 'Ready')) return namespace;
    await pause(0.5);
  }
}

/** Runs a Python program there. */
export async function asStranger(lab: Lab, program: string, ...args: readonly string[]): Promise<string> {
  const namespace = await stranger(lab);
  return (await lab.exec(namespace, POD, ['python3', '-c', program, ...args], { timeout: 300 })).trim();
}

const REACHES = `
import socket, sys
for target in sys.argv[1:]:
    host, port = target.rsplit(":", 1)
    try:
        socket.create_connection((host, int(port)), timeout=2).close()
        print(target)
    except OSError:
        pass
`;

/** Those of the `host:port` that take a connection from it. */
export async function reaches(lab: Lab, targets: readonly string[]): Promise<string[]> {
  const answer = await asStranger(lab, REACHES, ...targets);
  return answer === '' ? [] : answer.split('\n');
}
