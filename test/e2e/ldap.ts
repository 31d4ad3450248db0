import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cloud } from '../../lib';
import type { Lab } from './lab';

const SECRET = 'corp-ldap';
const BIND_DN = 'cn=keystone,dc=example,dc=org';
// a dollar and a per cent sign: what oslo.config and shells would stumble over
const PASSWORD = 'p$a%s$$w0rd';

/** A directory in a pod of its own: the protocol is real, the people are few. */
function directory(namespace: string): object[] {
  const labels = { app: 'ldap' };
  const script = readFileSync(join(__dirname, 'ldap-server.py'), 'utf8');
  const env = [
    { name: 'BIND_DN', value: BIND_DN },
    { name: 'BIND_PASSWORD', valueFrom: { secretKeyRef: { name: SECRET, key: 'password' } } },
  ];
  const container = {
    name: 'ldap',
    image: Cloud.settings().image('keystone'),
    args: ['python3', '-c', script],
    env,
    readinessProbe: { tcpSocket: { port: 3389 }, periodSeconds: 1 },
    securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
  };
  const securityContext = { runAsNonRoot: true, runAsUser: 42425, seccompProfile: { type: 'RuntimeDefault' } };
  return [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } },
    { apiVersion: 'v1', kind: 'Secret', metadata: { name: SECRET, namespace }, stringData: { password: PASSWORD } },
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'ldap', namespace, labels },
      spec: { securityContext, containers: [container] },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'ldap', namespace },
      spec: { selector: labels, ports: [{ port: 3389 }] },
    },
  ];
}

/** A domain whose people are in a directory: they are listed, and log in with their own password. */
export async function ldap(lab: Lab): Promise<void> {
  const namespace = await lab.namespace('ldap');
  await lab.apply(directory(namespace), '--force-conflicts');
  await lab.step('a cloud with a domain in LDAP comes up', () =>
    lab.cloud('ldap', {
      services: {
        keystone: {
          domains: {
            corp: {
              ldap: {
                url: 'ldap://ldap:3389',
                user: BIND_DN,
                password: { secret: SECRET },
                user_tree_dn: 'ou=people,dc=example,dc=org',
                user_objectclass: 'inetOrgPerson',
                user_id_attribute: 'uid',
                user_name_attribute: 'uid',
              },
            },
          },
        },
      },
    }),
  );
  await lab.step('its people are listed', async () => {
    const users = await lab.openstack(namespace, 'user', 'list', '--domain', 'corp', '-f', 'value', '-c', 'Name');
    if (users.split('\n').sort().join() !== 'ada,grace') throw new Error(`found "${users}"`);
  });
  await lab.step('one of them logs in with her own password', async () => {
    await lab.openstack(
      namespace,
      'role',
      'add',
      '--project',
      'admin',
      '--user',
      'ada',
      '--user-domain',
      'corp',
      'member',
    );
    const as = ['--os-username', 'ada', '--os-user-domain-name', 'corp', '--os-project-name', 'admin'];
    await lab.openstack(namespace, ...as, '--os-password', 'ada-secret', 'token', 'issue');
    const wrong = await lab.openstack(namespace, ...as, '--os-password', 'wrong', 'token', 'issue').then(
      () => 'a wrong password was accepted',
      () => '',
    );
    if (wrong !== '') throw new Error(wrong);
  });
  await lab.step('the administrator still logs in', () =>
    lab.openstack(namespace, 'token', 'issue', '-f', 'value', '-c', 'expires'),
  );
  await lab.remove('ldap');
}
