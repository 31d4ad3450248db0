/** Clouds from kolla-ansible's files, on the databases that kolla-ansible's Keystone and Glance have left. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Cloud } from '../../lib';
import { type Lab, none } from './lab';

const run = promisify(execFile);
const SCRIPT = readFileSync(join(__dirname, 'imported.py'), 'utf8');
const BEFORE = 'before';
/** Of the guide that is followed here. */
const GUIDE = 'kolla-ansible.md';

/** What people write into their globals.yml; a small cloud, for the machine's sake. */
const GLOBALS = `
openstack_release: "2025.2"
neutron_plugin_agent: ovn
fernet_token_expiry: 7200
${['nova', 'placement', 'neutron', 'heat', 'horizon'].map((name) => `enable_${name}: "no"\n`).join('')}`;

const ADMIN = {
  OS_AUTH_URL: 'http://127.0.0.1:5000/v3',
  OS_USERNAME: 'admin',
  OS_PROJECT_NAME: 'admin',
  OS_PROJECT_DOMAIN_NAME: 'Default',
  OS_USER_DOMAIN_NAME: 'Default',
  OS_REGION_NAME: 'RegionOne',
  OS_INTERFACE: 'internal',
  IMAGE_URL: 'http://127.0.0.1:9292',
};

const MARIADB = `
cat > /tmp/init.sql <<SQL
CREATE USER root@'%' IDENTIFIED BY '$database_password';
GRANT ALL ON *.* TO root@'%' WITH GRANT OPTION;
CREATE DATABASE keystone;
CREATE USER keystone@'%' IDENTIFIED BY '$keystone_database_password';
GRANT ALL ON keystone.* TO keystone@'%';
CREATE DATABASE glance;
CREATE USER glance@'%' IDENTIFIED BY '$glance_database_password';
GRANT ALL ON glance.* TO glance@'%';
SQL
mariadb-install-db --no-defaults --datadir=/var/lib/mysql
exec mariadbd --no-defaults --skip-name-resolve --datadir=/var/lib/mysql --socket=/tmp/mariadb.sock --pid-file=/tmp/mariadb.pid --init-file=/tmp/init.sql
`;

const KEYSTONE = `
export OS_DATABASE__CONNECTION="mysql+pymysql://keystone:$keystone_database_password@127.0.0.1/keystone"
export OS_FERNET_TOKENS__KEY_REPOSITORY=/tmp/fernet-keys OS_FERNET_RECEIPTS__KEY_REPOSITORY=/tmp/fernet-keys
export OS_CREDENTIAL__KEY_REPOSITORY=/tmp/credential-keys
mkdir -p /tmp/fernet-keys /tmp/credential-keys
keystone-manage fernet_setup
keystone-manage credential_setup
until keystone-manage db_sync; do sleep 2; done
url=http://127.0.0.1:5000/v3
OS_BOOTSTRAP_PASSWORD="$keystone_admin_password" keystone-manage bootstrap --bootstrap-region-id RegionOne --bootstrap-internal-url $url --bootstrap-public-url $url
exec uwsgi --http-socket 127.0.0.1:5000 --module keystone.wsgi.api:application --master --lazy-apps --die-on-term
`;

const GLANCE = `
export OS_DATABASE__CONNECTION="mysql+pymysql://glance:$glance_database_password@127.0.0.1/glance"
export OS_KEYSTONE_AUTHTOKEN__PASSWORD="$glance_keystone_password"
cat > /tmp/glance-api.conf <<CONF
[DEFAULT]
enabled_backends = file:file
[glance_store]
default_backend = file
[file]
filesystem_store_datadir = /var/lib/glance/images/
[os_glance_tasks_store]
filesystem_store_datadir = /tmp/tasks
[os_glance_staging_store]
filesystem_store_datadir = /tmp/staging
[paste_deploy]
flavor = keystone
[keystone_authtoken]
auth_url = http://127.0.0.1:5000/v3
auth_type = password
project_domain_name = Default
user_domain_name = Default
project_name = service
username = glance
CONF
export OS_GLANCE_CONFIG_DIR=/tmp
until glance-manage --config-file /tmp/glance-api.conf db_sync; do sleep 2; done
exec uwsgi --http-socket 127.0.0.1:9292 --http-chunked-input --module glance.wsgi.api:application --master --lazy-apps --die-on-term
`;

