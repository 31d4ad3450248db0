import type { OpenStackCloudProps } from '../../lib';
import { issue } from './keystone';
import { type Lab, none, pause, until } from './lab';
import { told, writingPod, writtenDuring } from './load';
import { asRoot, MARIADB, whole } from './members';
import { localClass, localVolume } from './local-volumes';
import { asNode } from './nodes';
import { condition, containerStatuses } from './state';

/** MiB of the volume that gets full, and after it is given more. */
const SMALL = 300;
/** Of a member, which keeps for others what it has done last. */
const SMALL_MEMBER = 450;
const LARGER = 600;

/** A volume of a member, in a directory of the node; of a size it is a file system of its own. */
interface Disk {
  readonly claim: string;
  /** MiB. @default - as large as that of the node */
  readonly size?: number;
}

/** The volume of the only MariaDB gets full under load; rows are deleted, and another time the volume grows. */
export async function fullDisk(lab: Lab): Promise<void> {
  const name = 'full-disk';
  const namespace = await lab.namespace(name);
  const node = await disks(lab, namespace, [{ claim: 'data-mariadb-0', size: SMALL }, { claim: 'data-rabbitmq-0' }]);
  await lab.step(`${name}: the cloud is up, MariaDB on ${SMALL} MiB`, () => up(lab, name, node, 1));
  const there = (): Promise<void> => lab.ready(namespace, { timeout: 300, recovers: true });

  await lab.step(`${name}: full, then rows are deleted`, () =>
    loaded(lab, namespace, async () => {
      const said = [await fill(lab, namespace), await users(lab, namespace)];
      await asRoot(lab, namespace, 'mariadb-0', 'mariadb -u root -e "drop table e2e.filler"');
      await recovered(lab, namespace);
      return said.join('\n');
    }),
  );
  await lab.step(`${name}: full, and the server is killed; then the volume grows`, () =>
    loaded(lab, namespace, async () => {
      const said = [await fill(lab, namespace)];
      await lab.kill(namespace, 'mariadb-0');
      await pause(30);
      said.push(`after 30 s it is ${await state(lab, namespace, 'mariadb-0')}`);
      await grow(lab, node, namespace, 'data-mariadb-0');
      await there();
      await recovered(lab, namespace);
      return said.join('\n');
    }),
  );
  await lab.step(`${name}: nothing is damaged`, () => undamaged(lab, namespace, 'mariadb-0'));
  await lab.remove(name);
}

/** The same of one of three, which does not write: the others go on, and it comes back when it has room. */
export async function fullDiskOfThree(lab: Lab): Promise<void> {
  const name = 'full-disk-three';
  const namespace = await lab.namespace(name);
  const node = await disks(lab, namespace, [
    ...MARIADB.pods.map((pod) => ({ claim: `data-${pod}`, size: pod === 'mariadb-2' ? SMALL_MEMBER : undefined })),
    { claim: 'data-rabbitmq-0' },
  ]);
  await lab.step(`${name}: the cloud is up, one MariaDB on ${SMALL_MEMBER} MiB`, () => up(lab, name, node, 3));
  await lab.step(`${name}: its volume is full, then it grows`, () =>
    loaded(lab, namespace, async () => {
      await asRoot(lab, namespace, 'mariadb-0', `mariadb -u root -e "create table e2e.filler (text varchar(1000))"`);
      const insert = `mariadb -u root e2e -e "insert into filler select repeat('x', 1000) from seq_1_to_20000"`;
      const fails = async (): Promise<boolean> =>
        (await lab.get(namespace, 'pod', 'mariadb-2')).every((pod) => condition(pod, 'Ready') === undefined);
      for (let i = 0; i < 40 && !(await fails()); i++) await asRoot(lab, namespace, 'mariadb-0', insert);
      await pause(60);
      const said = `a minute after it is ${await state(lab, namespace, 'mariadb-2')}`;
      await grow(lab, node, namespace, 'data-mariadb-2', 4 * LARGER);
      await whole(lab, namespace, MARIADB, 600);
      return said;
    }),
  );
  await lab.step(`${name}: nothing is damaged`, async () => {
    const said = MARIADB.pods.map((pod) => undamaged(lab, namespace, pod));
    return (await Promise.all(said)).join('\n');
  });
  await lab.remove(name);
}

const directory = (namespace: string, claim: string): string => `/var/lib/${namespace}/${claim}`;

