import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import { leaveControlGroups } from '../core/agents';
import { type CephClient, libvirtSecretId } from '../core/ceph';
import type { Cloud } from '../core/cloud';
import type { IHypervisor, IServerDisks, Peer } from '../core/connections';
import type { ConfigFile, UnitSpec, Wait } from '../core/spec';
import { certificateFiles, certificateSecret } from '../core/tls';
import { buildUnit } from '../core/unit';
import { secretText } from '../oslo/ini';

/** Options of `Libvirt`. */
export interface LibvirtProps {
  readonly cloud: Cloud;
  /** What of servers is in Ceph. @default - nothing */
  readonly disks?: IServerDisks[];
}

/**
 * libvirt and QEMU on every compute node. Servers outlive its pod, whether it restarts, moves to another image or is
 * deleted: they leave the pod's control groups, and their state is kept on the node.
 *
 * Its sockets are root's, on the node. libvirt itself, for migrations from other nodes, and consoles by VNC take TLS and
 * know their callers by a certificate, which the Secrets `libvirt-tls` and `libvirt-console-tls` hold.
 */
export class Libvirt extends Construct implements IHypervisor {
  public readonly directory: string = RUN;
  public readonly secret: string = CONSOLE_TLS;
  public readonly objects: Record<string, ApiObject>;
  /** @internal */
  public readonly _waitsFor: Wait[] = ['node-pod/libvirt/libvirt', `socket:${RUN}/libvirt-sock`];
  /** On the node, by its sockets. @internal */
  public readonly _peers: Peer[] = [];

  constructor(scope: Construct, id: string, props: LibvirtProps) {
    super(scope, id);
    this.objects = buildUnit(this, props.cloud, libvirt(props));
  }
}

const RUN = '/run/libvirt';
/** Of libvirt on each node, for libvirt on another: as good as root there, so nobody else has it. */
const TLS = 'libvirt-tls';
/** Of consoles, which their proxies open. */
const CONSOLE_TLS = 'libvirt-console-tls';
const MIGRATION_PORT = 16514;
const CERTIFICATE = '/etc/openstack/libvirt';
/** Where QEMU looks for it. */
const PKI = '/etc/pki/qemu';
const CONSOLE_CERTIFICATE = '/etc/openstack/console';
const FILES = { ...certificateFiles(TLS, CERTIFICATE), ...certificateFiles(CONSOLE_TLS, CONSOLE_CERTIFICATE) };

/** @internal */
export function libvirt({ disks = [] }: Pick<LibvirtProps, 'disks'> = {}): UnitSpec {
  const clients = disks.flatMap(({ _clients }) => _clients);
  const keys = Object.assign({}, ...clients.map(secretFiles)) as Readonly<Record<string, ConfigFile>>;
  return {
    name: 'libvirt',
    user: 'nova',
    backing: true,
    secrets: [certificateSecret(TLS), certificateSecret(CONSOLE_TLS)],
    files: {
      ...FILES,
      ...keys,
      'libvirtd.conf': { path: '/etc/libvirt/libvirtd.conf', content: LIBVIRTD },
      'qemu.conf': { path: '/etc/libvirt/qemu.conf', content: QEMU },
      'start.sh': { path: '/openstack/start.sh', content: START },
    },
    processes: {
      libvirt: {
        image: 'nova-libvirt',
        command: ['bash', '/openstack/start.sh'],
        files: [...Object.keys(FILES), ...Object.keys(keys), 'libvirtd.conf', 'qemu.conf', 'start.sh'],
        runsOn: ['compute'],
        perNode: true,
        share: ['hostNetwork', 'hostPID'],
        mounts: [
          { path: '/dev', host: '/dev' },
          { path: '/sys/fs/cgroup', host: '/sys/fs/cgroup' },
          { path: RUN, host: RUN, create: true },
          { path: '/run/openvswitch', host: '/run/openvswitch', create: true },
          { path: '/etc/libvirt/qemu', host: '/etc/libvirt/qemu', create: true },
          { path: '/var/lib/libvirt', host: '/var/lib/libvirt', create: true },
          // what each QEMU can, which libvirt asks once, not at each start of the pod
          { path: '/var/cache/libvirt', host: '/var/cache/libvirt', create: true },
          { path: '/var/log/libvirt', host: '/var/log/libvirt', create: true },
          { path: '/var/lib/nova', host: '/var/lib/nova', create: true, propagation: 'Bidirectional' },
        ],
        rights: { privileged: true, reason: 'starts virtual machines, with devices and control groups of the node' },
        health: { exec: ['virsh', '-q', 'list'], period: 2 },
        // libvirtd leaves the pod's control group with the servers: no limit here would hold it
        requests: { cpu: 50, memory: 64, limit: 'none' },
      },
    },
  };
}

