/** What every unit and every object satisfies, whatever the cloud. */
import { isDeepStrictEqual } from 'node:util';
import { OpenStackApp, OpenStackCloud, type OpenStackCloudProps } from '../lib';
import { KOLLA_START_CAPABILITIES, RELEASES } from '../lib/core/kolla';
import { DNS_LABEL, partName } from '../lib/core/names';
import type { Note } from '../lib/core/notes';
import type { Process, Program, Rights } from '../lib/core/spec';
import { CLOUDS } from './clouds';
import {
  cloud,
  type Container,
  files,
  type Manifest,
  nameOf,
  objectsIn,
  plain,
  type PodSpec,
  podSpec,
  podTemplate,
} from './manifests';
import { policiesOf, reaches, STRANGER } from './reach';
import { notesIn, programs, units } from './units';

const releases = Object.keys(RELEASES) as (keyof typeof RELEASES)[];
const sizes = ['aio', 'small', 'medium', 'large'] as const;
const starts = ['direct', 'kolla'] as const;

/** Long-running containers without probes, and why. */
const UNPROBED: Readonly<Record<string, string>> = {
  'openstack-client': 'serves nobody: it is there to be entered',
  'log-shipper': 'a failure of it must not take the service away',
};

/** What is there once in a cluster. */
const CLUSTER_SCOPED = [
  ...['Namespace', 'PriorityClass', 'StorageClass', 'ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding'],
];