/** A cloud with nothing of ours: Keystone and Glance as kolla-ansible names their databases and users. */
function before(namespace: string, passwords: Readonly<Record<string, string>>): object[] {
  const images = Cloud.settings();
  const labels = { app: BEFORE };
  const container = (name: string, image: string, user: number, script: string, more: object = {}): object => ({
    name,
    image: images.image(image),
    command: ['bash', '-euc', script],
    envFrom: [{ secretRef: { name: BEFORE } }],
    securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] }, runAsUser: user },
    ...more,
  });
  const secret = (name: string, key: string): object => ({ name, valueFrom: { secretKeyRef: { name: BEFORE, key } } });
  const env = [
    ...Object.entries(ADMIN).map(([name, value]) => ({ name, value })),
    secret('OS_PASSWORD', 'keystone_admin_password'),
    secret('GLANCE_PASSWORD', 'glance_keystone_password'),
    secret('PASSWORD', 'user'),
  ];
  const mount = (mountPath: string, name: string): object => ({ volumeMounts: [{ mountPath, name }] });
  return [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } },
    { apiVersion: 'v1', kind: 'Secret', metadata: { name: BEFORE, namespace }, stringData: passwords },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: BEFORE, namespace },
      spec: { selector: labels, ports: [{ port: 3306 }] },
    },
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: BEFORE, namespace, labels },
      spec: {
        securityContext: { runAsNonRoot: true, fsGroup: 42400, seccompProfile: { type: 'RuntimeDefault' } },
        containers: [
          container('mariadb', 'mariadb-server', 42434, MARIADB, mount('/var/lib/mysql', 'data')),
          container('keystone', 'keystone', 42425, KEYSTONE, {
            readinessProbe: { exec: { command: ['curl', '-sf', ADMIN.OS_AUTH_URL] }, periodSeconds: 3 },
          }),
          container('glance', 'glance-api', 42415, GLANCE, mount('/var/lib/glance', 'images')),
          container('client', 'keystone', 42425, 'sleep infinity', { env }),
        ],
        volumes: ['data', 'images'].map((name) => ({ name, emptyDir: {} })),
        terminationGracePeriodSeconds: 1,
      },
    },
  ];
}

/** kolla-ansible's own examples of this release, as pip gives them, with passwords as kolla-genpwd fills them in. */
async function example(folder: string): Promise<Readonly<Record<string, string>>> {
  const { generated } = JSON.parse(readFileSync(join(__dirname, '../../imports/kolla/2025.2.json'), 'utf8')) as {
    readonly generated: string;
  };
  const [, version] = /kolla-ansible ([\d.]+);/.exec(generated) ?? [];
  const wheel = join(folder, 'wheel');
  await run('pip', ['download', '--quiet', '--no-deps', '--dest', wheel, `kolla-ansible==${version}`]);
  await run('bash', ['-c', 'cd "$0" && python3 -m zipfile -e *.whl .', wheel]);
  const share = join(wheel, `kolla_ansible-${version}.data/data/share/kolla-ansible`);
  // one place for all releases of the package
  renameSync(join(share, 'etc_examples'), join(wheel, 'etc'));
  const kolla = join(folder, 'kolla');
  mkdirSync(join(kolla, 'config'), { recursive: true });
  copyFileSync(join(share, 'ansible/inventory/multinode'), join(kolla, 'multinode'));
  writeFileSync(join(kolla, 'config/glance.conf'), '[DEFAULT]\nimage_member_quota = 7\n');
  const empty = readFileSync(join(wheel, EXAMPLE, 'passwords.yml'), 'utf8');
  const passwords: Record<string, string> = {};
  const filled = empty.replace(
    /^(\w+):[ ]*$(?!\n )/gm,
    (line, key: string) => `${line} ${(passwords[key] = randomUUID())}`,
  );
  writeFileSync(join(kolla, 'passwords.yml'), filled, { mode: 0o600 });
  return passwords;
}

/** As pip's package has it. */
const EXAMPLE = 'etc/kolla';