/**
 * The key of a user of Ceph where libvirt reads its secrets from when it starts: it hands them to QEMU, and no command
 * line has them. @see virsecretobj.c, virSecretLoadAllConfigs
 */
function secretFiles(client: CephClient): Readonly<Record<string, ConfigFile>> {
  const id = libvirtSecretId(client);
  const xml = `<secret ephemeral="no" private="yes">
  <uuid>${id}</uuid>
  <usage type="ceph"><name>client.${client.user} ${id}</name></usage>
</secret>
`;
  return {
    [`${id}.xml`]: { path: `${SECRETS}/${id}.xml`, content: xml },
    // the key is base64 as Ceph has it, and as libvirt wants it
    [`${id}.base64`]: { path: `${SECRETS}/${id}.base64`, content: secretText(client.key) },
  };
}

const SECRETS = '/etc/libvirt/secrets';

/** Sockets of root's, and TLS for other nodes' libvirt, which shows a certificate. @see libvirtd.conf */
const LIBVIRTD = `listen_tls = 1
listen_tcp = 0
tls_port = "${MIGRATION_PORT}"
ca_file = "${CERTIFICATE}/ca.crt"
cert_file = "${CERTIFICATE}/tls.crt"
key_file = "${CERTIFICATE}/tls.key"
auth_unix_rw = "none"
unix_sock_rw_perms = "0700"
log_filters = "3:object 3:json 3:event"
log_outputs = "2:stderr"
`;

/** @see qemu.conf */
const QEMU = `user = "nova"
group = "nova"
security_driver = "none"
stdio_handler = "logd"
# who opens a console shows a certificate
vnc_tls = 1
vnc_tls_x509_cert_dir = "${PKI}"
vnc_tls_x509_verify = 1
spice_tls = 1
spice_tls_x509_cert_dir = "${PKI}"
`;

/**
 * Servers outlive the pod: before anything starts, the shell leaves the pod's control groups, else the runtime would
 * end QEMU with it. So does virtlogd, which holds the logs of running servers and is there once on a node.
 */
const START = `set -euo pipefail
${leaveControlGroups('servers', 'servers')}# QEMU finds its certificates under names of its own, and reads them as its own user
install --directory --owner=nova ${PKI}
install --owner=nova --mode=0400 ${CONSOLE_CERTIFICATE}/ca.crt ${PKI}/ca-cert.pem
for side in server client; do
  install --owner=nova --mode=0400 ${CONSOLE_CERTIFICATE}/tls.crt ${PKI}/$side-cert.pem
  install --owner=nova --mode=0400 ${CONSOLE_CERTIFICATE}/tls.key ${PKI}/$side-key.pem
done
# where a libvirt that calls another looks for them
mkdir -p /etc/pki/CA /etc/pki/libvirt/private
ln -sf ${CERTIFICATE}/ca.crt /etc/pki/CA/cacert.pem
ln -sf ${CERTIFICATE}/tls.crt /etc/pki/libvirt/clientcert.pem
ln -sf ${CERTIFICATE}/tls.key /etc/pki/libvirt/private/clientkey.pem
# QEMU's user must reach it, else libvirt takes what it knows of QEMU for stale and asks again for each server
if [ -e /dev/kvm ]; then chgrp qemu /dev/kvm; chmod 660 /dev/kvm; fi
rm -f /run/libvirtd.pid ${RUN}/libvirt-sock
log=${RUN}/virtlogd-sock
if ! python3 -c 'import socket, sys; socket.socket(socket.AF_UNIX).connect(sys.argv[1])' "$log" 2> /dev/null; then
  rm -f "$log"
  virtlogd --daemon --pid-file /run/virtlogd.pid
fi
# libvirt asks each QEMU what it can, and waits for the answer without an end, and Nova with it. A QEMU of which two
# threads take the same call never answers (seen with 7.2): it is ended, libvirt goes on without it
questions=/var/lib/libvirt/qemu
end_mute() {
  find "$questions" -maxdepth 1 -name 'qmp-*' -mmin +0.5 | while read -r question; do
    for process in /proc/[0-9]*; do
      if grep -qsF "unix:$question/" "$process/cmdline"; then
        echo "ended, since it has not said for 30 s what it can: $(tr '\\0' ' ' < "$process/cmdline")"
        kill -KILL "\${process#/proc/}"
      fi
    done
    rm -rf "$question"
  done
}
# beside libvirtd, whose number the shell's is; it does not hold the container's output open
while sleep 10 && kill -0 $$; do end_mute > /proc/$$/fd/2 || true; done < /dev/null > /dev/null 2>&1 &
# what its QEMUs can is long to find out: asked now, Nova need not wait for it
until virsh -q capabilities || ! kill -0 $$; do sleep 1; done < /dev/null > /dev/null 2>&1 &
exec libvirtd --listen
`;