/** @see https://kubernetes.io/docs/concepts/security/pod-security-standards/#baseline */
const BASELINE_CAPABILITIES = [
  ...['AUDIT_WRITE', 'CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'FSETID', 'KILL', 'MKNOD', 'NET_BIND_SERVICE', 'SETFCAP'],
  ...['SETGID', 'SETPCAP', 'SETUID', 'SYS_CHROOT'],
];

const LABELS = ['name', 'instance', 'part-of', 'managed-by'].map((label) => `app.kubernetes.io/${label}`);

/** A pod of a workload, and where it is. */
interface Placed {
  readonly owner: Manifest;
  readonly pod: PodSpec;
}

function pods(objects: readonly Manifest[]): Placed[] {
  return objects.flatMap((owner) => {
    const pod = podSpec(owner);
    return pod === undefined ? [] : [{ owner, pod }];
  });
}

function containersOf({ initContainers = [], containers }: PodSpec): Container[] {
  return [...initContainers, ...containers];
}

/** Where something does not hold, for `toEqual([])`. */
function podsThat(objects: readonly Manifest[], breaks: (pod: PodSpec, owner: Manifest) => boolean): string[] {
  return pods(objects)
    .filter(({ owner, pod }) => breaks(pod, owner))
    .map(({ owner }) => nameOf(owner));
}

function containersThat(objects: readonly Manifest[], breaks: (one: Container, placed: Placed) => boolean): string[] {
  return pods(objects).flatMap((placed) =>
    containersOf(placed.pod)
      .filter((one) => breaks(one, placed))
      .map(({ name }) => `${nameOf(placed.owner)}: ${name}`),
  );
}

function objectsThat(objects: readonly Manifest[], breaks: (object: Manifest) => boolean): string[] {
  return objects.filter(breaks).map(nameOf);
}

function isReplicated({ spec }: Manifest): boolean {
  return (spec?.replicas ?? Number(spec?.parallelism ?? 1)) > 1;
}

/** Whether a container asks the API server: by name, the scripts that do. */
function asks({ name }: Container): boolean {
  return ['wait', 'secrets', 'roll', 'rotate'].includes(name);
}

/** What a container may, given the rights of its program and whether `kolla_start` copies its files with sudo. */
function allowed(rights: Rights | undefined, kollaStart: boolean): Container['securityContext'] {
  if (rights?.privileged) return { privileged: true, runAsUser: 0, runAsNonRoot: false };
  const add = [...new Set([...(rights?.capabilities ?? []), ...(kollaStart ? KOLLA_START_CAPABILITIES : [])])];
  return {
    allowPrivilegeEscalation: kollaStart,
    readOnlyRootFilesystem: !kollaStart && !rights?.writableRoot,
    capabilities: { drop: ['ALL'], ...(add.length > 0 ? { add: add.sort() } : {}) },
    ...(rights?.root ? { runAsUser: 0, runAsNonRoot: false } : {}),
  };
}

/** The strictest Pod Security level that admits a pod. */
function levelOf(pod: PodSpec): 'restricted' | 'baseline' | 'privileged' {
  const contexts = containersOf(pod).map(({ securityContext }) => securityContext ?? {});
  const added = contexts.flatMap(({ capabilities }) => capabilities?.add ?? []);
  const onNode = pod.hostNetwork || pod.hostPID || pod.hostIPC || pod.volumes.some(({ hostPath }) => hostPath);
  if (onNode || contexts.some(({ privileged }) => privileged)) return 'privileged';
  if (added.some((one) => !BASELINE_CAPABILITIES.includes(one))) return 'privileged';
  const restricted = contexts.every(
    ({ allowPrivilegeEscalation, runAsNonRoot }) => allowPrivilegeEscalation === false && runAsNonRoot !== false,
  );
  return restricted && added.length === 0 ? 'restricted' : 'baseline';
}

const unit = ({ metadata }: Manifest) => metadata.labels?.['app.kubernetes.io/name'] ?? '';
const key = ({ kind, metadata }: Manifest) => `${metadata.namespace}/${kind}/${metadata.name}`;
const ofKind = (objects: readonly Manifest[], kind: string) => objects.filter((object) => object.kind === kind);

/** Beside the reference clouds: what they do not have. */
const MIXED: OpenStackCloudProps = {
  size: 'small',
  admission: true,
  listen: '[::]',
  nodeAddresses: ['10.0.0.0/24', 'fd00::/64'],
  services: {
    neutron: false,
    keystone: {
      hostNetwork: true,
      config: { 'keystone.conf': { oslo_messaging_notifications: { driver: 'messagingv2' } } },
    },
  },
};
const builds: typeof CLOUDS = { ...CLOUDS, mixed: (app) => void new OpenStackCloud(app, 'cloud', MIXED) };

/** What is made of each. */
const clouds = Object.entries(builds).map(([name, build]) => {
  const app = new OpenStackApp();
  build(app);
  return { name, build, objects: objectsIn(app), notes: notesIn(app), written: app._manifests() };
});

describe.each(clouds)('in the cloud $name', ({ build, objects, notes, written }) => {
  const there = new Set(objects.map(key));

  const noteOf = (owner: Manifest) =>
    notes.find(({ cloud, spec }) => cloud.namespace === owner.metadata.namespace && spec.name === unit(owner)) as Note;
  const componentOf = (owner: Manifest) => podTemplate(owner)?.metadata.labels?.['app.kubernetes.io/component'] ?? '';
  const processOf = (owner: Manifest): Process | undefined => noteOf(owner).spec.processes?.[componentOf(owner)];
  /** What its unit says of a container; undefined for those that the engine adds. */
  const programOf = (one: Container, owner: Manifest): Process | Program | undefined =>
    programs(noteOf(owner).spec)[`${componentOf(owner)}/${one.name}`];

  describe('names and labels', () => {
    test('objects are called after their unit', () => {
      expect(
        objectsThat(objects, (object) => {
          const { name } = object.metadata;
          // pools and users are called as in Ceph, and classes of volumes after their namespace
          if (['CephBlockPool', 'CephClient', 'StorageClass'].includes(object.kind)) return false;
          return unit(object) !== 'openstack' && name !== unit(object) && !name.startsWith(`${unit(object)}-`);
        }),
      ).toEqual([]);
    });

    test('names are DNS names, each once', () => {
      const tooLong = ({ kind, metadata }: Manifest) => kind !== 'ConfigMap' && !DNS_LABEL.test(metadata.name);
      expect(objectsThat(objects, tooLong)).toEqual([]);
      expect(there.size).toBe(objects.length);
    });

    test('objects and pods have the recommended labels', () => {
      const lacking = (labels: Readonly<Record<string, string>> = {}) => LABELS.some((label) => !(label in labels));
      expect(objectsThat(objects, ({ metadata }) => lacking(metadata.labels))).toEqual([]);
      expect(
        podsThat(objects, (_, { spec }) =>
          lacking(spec?.template?.metadata.labels ?? spec?.jobTemplate?.spec.template.metadata.labels),
        ),
      ).toEqual([]);
    });

    test('all is in a namespace of its own, and what cannot be is called after it', () => {
      const namespaces = ofKind(objects, 'Namespace').map(({ metadata }) => metadata.name);
      const rest = objects.filter(({ kind }) => !CLUSTER_SCOPED.includes(kind));
      expect(objectsThat(rest, ({ metadata }) => !namespaces.includes(metadata.namespace ?? ''))).toEqual([]);
      const wide = objects.filter(({ kind }) => CLUSTER_SCOPED.includes(kind) && kind !== 'Namespace');
      expect(
        objectsThat(
          wide,
          ({ metadata }) =>
            metadata.namespace !== undefined || !namespaces.some((one) => metadata.name.startsWith(`${one}-`)),
        ),
      ).toEqual([]);
    });

    test('a namespace stands first in its file', () => {
      const [first, ...others] = written.values();
      expect(first).toMatch(/^apiVersion: v1\nkind: Namespace\n/);
      const within = [first, ...others].filter((content) => /---\napiVersion: v1\nkind: Namespace\n/.test(content));
      expect(within).toEqual([]);
    });

    test('workloads select their own pods, Services those of one workload by a port that is there', () => {
      const matches = (selector: unknown, owner: Manifest) =>
        Object.entries(selector as Record<string, string>).every(
          ([label, value]) => owner.spec?.template?.metadata.labels?.[label] === value,
        );
      const selected = objects.filter(({ kind }) => ['Deployment', 'StatefulSet', 'DaemonSet'].includes(kind));
      expect(
        objectsThat(selected, (object) => {
          const { matchLabels } = object.spec?.selector as { matchLabels: object };
          return !matches(matchLabels, object);
        }),
      ).toEqual([]);
      expect(
        objectsThat(ofKind(objects, 'Service'), ({ spec, metadata }) => {
          const behind = pods(objects).filter(
            ({ owner }) => owner.metadata.namespace === metadata.namespace && matches(spec?.selector, owner),
          );
          const ports = behind[0]?.pod.containers.flatMap((one) => one.ports ?? []).map((port) => port.name) ?? [];
          const wanted = (spec?.ports as { targetPort: string }[]).map(({ targetPort }) => targetPort);
          return behind.length !== 1 || wanted.some((port) => !ports.includes(port));
        }),
      ).toEqual([]);
    });
  });

  describe('security', () => {
    test('pods run as an unprivileged user under the default seccomp profile', () => {
      expect(
        podsThat(
          objects,
          ({ securityContext }) =>
            securityContext?.runAsNonRoot !== true ||
            !(Number(securityContext.runAsUser) > 40000) ||
            JSON.stringify(securityContext.seccompProfile) !== '{"type":"RuntimeDefault"}',
        ),
      ).toEqual([]);
    });

    test('containers have exactly the rights that their unit gives a reason for', () => {
      expect(
        containersThat(objects, (one, { owner }) => {
          const kollaStart = noteOf(owner).cloud.start === 'kolla' && one.args === undefined;
          // a socket of the node may be open to root alone
          const opens = asks(one) && one.args?.some((wait) => wait.startsWith('socket:'));
          const rights = opens
            ? { root: one.securityContext?.runAsUser === 0, reason: '' }
            : programOf(one, owner)?.rights;
          return !isDeepStrictEqual(one.securityContext, allowed(rights, kollaStart));
        }),
      ).toEqual([]);
    });

    test('of the node is used what their unit says', () => {
      expect(
        podsThat(objects, ({ hostNetwork = false, hostPID = false, hostIPC = false, volumes }, owner) => {
          const { hostNetwork: asUnit, spec } = noteOf(owner);
          const { share = [] } = processOf(owner) ?? {};
          const described = Object.entries(programs(spec))
            .filter(([path]) => path.startsWith(`${componentOf(owner)}/`))
            .flatMap(([, { mounts = [] }]) => mounts.flatMap((mount) => ('host' in mount ? [mount.host] : [])));
          const mounted = volumes.flatMap(({ hostPath }) => (hostPath === undefined ? [] : [hostPath.path]));
          return (
            hostNetwork !== (asUnit || share.includes('hostNetwork')) ||
            hostPID !== share.includes('hostPID') ||
            hostIPC !== share.includes('hostIPC') ||
            [...new Set(described)].sort().join() !== mounted.sort().join()
          );
        }),
      ).toEqual([]);
    });

    test('the namespace admits what its pods need, and no more', () => {
      const levels = ['restricted', 'baseline', 'privileged'];
      for (const { metadata } of ofKind(objects, 'Namespace')) {
        const needed = pods(objects)
          .filter(({ owner }) => owner.metadata.namespace === metadata.name)
          .map(({ pod }) => levels.indexOf(levelOf(pod)));
        expect(metadata.labels?.['pod-security.kubernetes.io/enforce']).toBe(levels[Math.max(...needed)]);
      }
    });

    test('only the scripts that ask the API server see a token', () => {
      expect(podsThat(objects, ({ automountServiceAccountToken }) => automountServiceAccountToken !== false)).toEqual(
        [],
      );
      expect(
        containersThat(objects, (one, { pod }) => {
          const tokens = pod.volumes
            .filter(({ projected }) => projected?.sources.some((source) => source.serviceAccountToken !== undefined))
            .map((volume) => volume.name);
          const sees = (one.volumeMounts ?? []).some((mount) => tokens.includes(mount.name));
          return sees !== asks(one);
        }),
      ).toEqual([]);
      expect(
        podsThat(objects, (pod) => (pod.serviceAccountName !== undefined) !== containersOf(pod).some(asks)),
      ).toEqual([]);
    });

    test('Roles name what they allow: to read no Secrets but one whose keys are rotated, to delete but Jobs and the pods of one workload', () => {
      expect(
        objectsThat(objects, ({ metadata, rules = [] }) =>
          rules.some(
            ({ apiGroups, resources, resourceNames = [], verbs }) =>
              !(
                /-rotate$/.test(metadata.name) &&
                [resources.join(), resourceNames.length, verbs.join()].join(' ') === 'secrets 1 get,update'
              ) &&
              ([...apiGroups, ...resources, ...verbs].includes('*') ||
                verbs.some((verb) => ['update', 'patch', 'deletecollection', 'escalate', 'bind'].includes(verb)) ||
                (resources.includes('secrets') && verbs.join() !== 'create') ||
                (verbs.includes('create') && resources.join() !== 'secrets') ||
                (verbs.includes('delete') &&
                  resources.join() !== 'jobs' &&
                  (resources.join() !== 'pods' || resourceNames.length === 0))),
          ),
        ),
      ).toEqual([]);
      const deleted = objects.flatMap(({ metadata: { namespace }, rules = [] }) =>
        rules.flatMap(({ verbs, resourceNames = [] }) =>
          verbs.includes('delete')
            ? resourceNames.map((name) => `${namespace}/StatefulSet/${name.replace(/-\d+$/, '')}`)
            : [],
        ),
      );
      expect(deleted.filter((one) => !there.has(one))).toEqual([]);
      expect(objects.filter(({ kind }) => kind.startsWith('ClusterRole'))).toEqual([]);
    });

    test('no secret stands in a manifest', () => {
      expect(ofKind(objects, 'Secret')).toEqual([]);
      expect(
        containersThat(objects, ({ env = [] }) =>
          env.some(({ name, value }) => /PASSWORD|_KEY$|TOKEN/.test(name) && value !== undefined),
        ),
      ).toEqual([]);
      const literal =
        /(?:password|secret|secret_key|auth_key)["']?\s*[=:]\s*["']?(?!["'\s]|@@|[{[])\S|:\/\/[^\s/:@]*:(?!\$\(|@@|\{password\})[^\s/@]+@/i;
      const texts = [
        ...objects.flatMap(({ data = {} }) => Object.entries(data).filter(([file]) => !file.endsWith('.py'))),
        ...pods(objects).flatMap(({ pod }) =>
          containersOf(pod).flatMap(({ env = [], args = [] }) => [
            ...env.map(({ name, value = '' }) => [name, value]),
            ...args.map((argument) => ['argument', argument]),
          ]),
        ),
      ];
      expect(texts.filter(([, text]) => literal.test(text))).toEqual([]);
    });

    test('of generated Secrets only user names are literal', () => {
      const generated = pods(objects)
        .flatMap(({ pod }) => containersOf(pod).flatMap(({ env = [] }) => env))
        .filter((variable) => variable.name === 'SECRETS')
        .flatMap(({ value = '' }) => JSON.parse(value) as { data: Record<string, { value?: string }> }[]);
      const literal = generated.flatMap(({ data }) =>
        Object.entries(data).flatMap(([field, { value }]) => (value === undefined ? [] : [field])),
      );
      expect(literal.filter((field) => field !== 'username')).toEqual([]);
    });
  });

  describe('running', () => {
    test('every long-running container is probed, and restarted but for what is about others', () => {
      expect(
        containersThat(objects, (one, { owner, pod }) => {
          const runs = !owner.kind.endsWith('Job') && (pod.containers.includes(one) || one.restartPolicy === 'Always');
          const { health } = (programOf(one, owner) ?? {}) as Pick<Process, 'health'>;
          const probed = one.startupProbe !== undefined && one.readinessProbe !== undefined;
          const lives = (one.livenessProbe !== undefined) === (health?.live ?? true);
          return runs && !(probed && lives) && !(one.name in UNPROBED);
        }),
      ).toEqual([]);
    });

    test('a Job tries until it succeeds, and stays for those who wait for it', () => {
      expect(
        objectsThat(ofKind(objects, 'Job'), ({ spec }) => {
          const { backoffLimit, ttlSecondsAfterFinished, activeDeadlineSeconds } = spec ?? {};
          return (
            Number(backoffLimit) < 100 || ttlSecondsAfterFinished !== undefined || activeDeadlineSeconds !== undefined
          );
        }),
      ).toEqual([]);
    });

    test('a pod that serves users goes on until proxies have heard that it ends, a backing service ends at once', () => {
      expect(
        containersThat(
          pods(objects).map(({ owner }) => owner),
          (one, { owner, pod }) => {
            const serves = processOf(owner) !== undefined && pod.containers.some(({ ports }) => ports !== undefined);
            const goesOn = serves && !noteOf(owner).spec.backing && pod.containers.includes(one);
            return (one.lifecycle?.preStop !== undefined) !== goesOn;
          },
        ),
      ).toEqual([]);
    });

    test('nothing is learned from the Services that happen to be there', () => {
      expect(
        podsThat(
          objects,
          ({ enableServiceLinks }, owner) => enableServiceLinks !== (processOf(owner)?.serviceLinks ?? false),
        ),
      ).toEqual([]);
    });

    test('every container says what it needs, and at which memory it ends unless that would do more harm', () => {
      expect(
        containersThat(objects, (one, { owner }) => {
          const { requests, limits } = one.resources ?? {};
          const unlimited = programOf(one, owner)?.requests?.limit === 'none';
          return (
            requests?.cpu === undefined || requests.memory === undefined || (limits?.memory === undefined) !== unlimited
          );
        }),
      ).toEqual([]);
    });

    test('no directory of a pod can fill a node', () => {
      expect(
        podsThat(objects, ({ volumes }) =>
          volumes.some(({ emptyDir }) => emptyDir && emptyDir.sizeLimit === undefined),
        ),
      ).toEqual([]);
    });

    test('every pod has a priority that is there: agents before backing services before the rest', () => {
      const valueOf = ({ priorityClassName }: PodSpec): number =>
        Number(
          (
            ofKind(objects, 'PriorityClass').find(({ metadata }) => metadata.name === priorityClassName) as
              { value?: number } | undefined
          )?.value,
        );
      expect(podsThat(objects, (pod) => !(valueOf(pod) > 0))).toEqual([]);
      const of = (wanted: (placed: Placed) => boolean) =>
        pods(objects)
          .filter(wanted)
          .map(({ pod }) => valueOf(pod));
      const backing = of(
        ({ owner }) =>
          owner.kind !== 'DaemonSet' && processOf(owner) !== undefined && noteOf(owner).spec.backing === true,
      );
      const others = of(
        ({ owner }) => owner.kind !== 'DaemonSet' && !(noteOf(owner).spec.backing && !owner.kind.endsWith('CronJob')),
      );
      const agents = of(({ owner }) => owner.kind === 'DaemonSet');
      expect(Math.min(...agents, Infinity)).toBeGreaterThan(Math.max(...backing, 0));
      expect(Math.min(...backing, Infinity)).toBeGreaterThan(Math.max(...others, 0));
    });

    test('replicas are spread, strictly so on the network of the nodes, and drained one by one', () => {
      expect(
        podsThat(objects, (pod, owner) => {
          const spread = pod.topologySpreadConstraints !== undefined;
          const apart = pod.affinity?.podAntiAffinity !== undefined;
          const onHost = pod.hostNetwork === true;
          const strictly = onHost || owner.kind === 'Job';
          return spread !== (isReplicated(owner) && !strictly) || apart !== (isReplicated(owner) && strictly);
        }),
      ).toEqual([]);
      const budgets = ofKind(objects, 'PodDisruptionBudget').map(({ metadata }) => metadata.name);
      const replicated = objects
        .filter((one) => one.kind !== 'Job' && isReplicated(one))
        .map(({ metadata }) => metadata.name);
      expect(budgets).toEqual(replicated);
    });

    test('on the network of the nodes the cluster is still asked for names', () => {
      expect(
        podsThat(
          objects,
          ({ hostNetwork, dnsPolicy }) => hostNetwork === true && dnsPolicy !== 'ClusterFirstWithHostNet',
        ),
      ).toEqual([]);
    });

    /** The workloads that a wait is for; undefined where it is for nothing of the cloud. */
    const behind = (wait: string, { metadata: { namespace } }: Manifest): Manifest[] | undefined => {
      const [kind, first, second = ''] = wait.split('/');
      const [name, content] = second.split('@');
      const isOf = (owner: Manifest): boolean =>
        unit(owner) === first && second.split(',').includes(componentOf(owner));
      const matches: Readonly<Record<string, (owner: Manifest) => boolean>> = {
        job: (owner) => owner.kind === 'Job' && owner.metadata.name === first,
        service: (owner) => owner.metadata.name === first && there.has(`${namespace}/Service/${first}`),
        pod: isOf,
        'node-pod': isOf,
        rollout: (owner) =>
          owner.kind.toLowerCase() === first &&
          owner.metadata.name === name &&
          owner.metadata.annotations?.['cdk8s-openstack/content'] === content,
      };
      if (!(kind in matches)) return undefined;
      return pods(objects)
        .map(({ owner }) => owner)
        .filter((owner) => owner.metadata.namespace === namespace && matches[kind](owner));
    };
    const waitsOf = (pod: PodSpec): readonly string[] =>
      containersOf(pod)
        .filter((one) => one.name === 'wait')
        .flatMap(({ args = [] }) => args.slice(2));

    test('what is waited for is there', () => {
      expect(podsThat(objects, (pod, owner) => waitsOf(pod).some((wait) => behind(wait, owner)?.length === 0))).toEqual(
        [],
      );
    });

    test('what users reach has an address for them, of its own', () => {
      const wanted = notes
        .filter(({ cloud }) => cloud._public.via !== 'none')
        .flatMap(({ cloud, spec: { name, processes = {} } }) =>
          Object.entries(processes)
            .filter(([, process]) => process.public !== undefined)
            .map(([process]) => `${cloud.namespace}/${partName(name, process)}-public`),
        );
      const ways = ['Service', 'Ingress', 'HTTPRoute'];
      const made = objects
        .filter(({ kind, metadata }) => ways.includes(kind) && metadata.name.endsWith('-public'))
        .map(({ metadata }) => `${metadata.namespace}/${metadata.name}`);
      expect(made.sort()).toEqual(wanted.sort());
    });

    test('nobody waits in a circle', () => {
      const waits = new Map(pods(objects).map(({ owner, pod }) => [owner, waitsOf(pod)]));
      const comesBack = (from: Manifest, to: Manifest, seen: Set<Manifest>): boolean =>
        (waits.get(from) ?? []).some((wait) =>
          (behind(wait, from) ?? []).some(
            (next) => next === to || (!seen.has(next) && comesBack(next, to, seen.add(next))),
          ),
        );
      expect(objectsThat([...waits.keys()], (owner) => comesBack(owner, owner, new Set()))).toEqual([]);
    });

    test('a Job stands down unless the tasks of its unit name it', () => {
      const jobs = ofKind(objects, 'Job');
      expect(
        podsThat(jobs, (pod, owner) => {
          const name = `wanted/${unit(owner)}/${componentOf(owner)}`;
          const map = objects.find(
            ({ kind, metadata }) =>
              kind === 'ConfigMap' &&
              metadata.namespace === owner.metadata.namespace &&
              metadata.name === `${unit(owner)}-tasks`,
          );
          const heeds = containersOf(pod).some(({ args = [] }) => args.includes(name));
          return !heeds || map?.data?.[componentOf(owner)] !== owner.metadata.name;
        }),
      ).toEqual([]);
    });
  });

  describe('who reaches whom', () => {
    const placed = pods(objects);
    const usesOf = (owner: Manifest) => {
      const { tasks = [] } = noteOf(owner).spec;
      const task = tasks.find((one) => one.name === componentOf(owner));
      return (processOf(owner) ?? task)?.uses ?? [];
    };
    const peersOf = (owner: Manifest) => usesOf(owner).flatMap(({ _peers }) => _peers);

    test('every pod is closed but for what is opened', () => {
      expect(
        podsThat(objects, ({ hostNetwork }, owner) => {
          const closing = policiesOf(objects, owner).filter(({ ingress }) => ingress.length === 0);
          return hostNetwork !== true && closing.length === 0;
        }),
      ).toEqual([]);
    });

    const uses = (owner: Manifest, target: Manifest, port: number): boolean =>
      owner.metadata.namespace === target.metadata.namespace &&
      peersOf(owner).some(
        (peer) =>
          'unit' in peer && peer.unit === unit(target) && peer.process === componentOf(target) && peer.port === port,
      );

    test('a port is open to those who use it, an API to everybody, and to nobody else', () => {
      const wrong = placed
        .filter(({ pod }) => pod.hostNetwork !== true)
        .flatMap(({ owner: target, pod }) =>
          pod.containers
            .flatMap(({ ports = [] }) => ports)
            .flatMap(({ name: port, containerPort, protocol = 'TCP' }) => {
              const onNodes = placed.some(
                ({ owner, pod: { hostNetwork } }) =>
                  hostNetwork === true &&
                  noteOf(owner).cloud._nodeAddresses.length === 0 &&
                  uses(owner, target, containerPort),
              );
              const open =
                (processOf(target)?.public !== undefined && port === 'main') ||
                // of users whose addresses nobody knows
                (processOf(target)?.knowsUsers === true && onNodes);
              const policies = policiesOf(objects, target);
              const isOpen = (source: Parameters<typeof reaches>[1]) =>
                reaches(policies, source, containerPort, protocol);
              const near = placed.filter(({ owner }) => owner.metadata.namespace === target.metadata.namespace);
              const users = near.filter(({ owner }) => {
                const used = uses(owner, target, containerPort);
                const source = {
                  labels: podTemplate(owner)?.metadata.labels,
                  nodes: podSpec(owner)?.hostNetwork ? noteOf(owner).cloud._nodeAddresses : undefined,
                };
                // whoever is on the network of a node comes with all that is there
                return source.nodes === undefined ? isOpen(source) !== (used || open) : used && !isOpen(source);
              });
              return [
                ...users.map(({ owner }) => `${nameOf(owner)} → ${nameOf(target)}:${containerPort}`),
                ...(isOpen(STRANGER) === open ? [] : [`a stranger → ${nameOf(target)}:${containerPort}`]),
              ];
            }),
        );
      expect(wrong).toEqual([]);
    });

    test('what is used is there and listens', () => {
      expect(
        podsThat(objects, (_, owner) =>
          peersOf(owner).some((peer) => {
            if (!('unit' in peer)) return false;
            const behind = placed.find(
              (one) =>
                one.owner.metadata.namespace === owner.metadata.namespace &&
                unit(one.owner) === peer.unit &&
                componentOf(one.owner) === peer.process,
            );
            const listens = behind?.pod.containers.flatMap(({ ports = [] }) => ports.map((port) => port.containerPort));
            return listens?.includes(peer.port) !== true;
          }),
        ),
      ).toEqual([]);
    });
  });

  describe('files', () => {
    test('a ConfigMap is one immutable file, called after its content, and used; or says which Jobs are wanted', () => {
      const used = new Set(
        pods(objects).flatMap(({ owner, pod }) =>
          pod.volumes
            .flatMap(({ configMap, projected }) => [
              configMap,
              ...(projected?.sources ?? []).map((one) => one.configMap),
            ])
            .map((map) => `${owner.metadata.namespace}/ConfigMap/${map?.name}`),
        ),
      );
      expect(
        objectsThat(
          ofKind(objects, 'ConfigMap').filter((map) => map.metadata.name !== `${unit(map)}-tasks`),
          (map) =>
            map.immutable !== true ||
            Object.keys(map.data ?? {}).length !== 1 ||
            !/-[0-9a-f]{10}$/.test(map.metadata.name) ||
            !used.has(key(map)),
        ),
      ).toEqual([]);
      const jobs = new Set(ofKind(objects, 'Job').map(key));
      const named = ofKind(objects, 'ConfigMap')
        .filter((map) => map.metadata.name === `${unit(map)}-tasks`)
        .flatMap(({ metadata, data = {} }) => Object.values(data).map((job) => `${metadata.namespace}/Job/${job}`));
      expect(named.sort()).toEqual([...jobs].sort());
    });

    test('what is mounted is there, what is there is mounted, one thing in one place', () => {
      expect(
        podsThat(objects, (pod, { spec }) => {
          const claims = (spec?.volumeClaimTemplates ?? []) as { metadata: { name: string } }[];
          const volumes = [...pod.volumes, ...claims.map(({ metadata }) => metadata)].map((volume) => volume.name);
          const mounts = containersOf(pod).flatMap(({ volumeMounts = [] }) => volumeMounts.map((mount) => mount.name));
          const unique = new Set(volumes);
          return unique.size !== volumes.length || [...unique].sort().join() !== [...new Set(mounts)].sort().join();
        }),
      ).toEqual([]);
      expect(
        containersThat(objects, ({ volumeMounts = [] }) => {
          const paths = volumeMounts.map(({ mountPath }) => mountPath);
          return new Set(paths).size !== paths.length;
        }),
      ).toEqual([]);
    });
  });

  test('the same input gives the same bytes', () => {
    expect([...files(build)]).toEqual([...written]);
  });
});

describe.each(releases)('release %s', (release) => {
  test.each(sizes.flatMap((size) => starts.map((start) => ({ size, start }))))('synthesizes as %o', (settings) => {
    const images = pods(cloud({ release, ...settings })).flatMap(({ pod }) =>
      containersOf(pod).map(({ image }) => image),
    );
    const tag = `${release}-${RELEASES[release].distro}`;
    expect(images.filter((image) => !image.endsWith(`:${tag}`))).toEqual([]);
  });

  test.each(units({ release }))('$name is sound as data', (spec) => {
    const all = programs(spec);
    expect(spec.name).toMatch(DNS_LABEL);
    expect(Object.keys(all).filter((name) => all[name].rights?.reason.trim() === '')).toEqual([]);
    // of the cloud as a whole
    const shared = (name: string) => name.startsWith('openstack-');
    expect((spec.secrets ?? []).filter(({ name }) => !name.startsWith(`${spec.name}-`) && !shared(name))).toEqual([]);
    expect(Object.values(spec.processes ?? {}).filter(({ runsOn }) => runsOn.length === 0)).toEqual([]);
    const inPlace = Object.values(spec.processes ?? {}).filter(({ perNode, replicas }) => perNode && replicas);
    expect(inPlace).toEqual([]);
    const [tasks, processes] = [(spec.tasks ?? []).map(({ name }) => name), Object.keys(spec.processes ?? {})];
    const after = [...(spec.tasks ?? []), ...Object.values(spec.processes ?? {})].flatMap((one) => one.after ?? []);
    const afterProcesses = (spec.tasks ?? []).flatMap((one) => one.afterProcesses ?? []);
    expect(after.filter((one) => !tasks.includes(one))).toEqual([]);
    expect(afterProcesses.filter((one) => !processes.includes(one))).toEqual([]);
  });
});

describe('changes', () => {
  const base: OpenStackCloudProps = { size: 'small' };
  const names = (objects: readonly Manifest[]) => objects.map((object) => plain(nameOf(object)));

  /** The objects of the second cloud that the first does not have. */
  function changed(before: OpenStackCloudProps, after: OpenStackCloudProps): string[] {
    const known = new Set(cloud(before).map((object) => JSON.stringify(object)));
    return names(cloud(after).filter((object) => !known.has(JSON.stringify(object))));
  }

  test('of one option change what reads the file', () => {
    const config = { 'keystone.conf': { identity: { max_password_length: 64 } } };
    expect(changed(base, { ...base, services: { keystone: { config } } })).toEqual([
      'ConfigMap keystone-conf',
      'ConfigMap keystone-manage-conf',
      'Job keystone-bootstrap',
      'CronJob keystone-credential-rotate',
      'ConfigMap keystone-tasks',
      'Deployment keystone-api',
    ]);
  });

  test('of an option that no task needs change no tasks', () => {
    const config = { 'keystone.conf': { token: { provider: 'jws' } } };
    expect(changed(base, { ...base, services: { keystone: { config } } })).toEqual([
      'ConfigMap keystone-conf',
      'Deployment keystone-api',
    ]);
  });

  test('of the size change no tasks but those that replace what has changed', () => {
    const jobs = changed(base, { size: 'large' }).filter((name) => name.startsWith('Job'));
    expect(jobs.filter((name) => !/-roll(-|$)/.test(name))).toEqual([]);
  });

  test('of single processes change those', () => {
    const processes = { api: { env: { A: 'b' } } };
    expect(changed(base, { ...base, services: { keystone: { processes } } })).toEqual(['Deployment keystone-api']);
  });

  test('of a policy change the API and no task', () => {
    const policy = { 'identity:list_projects': 'role:reader' };
    expect(changed(base, { ...base, services: { keystone: { policy } } })).toEqual([
      'ConfigMap keystone-policy-yaml',
      'Deployment keystone-api',
    ]);
  });

  test('of the number of replicas change no Jobs', () => {
    expect(changed(base, { ...base, services: { keystone: { replicas: 3 } } })).toEqual(['Deployment keystone-api']);
  });

  test('the order in which options are written changes nothing', () => {
    const config = (options: Record<string, unknown>) => ({
      ...base,
      services: { keystone: { config: { 'keystone.conf': { token: options } } } },
    });
    const [one, two] = [
      { expiration: 1, allow_expired_window: 2 },
      { allow_expired_window: 2, expiration: 1 },
    ];
    expect(changed(config(one), config(two))).toEqual([]);
  });

  test('a Job has another name if and only if it does something else', () => {
    const all = [
      ...releases.flatMap((release) => starts.map((start) => cloud({ release, start }))),
      ...sizes.map((size) => cloud({ size })),
      ...clouds.map(({ objects }) => objects),
      ...[2, 3].map((replicas) => cloud({ hostNetwork: true, services: { keystone: { replicas } } })),
      cloud({ images: { registry: 'registry.example.org' } }),
      cloud({ roles: { control: { tolerations: ['a'] } } }),
    ];
    const jobs = all.flatMap((objects) => ofKind(objects, 'Job'));
    const contents = new Map<string, Set<string>>();
    for (const { metadata, spec } of jobs) {
      contents.set(metadata.name, (contents.get(metadata.name) ?? new Set()).add(JSON.stringify(spec)));
    }
    expect([...contents].filter(([, specs]) => specs.size > 1).map(([name]) => name)).toEqual([]);
    expect(contents.size).toBe(new Set(jobs.map(({ spec }) => JSON.stringify(spec))).size);
  });
});

test('two clouds in one app differ in their names, their namespace and nothing else', () => {
  const both = files((app) => {
    for (const id of ['alpha', 'omega']) {
      const roles = { compute: { label: `${id}=compute` }, network: { label: `${id}=network` } };
      new OpenStackCloud(app, id, { namespace: id, roles });
    }
  });
  const plain = (content = '') => content.replace(/alpha|omega/g, 'X').replace(/"?\b[0-9a-f]{10}\b"?/g, 'HASH');
  const [alpha, omega] = ['alpha', 'omega'].map((id) => [...both.keys()].filter((file) => file.startsWith(`${id}-`)));
  expect(alpha.map(plain)).toEqual(omega.map(plain));
  expect(alpha.map((file) => plain(both.get(file)))).toEqual(omega.map((file) => plain(both.get(file))));
});
