/** OpenStack releases whose Kolla images are known here. */
export type Release = '2025.1' | '2025.2' | '2026.1';

/** What differs between releases for all images. @see https://docs.openstack.org/kolla/latest/support_matrix.html */
export const RELEASES: Readonly<Record<Release, { readonly distro: string }>> = {
  '2025.1': { distro: 'debian-bookworm' },
  '2025.2': { distro: 'debian-bookworm' },
  '2026.1': { distro: 'debian-trixie' },
};

/** uid and gid of the users in every Kolla image (kolla/common/users.py). */
export const KOLLA_USERS = {
  kolla: 42400,
  ansible: 42401,
  aodh: 42402,
  barbican: 42403,
  bifrost: 42404,
  ceilometer: 42405,
  cinder: 42407,
  cloudkitty: 42408,
  collectd: 42409,
  designate: 42411,
  etcd: 42413,
  glance: 42415,
  gnocchi: 42416,
  grafana: 42417,
  heat: 42418,
  horizon: 42420,
  ironic: 42422,
  keystone: 42425,
  qemu: 42427,
  magnum: 42428,
  manila: 42429,
  mistral: 42430,
  mysql: 42434,
  neutron: 42435,
  nova: 42436,
  octavia: 42437,
  rabbitmq: 42439,
  tacker: 42446,
  trove: 42449,
  watcher: 42451,
  haproxy: 42454,
  memcached: 42457,
  blazar: 42471,
  prometheus: 42472,
  libvirt: 42473,
  fluentd: 42474,
  openvswitch: 42476,
  placement: 42482,
  cyborg: 42483,
  masakari: 42485,
  proxysql: 42487,
  opensearch: 42490,
  skyline: 42491,
  valkey: 42494,
} as const;

export type KollaUser = keyof typeof KOLLA_USERS;

/** Where `kolla_set_configs` looks for config.json and the files it copies. */
export const KOLLA_CONFIG_FILES = '/var/lib/kolla/config_files';

/**
 * What `kolla_start` needs: it copies files as root through sudo, which a container without privilege
 * escalation or with a read-only root cannot do (kolla docker/base/start.sh, sudoers).
 */
export const KOLLA_START_CAPABILITIES = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'];
