import { Chart } from 'cdk8s';
import { MariaDb, type MariaDbBackup, type MariaDbProps } from '../../lib/backing/mariadb';
import { Cloud } from '../../lib/core/cloud';
import type { CloudSettings } from '../../lib/core/settings';
import { find, manifests, type Manifest, type PodSpec, podSpec, podTemplate } from '../manifests';
import { policiesOf, reaches } from '../reach';

const objects = (settings: CloudSettings = {}, props: Omit<MariaDbProps, 'cloud'> = {}) =>
  manifests((app) => new MariaDb(new Chart(app, 'chart'), 'mariadb', { ...props, cloud: Cloud.settings(settings) }));

const three = (settings: CloudSettings = {}) => objects(settings, { replicas: 3 });

const file = (name: string, made = objects()) => made.find(({ data }) => data?.[name] !== undefined)?.data?.[name];

const pod = (made: readonly Manifest[]) =>
  podSpec(find(made, 'StatefulSet', 'mariadb')) ?? ({ containers: [], volumes: [] } as PodSpec);

test('one replica on a volume of its own', () => {
  const { spec } = find(objects({}, { size: '50Gi' }), 'StatefulSet', 'mariadb');
  expect(spec?.replicas).toBe(1);
  expect(spec?.volumeClaimTemplates).toMatchObject([{ spec: { resources: { requests: { storage: '50Gi' } } } }]);
});

test.each([
  ['aio', undefined, 1],
  ['small', undefined, 1],
  ['medium', undefined, 3],
  ['large', 1, 1],
  ['aio', 3, 3],
] as const)('%s, replicas %s: %d', (size, replicas, made) => {
  expect(find(objects({ size }, { replicas }), 'StatefulSet', 'mariadb').spec?.replicas).toBe(made);
});

test('a program of ours starts the server, and makes its data at the first start', () => {
  const { initContainers = [], containers } = pod(objects());
  expect(initContainers.map(({ name }) => name)).toEqual(['secrets', 'render']);
  expect(containers.map(({ name }) => name)).toEqual(['mariadb']);
  expect(containers[0].args?.slice(0, 3)).toEqual(['python3', '/openstack/mariadb.py', 'mariadbd']);
});

describe('three replicas', () => {
  test('clients come in at the port of one server, and are passed on to the writer', () => {
    const made = three();
    const { containers } = pod(made);
    const ports = Object.fromEntries(containers.map(({ name, ports }) => [name, ports]));
    expect(ports.proxy).toEqual([{ name: 'main', containerPort: 3306 }]);
    const cfg = file('haproxy.cfg', made) ?? '';
    const servers = [0, 1, 2].map((i) => `server mariadb-${i} "mariadb-${i}.mariadb-nodes.\${DOMAIN}:3307"`);
    for (const server of servers) expect(cfg).toContain(server);
    expect(cfg).toContain('option httpchk GET /writer\n');
    expect(cfg).toContain('on-marked-down shutdown-sessions');
    expect(find(made, 'Service', 'mariadb').spec?.ports).toContainEqual(expect.objectContaining({ port: 3306 }));
    expect(file('my.cnf', made)).toContain('\nport = 3307\n');
  });

  test('nobody but members gets at what members tell each other', () => {
    const { ingress = [] } = find(three(), 'NetworkPolicy', 'mariadb').spec as { ingress?: { ports: object[] }[] };
    const others = ingress.filter(({ ports }) => !JSON.stringify(ports).includes('3306'));
    expect(others.flatMap(({ ports }) => ports)).toMatchObject(
      [3307, 4444, 4567, 4568, 4569].map((port) => ({ port })),
    );
    for (const rule of others) {
      expect(rule).toMatchObject({
        from: [
          {
            podSelector: {
              matchLabels: { 'app.kubernetes.io/name': 'mariadb' },
              matchExpressions: [{ values: ['mariadb'] }],
            },
          },
        ],
      });
    }
  });

  test('members know each other by a certificate, and the user that sends data has no password', () => {
    const made = three();
    expect(file('my.cnf', made)).toMatch(/\[sst\]\nencrypt = 3\nssl-mode = VERIFY_CA\n/);
    const { initContainers = [], containers } = pod(made);
    const secrets = JSON.parse(initContainers[0].env?.find(({ name }) => name === 'SECRETS')?.value ?? '') as object[];
    expect(secrets).toContainEqual(expect.objectContaining({ name: 'mariadb-tls' }));
    expect(containers[0].env).toContainEqual({ name: 'CERTIFICATES', value: '/etc/mysql/tls' });
    expect(file('init.sql', made)).toContain('create user if not exists mysql@localhost identified via unix_socket;');
  });

  test('what they need beside that is what one needs', () => {
    const [one, all] = [file('my.cnf'), file('my.cnf', three())];
    expect(all?.replace('port = 3307', 'port = 3306').split('\n\n[sst]')[0]).toBe(one?.trimEnd());
    expect(file('init.sql', three())).toContain(file('init.sql'));
  });

  test('at most one is taken away at a time', () => {
    expect(find(three(), 'PodDisruptionBudget', 'mariadb').spec?.maxUnavailable).toBe(1);
  });
});