/** Makes these volumes on the last node, and removes them with the namespace. */
async function disks(lab: Lab, namespace: string, volumes: readonly Disk[]): Promise<string> {
  const node =
    (await lab.get('default', 'nodes'))
      .map(({ metadata }) => metadata.name)
      .sort()
      .at(-1) ?? '';
  const home = `/var/lib/${namespace}`;
  const free = `umount ${home}/* 2> /dev/null || true; rm -rf --one-file-system ${home}`;
  lab.afterRemoval(namespace, async () => void (await asNode(lab, node, free)));
  await asNode(lab, node, free); // of a run that died
  for (const { claim, size } of volumes) {
    const folder = directory(namespace, claim);
    const mount = size === undefined ? '' : `mount -t tmpfs -o size=${size}M,mode=0755 tmpfs ${folder}`;
    await asNode(lab, node, `mkdir -p ${folder}; ${mount}`);
  }
  await lab.apply([
    localClass(namespace),
    ...volumes.map(({ claim }) => localVolume(namespace, claim, { node, path: directory(namespace, claim) })),
  ]);
  return node;
}

async function up(lab: Lab, name: string, node: string, replicas: 1 | 3): Promise<void> {
  const settings: OpenStackCloudProps = {
    roles: { control: { label: `kubernetes.io/hostname=${node}` } },
    database: { size: '1Gi', replicas },
    messageBus: { size: '1Gi', replicas: 1 },
    storage: { className: await lab.namespace(name) },
  };
  const { namespace } = await lab.cloud(name, settings);
  await writingPod(lab, namespace);
}

function grow(lab: Lab, node: string, namespace: string, claim: string, size = LARGER): Promise<string> {
  return asNode(lab, node, `mount -o remount,size=${size}M ${directory(namespace, claim)}`);
}

/** What is said of the work, and what was seen by who writes rows and validates a token. */
async function loaded(lab: Lab, namespace: string, work: () => Promise<string>): Promise<string> {
  let said = '';
  const { rows, tokens } = await writtenDuring(lab, namespace, async () => {
    said = await work();
  });
  return [said, told('rows', rows), 'none acknowledged is missing', told('validations', tokens)].join('\n');
}

/** Fills the volume to its last row; what the server says then. */
async function fill(lab: Lab, namespace: string): Promise<string> {
  const script = `
    mariadb -u root -e 'create table if not exists e2e.filler (text varchar(1000))'
    for rows in 20000 1000 10 1; do
      while timeout 60 mariadb -u root e2e -e "insert into filler select repeat('x', 1000) from seq_1_to_$rows" 2> /tmp/said; do :; done
    done
    cat /tmp/said; df --output=size,avail -m /var/lib/mysql | tail -1`;
  const said = (await asRoot(lab, namespace, 'mariadb-0', script, 300)).trim();
  if (!/full|No space/.test(said)) throw new Error(`it is not full: ${said}`);
  return said;
}

/** What users notice while it is full. */
async function users(lab: Lab, namespace: string): Promise<string> {
  const ask = async (what: string, work: Promise<string>): Promise<string> => {
    const begun = Date.now();
    const said = await work.then(
      () => 'works',
      (error: Error) => error.message.trim().split('\n').at(-1),
    );
    return `${what}: ${said}, after ${((Date.now() - begun) / 1000).toFixed(0)} s`;
  };
  const said = [
    await ask('a new token', issue(lab, namespace)),
    await ask('a new project', lab.openstack(namespace, 'project', 'create', 'full')),
  ];
  await pause(20);
  return said.join('\n');
}

/** A project can be made. */
async function recovered(lab: Lab, namespace: string): Promise<void> {
  const made = (): Promise<boolean> =>
    lab.openstack(namespace, 'project', 'create', '--or-show', 'room').then(
      () => true,
      () => false,
    );
  await until(made, 120);
}

/** `Running, mariadb: 3 restarts, CrashLoopBackOff` */
async function state(lab: Lab, namespace: string, name: string): Promise<string> {
  const [pod] = await lab.get(namespace, 'pod', name);
  const ready = condition(pod, 'Ready') === undefined ? 'not ready' : 'ready';
  const containers = containerStatuses(pod).filter(({ restartCount, state }) => restartCount > 0 || state.waiting);
  const told = containers.map(({ name, restartCount, state }) =>
    [`${name} has restarted ${restartCount} times`, state.waiting?.reason].filter(Boolean).join(', '),
  );
  return [ready, ...told].join('; ');
}

async function undamaged(lab: Lab, namespace: string, pod: string): Promise<string> {
  const said = await asRoot(lab, namespace, pod, 'mariadb-check -u root --all-databases', 300);
  const lines = said.trim().split('\n');
  none(lines.filter((line) => !/\sOK$/.test(line)));
  return `${pod}: ${lines.length} tables are OK`;
}
