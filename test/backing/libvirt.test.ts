import { execFileSync } from 'node:child_process';
import { libvirt } from '../../lib/backing/libvirt';

const { files = {}, processes = {} } = libvirt();
const text = (name: string) => files[name].content as string;

test('its socket is root’s, and who comes from another node shows a certificate', () => {
  expect(text('libvirtd.conf')).toContain('unix_sock_rw_perms = "0700"');
  expect(text('libvirtd.conf')).toContain('listen_tcp = 0');
  expect(text('libvirtd.conf')).toMatch(/^ca_file = "\/etc\/openstack\/libvirt\/ca.crt"$/m);
  expect(text('libvirtd.conf')).not.toContain('tls_no_verify');
});

test('consoles show a certificate and want one', () => {
  expect(text('qemu.conf')).toMatch(/^vnc_tls = 1$/m);
  expect(text('qemu.conf')).toMatch(/^vnc_tls_x509_verify = 1$/m);
});

test('what has to outlive the pod lies on the node', () => {
  const hosts = (processes.libvirt.mounts ?? []).flatMap((mount) => ('host' in mount ? [mount.host] : []));
  expect(hosts).toEqual(
    expect.arrayContaining([
      '/run/libvirt',
      '/var/lib/libvirt',
      '/var/cache/libvirt',
      '/var/log/libvirt',
      '/etc/libvirt/qemu',
      '/var/lib/nova',
    ]),
  );
});

test('every control group is left, those of version 2 too, wherever the pod is', () => {
  const script = text('start.sh').split('# QEMU finds')[0];
  // the loop that leaves, with what it would write printed instead
  const dry = script
    .replace('cgroups=$(cat /proc/self/cgroup)', 'cgroups=$(cat)')
    .replaceAll('mkdir -p "$group"', 'echo "$group"')
    .replace(/cat "\$group[^;]*; done/, ':; done')
    .replace(/echo \$BASHPID > .*$/m, ':');
  const groups = `9:name=systemd:/lab/kubepods/burstable/pod1/c1
7:cpuset:/kubepods.slice/pod1
6:pids:/kubelet.slice/kubelet-kubepods.slice/pod1
0::/kubepods/pod1/c1
`;
  expect(execFileSync('bash', ['-c', dry], { input: groups, encoding: 'utf8' }).trim().split('\n')).toEqual([
    '/sys/fs/cgroup/systemd/lab/servers',
    '/sys/fs/cgroup/cpuset/servers',
    '/sys/fs/cgroup/pids/kubelet.slice/servers',
    expect.stringMatching(/^\/sys\/fs\/cgroup\/(unified|\.)\/servers$/),
  ]);
});

test('a QEMU that never says what it can is ended, and no other', () => {
  const [, ending = ''] = /^(end_mute\(\) \{\n.*?^\}\n)/ms.exec(text('start.sh')) ?? [];
  const dry = `questions=$(mktemp -d)
for name in mute asked; do
  mkdir $questions/qmp-$name
  bash -c 'exec -a "qemu -qmp unix:$0/qmp.monitor" sleep 60' $questions/qmp-$name > /dev/null &
done
of() { grep -lsF "unix:$questions/qmp-$1/" /proc/[0-9]*/cmdline; }
until of mute && of asked; do sleep 0.1; done > /dev/null
touch --date='1 minute ago' $questions/qmp-mute
${ending}
end_mute
wait %1
of mute
of asked > /dev/null && echo asked goes on
ls $questions
kill %2; rm -r $questions`;
  const said = execFileSync('bash', ['-c', dry], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(/^ended, .*: qemu -qmp unix:\S*\/qmp-mute\/qmp.monitor/),
    'asked goes on',
    'qmp-asked',
  ]);
});

test('who opens consoles is not let into libvirt', () => {
  const names = (certificate: string) => Object.keys(files).filter((file) => file.startsWith(certificate));
  expect(names('libvirt-tls-')).toHaveLength(3);
  expect(names('libvirt-console-tls-')).toHaveLength(3);
  const placed = (text('start.sh').match(/\/etc\/openstack\/\S+(?= \S*pem)/g) ?? []).join();
  expect(placed).toContain('/etc/openstack/console/tls.key');
  expect(text('libvirtd.conf')).not.toContain('/console/');
});