test('passwords are set at each start, quoted as SQL wants it', () => {
  const sql = file('init.sql') ?? '';
  expect(sql).toContain("alter user root@localhost identified by '@@MARIADB_ROOT__PASSWORD|sql@@';");
  expect(sql).toContain(
    "alter user '@@MARIADB_ADMIN__USERNAME|sql@@'@'%' identified by '@@MARIADB_ADMIN__PASSWORD|sql@@';",
  );
  expect(sql.match(/@@.*?@@/g)?.filter((marker) => !marker.endsWith('|sql@@'))).toEqual([]);
});

test('root logs in on the socket alone; who makes databases from elsewhere cannot touch server or files', () => {
  const sql = file('init.sql') ?? '';
  expect(sql).toContain("drop user if exists root@'%';");
  const [, granted] = /grant ([^;]*) on \*\.\* to '@@MARIADB_ADMIN/.exec(sql) ?? [];
  expect(granted.split(', ')).toEqual(expect.arrayContaining(['create', 'create user', 'alter', 'trigger']));
  expect(granted).not.toMatch(/all privileges|super|shutdown|reload|process|\bfile\b|replication|connection admin/);
});

test.each([
  ['0.0.0.0', '0.0.0.0'],
  ['[::]', '::'],
] as const)('where the cloud listens on %s, it listens on %s', (listen, address) => {
  expect(file('my.cnf', objects({ listen }))).toContain(`bind-address = ${address}\n`);
});

test.each([
  ['aio', '256M', 1000],
  ['medium', '1024M', 4000],
] as const)('%s: buffer pool %s, %d connections', (size, pool, connections) => {
  expect(file('my.cnf', objects({ size }))).toContain(
    `innodb_buffer_pool_size = ${pool}\nmax_connections = ${connections}\n`,
  );
});

test('others reach it by name and the Secret of who makes databases', () => {
  manifests((app) => {
    const database = new MariaDb(new Chart(app, 'chart'), 'mariadb', { cloud: Cloud.settings({ namespace: 'alpha' }) });
    expect(database).toMatchObject({ host: 'mariadb.alpha.svc', port: 3306, adminSecret: 'mariadb-admin' });
    expect(database._peers).toEqual([{ unit: 'mariadb', process: 'mariadb', port: 3306 }]);
  });
});

test.each(['10', '10GB', '0Gi', '1.5Gi', '-1Gi'])('fails: %s is no size', (size) => {
  expect(() => objects({}, { size })).toThrow(`database.size: "${size}" is no size`);
});

