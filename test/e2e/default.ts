import { type Deployed, type Lab, none } from './lab';
import { condition, type KubeObject, restarts, title } from './state';

/** From nothing to a token, with the default cloud. */
export async function defaultCloud(lab: Lab): Promise<void> {
  const cloud = await lab.step('default: everything Ready and complete after one apply', () => lab.cloud('default'));
  const { namespace } = cloud;
  await lab.step('default: nothing had to start twice', async () => {
    const pods = await lab.get(namespace, 'pods');
    none(pods.filter((pod) => restarts(pod) > 0).map((pod) => `${title(pod)}: ${restarts(pod)} restarts`));
  });
  await lab.step('default: a token', () =>
    lab.openstack(namespace, 'token', 'issue', '-c', 'expires', '-c', 'project_id'),
  );
  await lab.step('default: the catalog', () => lab.openstack(namespace, 'catalog', 'list'));
  lab.say(await timeline(lab, cloud));
}

/** When each part was there, from the status of the objects: seconds after `kubectl apply` was called. */
async function timeline(lab: Lab, { namespace, started, applied }: Deployed): Promise<string> {
  const objects = await lab.get(namespace, 'pods,jobs');
  const when = (kind: string, name: string): string | undefined => {
    const object = objects.find((one) => one.kind === kind && one.metadata.name.startsWith(name));
    return (
      object &&
      (kind === 'Job' ? object.status?.completionTime : condition(object as KubeObject, 'Ready')?.lastTransitionTime)
    );
  };
  const rows: (readonly [string, string | number | undefined])[] = [
    ['apply returned', applied],
    ['MariaDB ready', when('Pod', 'mariadb-')],
    ['RabbitMQ ready', when('Pod', 'rabbitmq-')],
    ['memcached ready', when('Pod', 'memcached-')],
    ['database, schema and administrator made', when('Job', 'keystone-bootstrap-')],
    ['Keystone ready', when('Pod', 'keystone-api-')],
    ['client ready', when('Pod', 'openstack-client-')],
  ];
  const lines = rows.map(([name, time]) => {
    const seconds = time === undefined ? '?' : ((new Date(time).getTime() - started) / 1000).toFixed(0);
    return `       ${name.padEnd(39)} ${seconds.padStart(4)} s`;
  });
  return lines.join('\n');
}
