/** How compute nodes copy disks to each other when a server moves to another one while it is off. */
import type { ConfigFile, GeneratedSecret, Process } from '../../core/spec';
import { text } from '../../oslo/ini';

/**
 * One key for all compute nodes, with which each knows the others, as who calls and as who answers: what is allowed
 * with it, is allowed to each of them.
 */
const SECRET = 'nova-ssh';
/** Kolla's own. */
const PORT = 8022;
const DIRECTORY = '/etc/nova/ssh';
const KEY = `${DIRECTORY}/ssh_key`;
const publicKey = { secret: SECRET, key: 'public_key' } as const;

export const sshSecret: GeneratedSecret = {
  name: SECRET,
  data: { private_key: { generate: 'ssh-key' }, public_key: { generate: 'ssh-public-key' } },
};

export const sshFiles = {
  ssh_key: { path: KEY, content: text`${{ secret: SECRET, key: 'private_key' }}` },
  ssh_known_hosts: { path: `${DIRECTORY}/known_hosts`, content: text`* ${publicKey}` },
  // commands and files, and nothing else
  ssh_authorized_keys: { path: `${DIRECTORY}/authorized_keys`, content: text`restrict ${publicKey}` },
  'ssh_config.conf': {
    path: '/etc/ssh/ssh_config.d/nodes.conf',
    content: `Host *
  Port ${PORT}
  User nova
  IdentityFile ${KEY}
  IdentitiesOnly yes
  GlobalKnownHostsFile ${DIRECTORY}/known_hosts
  UserKnownHostsFile /dev/null
  CheckHostIP no
  HashKnownHosts no
  StrictHostKeyChecking yes
`,
  },
  sshd_config: {
    path: `${DIRECTORY}/sshd_config`,
    // what is mounted belongs to root and to a group, which the strict modes take for a mistake
    content: `HostKey ${KEY}
AuthorizedKeysFile ${DIRECTORY}/authorized_keys
StrictModes no
AllowUsers nova
AuthenticationMethods publickey
PasswordAuthentication no
KbdInteractiveAuthentication no
UsePAM no
PermitUserRC no
PidFile none
Subsystem sftp internal-sftp
`,
  },
} satisfies Readonly<Record<string, ConfigFile>>;

/** What nova-compute reads to reach other nodes. */
export const sshClient = ['ssh_key', 'ssh_known_hosts', 'ssh_config.conf'] as const;

/** Takes what others bring, as Nova's user and for that user alone, so that it needs no rights. */
export function sshServer(home: string): Process {
  return {
    image: 'nova-ssh',
    command: [
      ...['/usr/sbin/sshd', '-D', '-e', '-f', `${DIRECTORY}/sshd_config`],
      ...['-o', `ListenAddress=$(HOST_IP):${PORT}`],
    ],
    files: ['ssh_key', 'ssh_authorized_keys', 'sshd_config'],
    podFields: { HOST_IP: 'status.hostIP' },
    runsOn: ['compute'],
    perNode: true,
    share: ['hostNetwork'],
    after: [],
    waitsFor: ['node-pod/nova/compute'],
    port: PORT,
    knowsUsers: true,
    mounts: [{ path: home, host: home, create: true }],
    // it would complain of each connection that says nothing
    health: { exec: ['bash', '-c', `ss -Hltn 'sport = :${PORT}' | grep -q .`] },
    requests: { cpu: 5, memory: 16, limit: 256 },
  };
}