describe('backups', () => {
  const backedUp = (backup: MariaDbBackup = {}, settings: CloudSettings = {}, replicas: 1 | 3 = 1) =>
    objects(settings, { backup, replicas });
  const program = (made: readonly Manifest[], name: string) => podSpec(find(made, 'CronJob', name))?.containers[0];
  const values = (made: readonly Manifest[], name: string) =>
    Object.fromEntries(
      (program(made, name)?.env ?? []).map(({ name, value, valueFrom }) => [
        name,
        value ?? `${valueFrom?.secretKeyRef?.name}.${valueFrom?.secretKeyRef?.key}`,
      ]),
    );

  test('are none unless somebody wants them', () => {
    const kinds = objects().map(({ kind }) => kind);
    expect(kinds).not.toContain('CronJob');
    expect(kinds).not.toContain('PersistentVolumeClaim');
    expect(file('init.sql')).not.toContain('openstack_backup');
  });

  test('come by a schedule, restores when somebody asks', () => {
    const made = backedUp();
    expect(find(made, 'CronJob', 'mariadb-backup').spec).toMatchObject({ schedule: '7 2 * * *' });
    expect(find(made, 'CronJob', 'mariadb-backup').spec).not.toHaveProperty('suspend');
    expect(find(made, 'CronJob', 'mariadb-restore').spec?.suspend).toBe(true);
    expect(find(backedUp({ schedule: '@hourly' }), 'CronJob', 'mariadb-backup').spec?.schedule).toBe('@hourly');
  });

  test('are made by a user that reads all and writes nothing', () => {
    const made = backedUp({ keep: 3 });
    const sql = file('init.sql', made) ?? '';
    expect(sql).toContain("grant select, show view, trigger on *.* to openstack_backup@'%';");
    expect(sql.match(/grant .* to openstack_backup/g)).toHaveLength(1);
    expect(values(made, 'mariadb-backup')).toMatchObject({
      DB_USER: 'openstack_backup',
      MYSQL_PWD: 'mariadb-backup.password',
      KEEP: '3',
    });
    expect(values(made, 'mariadb-restore')).toMatchObject({
      DB_USER: 'mariadb-admin.username',
      MYSQL_PWD: 'mariadb-admin.password',
    });
  });

  test('are kept on a volume of their own, or on one that is there', () => {
    const volumes = (made: readonly Manifest[], name: string) =>
      podSpec(find(made, 'CronJob', name))?.volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim ?? []);
    const own = backedUp({ size: '3Gi' });
    expect(find(own, 'PersistentVolumeClaim', 'mariadb-backups').spec).toMatchObject({
      resources: { requests: { storage: '3Gi' } },
    });
    const there = backedUp({ claim: 'nfs' });
    expect(there.map(({ kind }) => kind)).not.toContain('PersistentVolumeClaim');
    for (const name of ['mariadb-backup', 'mariadb-restore']) {
      expect(volumes(own, name)).toEqual([{ claimName: 'mariadb-backups' }]);
      expect(volumes(there, name)).toEqual([{ claimName: 'nfs' }]);
    }
  });

  test.each([1, 3] as const)('reach the server as clients do, with %d replicas', (replicas) => {
    const made = backedUp({}, {}, replicas);
    const policies = policiesOf(made, find(made, 'StatefulSet', 'mariadb'));
    for (const name of ['mariadb-backup', 'mariadb-restore']) {
      const labels = podTemplate(find(made, 'CronJob', name))?.metadata.labels;
      expect([3306, 3307, 4567].map((port) => reaches(policies, { labels }, port))).toEqual([true, false, false]);
    }
    expect(values(made, 'mariadb-backup')).toMatchObject({ DB_HOST: 'mariadb.openstack.svc', DB_PORT: '3306' });
  });

  test.each<[string, MariaDbBackup, CloudSettings, string]>([
    [
      'a volume that does not last',
      {},
      { storage: { ephemeral: true } },
      'database.backup: would be gone with its pod',
    ],
    ['no room', { size: '1Mi' }, {}, 'database.backup.size: "1Mi" is out of range'],
    ['a size of what is there', { claim: 'nfs', size: '9Gi' }, {}, 'database.backup.size: is of no use'],
  ])('cannot have %s', (_, backup, settings, said) => {
    expect(() => backedUp(backup, settings)).toThrow(said);
    expect(() => backedUp({ claim: 'nfs' }, settings)).not.toThrow();
  });
});
