import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenStackCloudProps } from '../../lib';
import { issue, issues, validate } from './keystone';
import { type Lab, none } from './lab';
import { sql } from './members';
import { nodesOf, onNode } from './nodes';
import { generator } from './order';
import { runOnce } from './recurring';

const SCRIPT = readFileSync(join(__dirname, 'interrupt.py'), 'utf8');
/** How often each is interrupted. */
const TIMES = 3;
const ROWS = 100_000;

/** What is interrupted: the first process of a container. */
interface Target {
  readonly pod: string;
  /** On its command line. */
  readonly word: string;
  /** Seconds that it takes here: it is killed before they are over. */
  readonly within: number;
}

/** Its process is killed on its node, or its pod taken away without a signal. */
const WAYS = ['SIGKILL', 'deletion'] as const;
type Way = (typeof WAYS)[number];

interface Hit {
  readonly target: Target;
  readonly way: Way;
  /** Seconds after its begin. */
  readonly after: number;
  /** It was there, and not done before. */
  readonly there: boolean;
}

/** What a cloud is made by. */
const MAKING: readonly Target[] = [
  { pod: 'mariadb-0', word: 'secrets.py', within: 0.15 },
  { pod: 'mariadb-0', word: 'mariadb.py', within: 3 },
  { pod: 'keystone-bootstrap', word: 'secrets.py', within: 0.15 },
  { pod: 'keystone-bootstrap', word: 'database.py', within: 0.5 },
  { pod: 'keystone-bootstrap', word: 'db_sync -- bootstrap', within: 12 },
  { pod: 'placement-db-sync', word: 'database.py', within: 0.5 },
  { pod: 'placement-db-sync', word: 'placement-manage', within: 4 },
  { pod: 'placement-register', word: 'register.py', within: 1.5 },
];

/** What is done again and again. */
const BACKUP: Target = { pod: 'mariadb-backup', word: 'backup.py backup', within: 2 };
const RESTORE: Target = { pod: 'mariadb-restore', word: 'backup.py restore', within: 3 };
const FERNET: Target = { pod: 'keystone-fernet-rotate', word: 'rotate.py', within: 0.5 };
const CREDENTIAL: Target = { pod: 'keystone-credential-rotate', word: 'rotate.py', within: 5 };

/** All that makes a cloud is killed in the middle, and what is done in it later: nothing is applied again. */
export async function interrupted(lab: Lab): Promise<void> {
  const random = generator(lab.seed);
  const [node] = await nodesOf(lab, 'control-plane');
  const settings: OpenStackCloudProps = {
    roles: { control: { label: `kubernetes.io/hostname=${node}` } },
    database: { size: '1Gi', backup: { size: '1Gi' } },
    services: { placement: {} },
  };
  /** Interrupts it where it begins next. */
  const interrupt = async (namespace: string, target: Target, way: Way, patience: number): Promise<Hit> => {
    const after = random() * target.within;
    const args = [
      namespace,
      target.pod,
      target.word,
      `${after}`,
      `${patience}`,
      ...(way === 'SIGKILL' ? ['kill'] : []),
    ];
    const said = await onNode(lab, node, ['python3', '-c', SCRIPT, ...args], { timeout: patience + 60 });
    const { pod, there } = JSON.parse(said) as { pod: string; there: boolean };
    if (there && way === 'deletion') await lab.kill(namespace, pod);
    return { target, way, after, there };
  };

  let namespace = '';
  for (let time = 1; time <= TIMES; time++) {
    await lab.remove('interrupted');
    await lab.step(`interrupted: all that makes a cloud is killed, ${time} of ${TIMES}`, async () => {
      namespace = await lab.namespace('interrupted');
      const { folder } = lab.synth(namespace, settings);
      const hits = Promise.all(
        MAKING.map((target, i) => interrupt(namespace, target, WAYS[(time + i) % WAYS.length], 300)),
      );
      await lab.apply(folder);
      const said = told(await hits);
      await lab.ready(namespace, { timeout: 400, recovers: true });
      await issues(lab, namespace);
      await lab.openstack(namespace, 'catalog', 'show', 'placement');
      return said;
    });
  }

  /** The Job of a CronJob, of which each attempt but the last is interrupted. */
  const again = async (target: Target, way: Way, env: Readonly<Record<string, string>> = {}): Promise<string> => {
    const hits: Hit[] = [];
    const work = runOnce(lab, namespace, target.pod, { env, attempts: TIMES + 1 });
    const interrupting = async (): Promise<void> => {
      for (let time = 0; time < TIMES; time++) hits.push(await interrupt(namespace, target, way, 120));
    };
    await Promise.race([interrupting(), work]);
    await work;
    return told(hits);
  };
  const query = async (statement: string): Promise<string> =>
    (await sql(lab, namespace, 'mariadb-0', statement)).trim();

  await query('create database e2e; create table e2e.written (number int primary key, text varchar(100))');
  await query(`use e2e; insert into written select seq, repeat(md5(seq), 3) from seq_1_to_${ROWS}`);
  for (const way of WAYS) {
    await lab.step(`interrupted: a backup is killed, by ${way}`, () => again(BACKUP, way));
    await lab.step(`interrupted: its restore is killed, by ${way}: all rows are there, and no others`, async () => {
      await query('use e2e; insert into written select 1000000 + seq, "later" from seq_1_to_100');
      const said = await again(RESTORE, way, { OVER: 'yes' });
      const found = await query('select concat(count(*), " ", max(number)) from e2e.written');
      if (found !== `${ROWS} ${ROWS}`) throw new Error(`rows and the last of them are ${found}\n${said}`);
      await issues(lab, namespace);
      return said;
    });
  }
  for (const [way, number] of [
    ['SIGKILL', 2],
    ['deletion', 3],
  ] as const) {
    await lab.step(`interrupted: a rotation of keys is killed, by ${way}: rotated once, no token void`, async () => {
      const token = await issue(lab, namespace);
      const said = await Promise.all([again(FERNET, way), again(CREDENTIAL, way)]);
      const secrets = (await lab.get(namespace, 'secrets')) as { metadata: { name: string }; data?: object }[];
      const keys = secrets.filter(({ metadata }) => /^keystone-(fernet|credential)-keys$/.test(metadata.name));
      none(
        keys
          .map(({ metadata, data = {} }) => ({ name: metadata.name, last: Math.max(...Object.keys(data).map(Number)) }))
          .filter(({ last }) => last !== number)
          .map(({ name, last }) => `the last key of ${name} is ${last} and not ${number}`),
      );
      await validate(lab, namespace, token);
      return said.join('\n');
    });
  }
  await lab.remove('interrupted');
}

function told(hits: readonly Hit[]): string {
  return hits
    .map(({ target, way, after, there }) => {
      const done = there ? '' : ', but it was done before';
      return `${target.pod} ${target.word}: ${way} after ${after.toFixed(1)} s${done}`;
    })
    .join('\n');
}