/** What kolla-ansible leaves in /etc/kolla of a host for Keystone, as its templates are for these addresses. */
function rendered(passwords: Readonly<Record<string, string>>, old: string): Readonly<Record<string, string>> {
  const source = '/var/lib/kolla/config_files';
  const files = ['keystone.conf', 'keystone-uwsgi.ini'].map((name) => ({
    source: `${source}/${name}`,
    dest: `/etc/keystone/${name.replace('-uwsgi', '-api-uwsgi')}`,
    owner: 'keystone',
    perm: '0600',
  }));
  return {
    'keystone/config.json': JSON.stringify({ command: '/usr/bin/keystone-startup.sh', config_files: files }),
    'keystone/keystone-uwsgi.ini': '[uwsgi]\nhttp-socket = 10.0.0.1:5000\n',
    'keystone/keystone.conf': `[DEFAULT]
debug = False
transport_url = rabbit://openstack:${passwords.rabbitmq_password}@10.0.0.1:5672//
log_file = /var/log/kolla/keystone/keystone.log
use_stderr = true
[oslo_middleware]
enable_proxy_headers_parsing = true
[database]
connection = mysql+pymysql://keystone:${passwords.keystone_database_password}@${BEFORE}.${old}.svc/keystone
connection_recycle_time = 10
max_pool_size = 3
max_retries = -1
[token]
revoke_by_id = false
provider = fernet
expiration = 7200
allow_expired_window = 172800
[fernet_tokens]
max_active_keys = 4
[oslo_messaging_notifications]
transport_url = rabbit://openstack:${passwords.rabbitmq_password}@10.0.0.1:5672//
driver = noop
`,
  };
}

/** Prints all keys, by their names. */
const READ_KEYS = `cd /tmp/fernet-keys && python3 -c 'import json, os; print(json.dumps({name: open(name).read() for name in os.listdir()}))'`;

/** A cloud as it was taken over. */
interface Taken {
  readonly namespace: string;
  /** Its cloud.yaml. */
  readonly file: string;
  readonly dist: string;
}

/** What a user of before finds in a cloud of now. */
interface Found {
  readonly project: string;
  readonly images: readonly string[];
  readonly 'token of before': string;
}

function expectFound(found: Found, images: readonly string[]): void {
  const expected: Found = { project: 'before', images, 'token of before': 'valid' };
  if (JSON.stringify(found) !== JSON.stringify(expected)) throw new Error(`found ${JSON.stringify(found)}`);
}

