/** What every unit and every object satisfies, whatever the cloud. */
import { OpenStackCloud, type OpenStackCloudProps } from '../lib';
import { KOLLA_START_CAPABILITIES, RELEASES } from '../lib/core/kolla';
import { DNS_LABEL } from '../lib/core/names';
import { CLOUDS } from './clouds';
import { cloud, type Container, files, type Manifest, manifests, nameOf, type PodSpec, podSpec } from './manifests';
import { programs, units } from './units';

const releases = Object.keys(RELEASES) as (keyof typeof RELEASES)[];
const sizes = ['aio', 'small', 'medium', 'large'] as const;
const starts = ['direct', 'kolla'] as const;

/** Long-running containers without probes, and why. */
const UNPROBED: Readonly<Record<string, string>> = {
  'openstack-client': 'serves nobody: it is there to be entered',
  'log-shipper': 'a failure of it must not take the service away',
};

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
  return (spec?.replicas ?? 1) > 1;
}

const unit = ({ metadata }: Manifest) => metadata.labels?.['app.kubernetes.io/name'] ?? '';
const key = ({ kind, metadata }: Manifest) => `${metadata.namespace}/${kind}/${metadata.name}`;
const ofKind = (objects: readonly Manifest[], kind: string) => objects.filter((object) => object.kind === kind);

