/** Whether nodes can have the images that their pods need: by pods that have them all and do nothing. */
import { closed, labelled, untolerated } from './nodes';
import { type Container, containers, type KubeObject, podSpec, type PodSpec } from './kubectl';

/** The label of everything that the check makes; nothing of a cloud has it. */
export const LABEL = 'app.kubernetes.io/name=openstack-preflight';

/** A node, and what the pods of one namespace that may run there need of it. */
export interface Need {
  readonly node: string;
  readonly containers: readonly Pick<Container, 'image' | 'imagePullPolicy'>[];
  readonly pullSecrets: ReadonlySet<string>;
}

/** Per node that takes pods, the images of all workloads that may run there. */
export function needs(manifests: readonly KubeObject[], nodes: readonly KubeObject[]): Need[] {
  // those that go where others are need nothing that these do not
  const pods = manifests.map(podSpec).filter((pod) => pod !== undefined && !pod.affinity?.podAffinity) as PodSpec[];
  return nodes.flatMap((node) => {
    const here = pods.filter((pod) => mayRun(pod, node));
    const images = new Map(here.flatMap((pod) => containers(pod)).map((container) => [container.image, container]));
    if (images.size === 0) return [];
    const pullSecrets = new Set(here.flatMap(({ imagePullSecrets = [] }) => imagePullSecrets.map(({ name }) => name)));
    return [{ node: node.metadata.name, containers: [...images.values()], pullSecrets }];
  });
}

function mayRun(pod: PodSpec, node: KubeObject): boolean {
  return labelled(pod, [node]).length > 0 && closed(node) === undefined && untolerated(pod, node).length === 0;
}

/** A pod that asks a node for images, and runs nothing but `true`. It ends by itself if nobody takes it away. */
export function pullPod({ node, containers, pullSecrets }: Need): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      generateName: `openstack-preflight-${node}-`,
      labels: { [LABEL.split('=')[0]]: LABEL.split('=')[1] },
    },
    spec: {
      // this node and no other, whatever the scheduler thinks of it
      nodeName: node,
      tolerations: [{ operator: 'Exists' }],
      restartPolicy: 'Never',
      activeDeadlineSeconds: PATIENCE,
      terminationGracePeriodSeconds: 0,
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      ...(pullSecrets.size > 0 ? { imagePullSecrets: [...pullSecrets].map((name) => ({ name })) } : {}),
      securityContext: { runAsNonRoot: true, runAsUser: 65534, seccompProfile: { type: 'RuntimeDefault' } },
      containers: containers.map(({ image, imagePullPolicy }, i) => ({
        name: `image-${i}`,
        image,
        ...(imagePullPolicy === undefined ? {} : { imagePullPolicy }),
        command: ['true'],
        resources: { requests: { cpu: '1m', memory: '1Mi' }, limits: { cpu: '100m', memory: '64Mi' } },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      })),
    },
  };
}

/** Seconds for all images of a node to come. */
export const PATIENCE = 1800;

/** What is known of the images of a node: had, not to be had and why, or undefined while they come. */
export function pulled({ spec, status }: KubeObject): Map<string, { readonly why?: string } | undefined> {
  return new Map(
    (spec?.containers ?? []).map(({ name, image }) => {
      const state = status?.containerStatuses?.find((one) => one.name === name)?.state;
      const { reason = '', message = reason } = state?.waiting ?? {};
      if (/Image|Registry/.test(reason)) return [image, { why: message }];
      // whatever became of `true` in it, the image was there
      const had = state?.terminated ?? state?.running ?? (/^(Create|Run|CrashLoop)/.test(reason) || undefined);
      return [image, had === undefined ? undefined : {}];
    }),
  );
}