/** Two clouds go on where kolla-ansible's has ended: one with the databases brought along, one on the old server. */
export async function imported(lab: Lab): Promise<void> {
  const old = await lab.namespace('imported-before');
  const folder = mkdtempSync(join(tmpdir(), 'e2e-imported-'));
  const kolla = join(folder, 'kolla');
  try {
    const passwords: Record<string, string> = { ...(await example(folder)), user: randomUUID() };
    const values = Object.entries(passwords);
    /** What is said goes into a transcript, and what a cluster holds may be read by many. */
    const told = (text: string): string => {
      none(values.flatMap(([key, one]) => (text.includes(one) ? [`the value of ${key} is told`] : [])));
      return text;
    };
    const within = (container: string, script: string, ...args: readonly string[]): Promise<string> => {
      const command = ['exec', BEFORE, '-c', container, '--', 'bash', '-c', script, ...args];
      return lab.kubectl(['-n', old, ...command], { timeout: 300 });
    };
    const guide = async (heading: string, { namespace, dist }: Taken): Promise<string> =>
      lab.procedure(heading, namespace, dist, { page: GUIDE, cwd: folder, timeout: 400 });
    /** The files as they are, imported; Secrets made; synthesized. */
    const cloudOf = async (name: string, more: string, what: string): Promise<Taken> => {
      const namespace = await lab.namespace(name);
      const [output, dist] = [join(folder, name), join(folder, name, 'dist')];
      const file = join(output, 'cloud.yaml');
      const globals = readFileSync(join(folder, 'wheel', EXAMPLE, 'globals.yml'), 'utf8');
      writeFileSync(join(kolla, 'globals.yml'), `${globals}${more}`);
      await lab.step(`imported: import kolla takes the files: ${what}`, async () => {
        const { code, said } = await lab.cli('import', 'kolla', kolla, '-o', output);
        if (code !== 0) throw new Error(told(said));
        return told(said).split('\n').at(-1);
      });
      await lab.step('imported: secrets.sh makes the Secrets, and again changes nothing', async () => {
        const secrets = (): Promise<{ stdout: string }> => run('bash', [join(output, 'secrets.sh'), kolla, namespace]);
        await secrets();
        return told((await secrets()).stdout.trim());
      });
      await lab.step('imported: synth', async () => {
        appendFileSync(file, `namespace: ${namespace}\n`);
        const { code, said } = await lab.cli('synth', file, '-o', dist);
        if (code !== 0) throw new Error(told(said));
      });
      return { namespace, file, dist };
    };
    const look = async (namespace: string, ...also: readonly string[]): Promise<Found> => {
      const input = `http://keystone-api.${namespace}.svc:5000/v3\n${passwords.user}\n${token}\n`;
      const command = ['python3', '-c', SCRIPT, 'look', ...also];
      return JSON.parse(
        await lab.exec(namespace, 'deploy/openstack-client', command, { input, timeout: 120 }),
      ) as Found;
    };
    const asAdmin = async (namespace: string): Promise<string> => {
      const password = await lab.password(namespace, 'keystone-admin');
      if (password !== passwords.keystone_admin_password) throw new Error('the Secret keystone-admin has another one');
      return lab.openstack(namespace, 'token', 'issue', '-f', 'value', '-c', 'expires');
    };

    const { token } = await lab.step('imported: there is a cloud with a user and an image before us', async () => {
      await lab.apply(before(old, passwords), '--force-conflicts');
      const wait = ['-n', old, 'wait', '--for=condition=Ready', `pod/${BEFORE}`, '--timeout=300s'];
      await lab.kubectl(wait, { timeout: 310 });
      return { token: (await within('client', 'exec python3 -c "$0" make', SCRIPT)).trim() };
    });
    await lab.step('imported: its databases, fernet keys and images are copied', async () => {
      const server = 'MYSQL_PWD="$database_password" mariadb-dump -h 127.0.0.1 -u root --single-transaction';
      const dump = await within('mariadb', `${server} --databases keystone glance`);
      writeFileSync(join(folder, 'dump.sql'), dump);
      const keys = JSON.parse(await within('keystone', READ_KEYS)) as Readonly<Record<string, string>>;
      mkdirSync(join(folder, 'fernet-keys'));
      for (const [name, key] of Object.entries(keys)) writeFileSync(join(folder, 'fernet-keys', name), key);
      writeFileSync(join(folder, 'images.tar'), await within('glance', 'tar -C /var/lib/glance -c images'));
      return `${dump.length} bytes of databases, ${Object.keys(keys).length} keys`;
    });

    const brought = await cloudOf('imported', GLOBALS, 'the databases brought along');
    await lab.step('imported: the guide is followed: databases, keys, and the cloud', async () => {
      await guide('Databases and keys', brought);
      await lab.ready(brought.namespace, { timeout: 400 });
    });
    await lab.step('imported: the guide is followed: images', () => guide('Images', brought).then(() => undefined));
    await lab.step('imported: the administrator has the imported password', () => asAdmin(brought.namespace));
    await lab.step('imported: a user of before logs in, has her project and image, and her token', async () => {
      const found = await look(brought.namespace, 'images');
      expectFound(found, ['before, 700000 bytes, as it was']);
      return JSON.stringify(found);
    });
    await lab.step('imported: what the folder config says holds', async () => {
      const { said } = await lab.cli('explain', 'glance-api.conf', 'image_member_quota', '--file', brought.file);
      if (!/\b7\b/.test(said)) throw new Error(said);
    });
    await lab.remove('imported');

    for (const [name, text] of Object.entries(rendered(passwords, old))) {
      mkdirSync(dirname(join(kolla, name)), { recursive: true });
      writeFileSync(join(kolla, name), text);
    }
    const kept = await cloudOf(
      'imported-kept',
      `${GLOBALS}enable_glance: "no"\nenable_mariadb: "no"\ndatabase_address: ${BEFORE}.${old}.svc\n`,
      'the old server, and what was rendered for Keystone',
    );
    await lab.step('imported: a cloud on the old server, with the keys of before', async () => {
      const keys = [
        'create',
        'secret',
        'generic',
        'keystone-fernet-keys',
        `--from-file=${join(folder, 'fernet-keys')}`,
      ];
      await lab.kubectl(['-n', kept.namespace, ...keys]);
      await lab.apply(kept.dist);
      await lab.ready(kept.namespace, { timeout: 400 });
    });
    await lab.step('imported: Keystone runs as it was rendered, without a password in a manifest', async () => {
      const pods = await lab.get(
        kept.namespace,
        'pods',
        '-l',
        'app.kubernetes.io/name=keystone,app.kubernetes.io/component=api',
      );
      const conf = await lab.exec(kept.namespace, `pod/${pods[0].metadata.name}`, [
        'cat',
        '/etc/keystone/keystone.conf',
      ]);
      if (!conf.includes('max_pool_size = 3')) throw new Error(`another keystone.conf:\n${conf}`);
      const all = JSON.stringify(await lab.get(kept.namespace, 'pods,configmaps,deployments,jobs'));
      told(conf);
      told(all);
    });
    await lab.step('imported: the administrator has the imported password there, too', () => asAdmin(kept.namespace));
    await lab.step('imported: a user of before logs in there, too, and has her project and token', async () => {
      const found = await look(kept.namespace);
      expectFound(found, []);
      return JSON.stringify(found);
    });
    await lab.remove('imported-kept');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
