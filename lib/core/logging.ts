import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SecretText, type Text } from '../oslo/ini';
import type { Cloud } from './cloud';
import type { Pod, Unit } from './pod';
import type { ConfigFile, Program } from './spec';

/** Name of the unit's file with the shipper's configuration. */
const CONFIG = 'fluentd.conf';

/** Where the services of a unit log to, as in every Kolla image. */
export function logDirectory({ spec }: Pick<Unit, 'spec'>): string {
  return `/var/log/kolla/${spec.name}`;
}

/** The shipper's configuration, where the cloud ships logs; to be added to the files of a unit that logs. */
export function logFiles(cloud: Cloud, unit: string): Readonly<Record<string, ConfigFile>> {
  const { logging } = cloud._props;
  if (logging === undefined) return {};
  const url = new URL(logging.opensearch);
  const values: Readonly<Record<string, string>> = {
    DIRECTORY: logDirectory({ spec: { name: unit, user: 'kolla' } }),
    UNIT: unit,
    SCHEME: url.protocol.replace(':', ''),
    HOST: url.hostname,
    PORT: url.port || (url.protocol === 'https:' ? '443' : '80'),
    INDEX: logging.indexPrefix ?? 'openstack',
    LOGIN: logging.secret === undefined ? '' : `user "#{ENV['OPENSEARCH_USERNAME']}"\n  password "#{ENV['OPENSEARCH_PASSWORD']}"`,
  };
  const template = readFileSync(join(__dirname, '../files', CONFIG), 'utf8');
  const content = template.replace(/@([A-Z]+)@/g, (marker, name: string) => values[name] ?? marker);
  return { [CONFIG]: { path: '/etc/fluentd/fluentd.conf', content } };
}

/**
 * The sidecar of a pod whose processes log: it follows their files on a shared volume. They go on logging
 * to standard error, too, for `kubectl logs`.
 */
export function logShipper(
  unit: Unit,
  pod: Pod,
): { readonly program: Program; readonly environment: Readonly<Record<string, Readonly<Record<string, Text>>>> } | undefined {
  const { logging } = unit.cloud._props;
  const writers = Object.entries(pod.containers).filter(([, program]) => program.logs === 'oslo');
  if (logging === undefined || writers.length === 0) return undefined;
  const login = logging.secret;
  return {
    program: {
      image: 'fluentd',
      command: ['fluentd', '--no-supervisor', '-c', '/etc/fluentd/fluentd.conf'],
      files: [CONFIG],
      env: {
        POD_COMPONENT: pod.component,
        ...(login === undefined
          ? {}
          : {
              OPENSEARCH_USERNAME: new SecretText([{ secret: login, key: 'username' }]),
              OPENSEARCH_PASSWORD: new SecretText([{ secret: login, key: 'password' }]),
            }),
      },
      mounts: [{ path: logDirectory(unit), shared: 'logs' }],
      writable: ['/var/lib/fluentd/data'],
      requests: { cpu: 20, memory: 96 },
      skipExtendStart: true,
    },
    environment: Object.fromEntries(
      writers.map(([name]) => [
        name,
        { OS_DEFAULT__LOG_FILE: `${logDirectory(unit)}/${unit.spec.name}-${name}.log`, OS_DEFAULT__USE_STDERR: 'true' },
      ]),
    ),
  };
}
