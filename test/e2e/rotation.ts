import type { OpenStackCloudProps } from '../../lib';
import { issue, issues, pollDuring, type Polling, validate } from './keystone';
import { type Deployed, type Lab, none } from './lab';
import { runOnce } from './recurring';

const SETTINGS: OpenStackCloudProps = {
  roles: { control: { label: 'kubernetes.io/os=linux' } },
  database: { size: '1Gi' },
  services: {
    keystone: {
      replicas: 2,
      config: { 'keystone.conf': { oslo_messaging_notifications: { driver: 'messagingv2' } } },
    },
    placement: {},
  },
};

/** What a password lets in, as a command that reads it on standard input, and whose pods have it. */
interface Password {
  readonly secret: string;
  readonly unit: string;
  /** Deployments that use it besides those of the unit. */
  readonly others?: readonly string[];
  readonly pod: string;
  readonly login: readonly string[];
}

const LOGIN = `
import json, sys, urllib.request
url, name = sys.argv[1:]
user = {"name": name, "domain": {"id": "default"}, "password": sys.stdin.readline().strip()}
body = {"auth": {"identity": {"methods": ["password"], "password": {"user": user}}}}
headers = {"Content-Type": "application/json"}
urllib.request.urlopen(urllib.request.Request(f"{url}/auth/tokens", json.dumps(body).encode(), headers), timeout=10)
`;

function passwords(namespace: string): Password[] {
  const database = (user: string): readonly string[] => [
    ...['bash', '-c', `MYSQL_PWD=$(cat) mariadb --no-defaults -h mariadb -u ${user} -e "select 1"`],
  ];
  const identity = (user: string): readonly string[] => [
    ...['python3', '-c', LOGIN, `http://keystone-api.${namespace}.svc:5000/v3`, user],
  ];
  const bus = (user: string): readonly string[] => ['rabbitmqctl', 'authenticate_user', user];
  const root = ['bash', '-c', 'MYSQL_PWD=$(cat) mariadb --defaults-file=/etc/mysql/my.cnf -u root -e "select 1"'];
  const client = 'deploy/openstack-client';
  return [
    { secret: 'keystone-database', unit: 'keystone', pod: 'mariadb-0', login: database('keystone') },
    { secret: 'keystone-message-bus', unit: 'keystone', pod: 'rabbitmq-0', login: bus('keystone') },
    { secret: 'keystone-admin', unit: 'keystone', others: ['openstack-client'], pod: client, login: identity('admin') },
    { secret: 'placement-user', unit: 'placement', pod: client, login: identity('placement') },
    { secret: 'mariadb-admin', unit: 'mariadb', pod: 'mariadb-0', login: database('openstack') },
    { secret: 'mariadb-root', unit: 'mariadb', pod: 'mariadb-0', login: root },
    { secret: 'rabbitmq-admin', unit: 'rabbitmq', pod: 'rabbitmq-0', login: bus('admin') },
  ];
}

/** Keys are rotated under a token that is being validated, and nothing that they have written becomes void. */
export async function rotation(lab: Lab): Promise<void> {
  const cloud = await lab.step('rotation: the cloud is up', () => lab.cloud('rotation', SETTINGS));
  const { namespace } = cloud;
  await lab.step('rotation: five of the fernet keys, while a token is validated', async () => {
    const tokens = [await issue(lab, namespace)];
    const polling = await pollDuring(lab, namespace, tokens[0], async () => {
      for (let i = 0; i < 5; i++) {
        await runOnce(lab, namespace, 'keystone-fernet-rotate');
        tokens.push(await issue(lab, namespace));
      }
    });
    for (const token of tokens) await validate(lab, namespace, token);
    none(polling.failures);
    return told(polling);
  });
  await lab.step('rotation: two of the credential keys, and what they have encrypted is read', async () => {
    const blob = 'e2e-secret';
    await lab.openstack(namespace, 'credential', 'create', '--type', 'totp', 'admin', blob);
    await runOnce(lab, namespace, 'keystone-credential-rotate');
    await runOnce(lab, namespace, 'keystone-credential-rotate');
    const read = await lab.openstack(namespace, 'credential', 'list', '-f', 'value', '-c', 'Data');
    if (read !== blob) throw new Error(`the credential is ${read}`);
  });
  await lab.remove('rotation');
}

/** Each kind of password is changed while a token is validated: the new one works, and the old one is refused. */
export async function passwordChanges(lab: Lab): Promise<void> {
  const cloud = await lab.step('passwords: the cloud is up', () => lab.cloud('passwords', SETTINGS));
  for (const password of passwords(cloud.namespace)) {
    await lab.step(`passwords: a new password in ${password.secret}, the old one is refused`, () =>
      changed(lab, cloud, password),
    );
  }
  await lab.remove('passwords');
}

/** As docs/operations.md says, while a token is validated. */
async function changed(lab: Lab, { namespace, output }: Deployed, password: Password): Promise<string> {
  const { secret, unit, others = [], pod, login } = password;
  const lets = (value: string): Promise<boolean> =>
    lab.exec(namespace, pod, login, { input: `${value}\n` }).then(
      () => true,
      () => false,
    );
  const before = await lab.password(namespace, secret);
  if (!(await lets(before))) throw new Error('the password does not let in before it is changed');
  const selector = `app.kubernetes.io/name=${unit}`;
  const kubectl = (...args: readonly string[]): Promise<string> =>
    lab.kubectl(['-n', namespace, ...args], { timeout: 200 });
  const token = await issue(lab, namespace);
  const polling = await pollDuring(lab, namespace, token, async () => {
    await kubectl('delete', 'secret', secret);
    await kubectl('delete', 'jobs', '-l', selector);
    await lab.apply(output.folder);
    const isServer = unit === 'mariadb' || unit === 'rabbitmq';
    await (isServer
      ? kubectl('delete', 'pods', '-l', `${selector},app.kubernetes.io/component=${unit}`)
      : kubectl('rollout', 'restart', 'deployments', '-l', selector));
    await lab.ready(namespace, { timeout: 400, recovers: true });
  });
  // the one that has asked is among them
  for (const other of others) await kubectl('rollout', 'restart', `deployment/${other}`);
  await lab.ready(namespace, { timeout: 400, recovers: true });
  const after = await lab.password(namespace, secret);
  if (after === before) throw new Error('the password is the one of before');
  if (!(await lets(after))) throw new Error('the new password does not let in');
  if (await lets(before)) throw new Error('the old password still lets in');
  await issues(lab, namespace);
  return told(polling);
}

function told({ asked, slowest, failures }: Polling): string {
  return `${asked} validations, ${failures.length} failed, the slowest took ${slowest} s`;
}
