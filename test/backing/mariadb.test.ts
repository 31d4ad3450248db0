import { Chart } from 'cdk8s';
import { MariaDb } from '../../lib/backing/mariadb';
import { Cloud } from '../../lib/core/cloud';
import type { CloudSettings } from '../../lib/core/settings';
import { find, manifests, podSpec } from '../manifests';

const objects = (settings: CloudSettings = {}, size?: string) =>
  manifests((app) => new MariaDb(new Chart(app, 'chart'), 'mariadb', { cloud: Cloud.settings(settings), size }));

const file = (name: string, made = objects()) => made.find(({ data }) => data?.[name] !== undefined)?.data?.[name];

test('one replica on a volume of its own', () => {
  const { spec } = find(objects({ size: 'large' }, '50Gi'), 'StatefulSet', 'mariadb');
  expect(spec?.replicas).toBe(1);
  expect(spec?.volumeClaimTemplates).toMatchObject([{ spec: { resources: { requests: { storage: '50Gi' } } } }]);
});

test('the first start makes the data, whole or not at all, before the server', () => {
  const { initContainers = [], containers } = podSpec(find(objects(), 'StatefulSet', 'mariadb')) ?? { containers: [] };
  expect(initContainers.map(({ name }) => name)).toEqual(['secrets', 'render', 'prepare']);
  expect(file('prepare.sh')).toMatch(/mariadb-install-db .*\/new[\s\S]*\nmv .*\/new .*\/data\n/);
  expect(containers[0].args?.[0]).toBe('mariadbd');
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
  expect(() => objects({}, size)).toThrow(`database.size: "${size}" is no size`);
});