describe.each(Object.entries(CLOUDS))('in the cloud %s', (name, build) => {
  const objects = manifests(build);
  const there = new Set(objects.map(key));
  /** `kolla_start` copies files with sudo; our own scripts do not need it. */
  const isKollaStart = ({ args }: Container) => name === 'kolla' && args === undefined;

  describe('names and labels', () => {
    test('objects are called after their unit', () => {
      expect(
        objectsThat(objects, (object) => {
          const { name } = object.metadata;
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
      expect(podsThat(objects, (_, { spec }) => lacking(spec?.template?.metadata.labels))).toEqual([]);
    });

    test('all but the namespace is in a namespace of its own', () => {
      const namespaces = ofKind(objects, 'Namespace').map(({ metadata }) => metadata.name);
      const rest = objects.filter(({ kind }) => kind !== 'Namespace');
      expect(objectsThat(rest, ({ metadata }) => !namespaces.includes(metadata.namespace ?? ''))).toEqual([]);
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

    test('containers drop all capabilities, cannot gain privileges, and write nothing to their root', () => {
      expect(
        containersThat(objects, (one) => {
          const { securityContext: rights } = one;
          const added = rights?.capabilities?.add ?? [];
          const allowed = isKollaStart(one) ? KOLLA_START_CAPABILITIES : [];
          return (
            rights?.privileged === true ||
            rights?.runAsNonRoot === false ||
            rights?.capabilities?.drop?.join() !== 'ALL' ||
            added.some((capability) => !allowed.includes(capability)) ||
            rights.allowPrivilegeEscalation !== isKollaStart(one) ||
            rights.readOnlyRootFilesystem === isKollaStart(one)
          );
        }),
      ).toEqual([]);
    });

    test('nothing of the node is used but its network, where asked for', () => {
      expect(
        podsThat(
          objects,
          ({ hostNetwork, hostPID, hostIPC, volumes }) =>
            (hostNetwork ?? false) !== (name === 'host-network') ||
            hostPID === true ||
            hostIPC === true ||
            volumes.some(({ hostPath }) => hostPath !== undefined),
        ),
      ).toEqual([]);
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
          const asks = (pod.initContainers ?? []).includes(one) && ['wait', 'secrets'].includes(one.name);
          return sees !== asks;
        }),
      ).toEqual([]);
      expect(
        podsThat(objects, ({ serviceAccountName, initContainers = [] }) => {
          const asks = initContainers.some((one) => ['wait', 'secrets'].includes(one.name));
          return (serviceAccountName !== undefined) !== asks;
        }),
      ).toEqual([]);
    });

    test('Roles name what they allow, and never the reading of Secrets', () => {
      expect(
        objectsThat(objects, ({ rules = [] }) =>
          rules.some(
            ({ apiGroups, resources, verbs }) =>
              [...apiGroups, ...resources, ...verbs].includes('*') ||
              (resources.includes('secrets') && verbs.join() !== 'create'),
          ),
        ),
      ).toEqual([]);
      expect(objects.filter(({ kind }) => kind.startsWith('ClusterRole'))).toEqual([]);
    });

    test('no secret stands in a manifest', () => {
      expect(ofKind(objects, 'Secret')).toEqual([]);
      expect(
        containersThat(objects, ({ env = [] }) =>
          env.some(({ name, value }) => /PASSWORD|SECRET_KEY|TOKEN/.test(name) && value !== undefined),
        ),
      ).toEqual([]);
      const literal =
        /(?:password|secret|secret_key|auth_key)["']?\s*[=:]\s*["']?(?!["'\s]|@@|[{[])\S|:\/\/[^\s/:@]*:(?!\$\(|@@)[^\s/@]+@/i;
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
    test('every long-running container is probed', () => {
      expect(
        containersThat(objects, (one, { owner, pod }) => {
          const runs = owner.kind !== 'Job' && (pod.containers.includes(one) || one.restartPolicy === 'Always');
          const probed = [one.startupProbe, one.readinessProbe, one.livenessProbe].every(
            (probe) => probe !== undefined,
          );
          return runs && !probed && !(one.name in UNPROBED);
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

    test('a pod that serves goes on until proxies have heard that it ends', () => {
      expect(
        containersThat(
          ofKind(objects, 'Deployment'),
          ({ ports, lifecycle }) => ports !== undefined && lifecycle?.preStop === undefined,
        ),
      ).toEqual([]);
    });

    test('nothing is learned from the Services that happen to be there', () => {
      expect(podsThat(objects, ({ enableServiceLinks }) => enableServiceLinks !== false)).toEqual([]);
    });

    test('every container says what it needs', () => {
      expect(
        containersThat(objects, ({ resources }) => {
          const { cpu, memory } = resources?.requests ?? {};
          return cpu === undefined || memory === undefined;
        }),
      ).toEqual([]);
    });

    test('replicas are spread, strictly so on the network of the nodes, and drained one by one', () => {
      expect(
        podsThat(objects, (pod, owner) => {
          const spread = pod.topologySpreadConstraints !== undefined;
          const apart = pod.affinity?.podAntiAffinity !== undefined;
          const onHost = pod.hostNetwork === true;
          return spread !== (isReplicated(owner) && !onHost) || apart !== (isReplicated(owner) && onHost);
        }),
      ).toEqual([]);
      const budgets = ofKind(objects, 'PodDisruptionBudget').map(({ metadata }) => metadata.name);
      const replicated = objects.filter(isReplicated).map(({ metadata }) => metadata.name);
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

    test('what is waited for is there', () => {
      const kinds: Readonly<Record<string, string>> = { job: 'Job', service: 'Service' };
      expect(
        containersThat(objects, ({ name, args = [] }, { owner }) => {
          const waits = name === 'wait' ? args.slice(2).map((wait) => wait.split('/')) : [];
          return waits.some(
            ([kind, target]) => kind in kinds && !there.has(`${owner.metadata.namespace}/${kinds[kind]}/${target}`),
          );
        }),
      ).toEqual([]);
    });

    test('nobody waits in a circle', () => {
      const waits = new Map(
        pods(objects).map(({ owner, pod }) => [
          owner,
          containersOf(pod)
            .filter((one) => one.name === 'wait')
            .flatMap(({ args = [] }) => args),
        ]),
      );
      const behind = (wait: string, { metadata: { namespace } }: Manifest) =>
        [...waits.keys()].filter(
          ({ kind, metadata }) =>
            metadata.namespace === namespace && wait === `${kind === 'Job' ? 'job' : 'service'}/${metadata.name}`,
        );
      const reaches = (from: Manifest, to: Manifest, seen: Set<Manifest>): boolean =>
        (waits.get(from) ?? []).some((wait) =>
          behind(wait, from).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next)))),
        );
      expect(objectsThat([...waits.keys()], (owner) => reaches(owner, owner, new Set()))).toEqual([]);
    });
  });

  describe('files', () => {
    test('a ConfigMap is one immutable file, called after its content, and used', () => {
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
          ofKind(objects, 'ConfigMap'),
          (map) =>
            map.immutable !== true ||
            Object.keys(map.data ?? {}).length !== 1 ||
            !/-[0-9a-f]{10}$/.test(map.metadata.name) ||
            !used.has(key(map)),
        ),
      ).toEqual([]);
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
    expect([...files(build)]).toEqual([...files(build)]);
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
    expect(Object.keys(all).filter((name) => all[name].rights?.reason === '')).toEqual([]);
    const known = Object.keys(spec.files ?? {});
    expect(Object.values(all).flatMap(({ files = [] }) => files.filter((file) => !known.includes(file)))).toEqual([]);
    expect((spec.secrets ?? []).filter(({ name }) => !name.startsWith(`${spec.name}-`))).toEqual([]);
    expect(Object.values(spec.processes ?? {}).filter(({ runsOn }) => runsOn.length === 0)).toEqual([]);
  });
});

describe('changes', () => {
  const base: OpenStackCloudProps = { size: 'small' };
  const names = (objects: readonly Manifest[]) => objects.map((object) => nameOf(object).replace(/-[0-9a-f]{10}$/, ''));

  /** The objects of the second cloud that the first does not have. */
  function changed(before: OpenStackCloudProps, after: OpenStackCloudProps): string[] {
    const known = new Set(cloud(before).map((object) => JSON.stringify(object)));
    return names(cloud(after).filter((object) => !known.has(JSON.stringify(object))));
  }

  test('of one option change what reads the file', () => {
    const config = { 'keystone.conf': { token: { expiration: 7200 } } };
    expect(changed(base, { ...base, services: { keystone: { config } } })).toEqual([
      'ConfigMap keystone-conf',
      'Job keystone-db-sync',
      'Job keystone-bootstrap',
      'Deployment keystone-api',
    ]);
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
    const clouds = [
      ...releases.flatMap((release) => starts.map((start) => cloud({ release, start }))),
      ...sizes.map((size) => cloud({ size })),
      ...Object.values(CLOUDS).map(manifests),
      cloud({ images: { registry: 'registry.example.org' } }),
      cloud({ roles: { control: { tolerations: ['a'] } } }),
    ];
    const jobs = clouds.flatMap((objects) => ofKind(objects, 'Job'));
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
    new OpenStackCloud(app, 'alpha', { namespace: 'alpha' });
    new OpenStackCloud(app, 'omega', { namespace: 'omega' });
  });
  const plain = (content = '') => content.replace(/alpha|omega/g, 'X').replace(/-[0-9a-f]{10}\b/g, '-HASH');
  const [alpha, omega] = ['alpha', 'omega'].map((id) => [...both.keys()].filter((file) => file.startsWith(`${id}-`)));
  expect(alpha.map(plain)).toEqual(omega.map(plain));
  expect(alpha.map((file) => plain(both.get(file)))).toEqual(omega.map((file) => plain(both.get(file))));
});
