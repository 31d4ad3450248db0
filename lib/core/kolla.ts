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
  glance: 42415,
  horizon: 42420,
  ironic: 42422,
  keystone: 42425,
  mysql: 42434,
  neutron: 42435,
  nova: 42436,
  octavia: 42437,
  rabbitmq: 42439,
  memcached: 42457,
  fluentd: 42474,
  openvswitch: 42476,
  placement: 42482,
  opensearch: 42490,
} as const;

export type KollaUser = keyof typeof KOLLA_USERS;

/** Where `kolla_set_configs` looks for config.json and the files it copies. */
export const KOLLA_CONFIG_FILES = '/var/lib/kolla/config_files';

/**
 * What `kolla_start` needs: it copies files as root through sudo, which a container without privilege
 * escalation or with a read-only root cannot do (kolla docker/base/start.sh, sudoers).
 */
export const KOLLA_START_CAPABILITIES = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'];
