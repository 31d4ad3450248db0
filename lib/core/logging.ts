import type { Construct } from 'constructs';
import { secretText } from '../oslo/ini';
import type { Cloud } from './cloud';
import type { LoggingSettings } from './settings';
import { type MadeFile, makeFile } from './config';
import type { Environment, Pod, Unit } from './model';
import { shareIn } from './notes';
import { fileText } from './scripts';
import type { Program } from './spec';

const CONFIG = 'fluentd.conf';
const CONFIG_PATH = '/etc/fluentd/fluentd.conf';
const AUTHORITY = '/etc/fluentd/ca';
/** MB that Fluentd keeps while the server is away (fluentd.conf). */
const BUFFER = 512;

/** The sidecar of a pod, and what makes its processes write what it ships. */
export interface LogShipper {
  readonly program: Program;
  /** Environment by container. */
  readonly environment: Readonly<Record<string, Environment>>;
}

/** Where the services of a unit log to, as in every Kolla image. */
export function logDirectory({ spec }: Pick<Unit, 'spec'>): string {
  return `/var/log/kolla/${spec.name}`;
}

/** The shipper's configuration: one file for all units, since pods differ in their environment alone. */
export function logShipperConfig(scope: Construct, cloud: Cloud): MadeFile {
  const file = { path: CONFIG_PATH, content: fileText(CONFIG) };
  return makeFile(shareIn(scope, cloud), cloud, 'openstack', CONFIG, file);
}

/**
 * Ships the log of a pod's processes, where the cloud wants that, record by record with the fields of oslo.log,
 * to indices called `<prefix>-YYYY.MM.DD`. The processes write files on a volume of the pod and go on logging to
 * standard error, for `kubectl logs`; what is no oslo.log (uWSGI's line per request) is there only.
 *
 * It keeps 512 MB while the server is away, less than a pod's life long: what a deleted pod could not ship is lost.
 * Fluentd's OpenSearch client works with every OpenSearch and with Elasticsearch 6 and 7; it refuses Elasticsearch 8.
 *
 * It has no probe: the files are read from their beginning, so that it does not matter who starts first, and
 * a port to ask would be taken on a host network where another pod's shipper runs.
 */
export function logShipper(unit: Unit, pod: Pod): LogShipper | undefined {
  const { _logging: logging } = unit.cloud;
  const writers = Object.keys(pod.containers).filter((name) => pod.containers[name].logs === 'oslo');
  if (logging === undefined || writers.length === 0) return undefined;
  const file = (writer: string): string => `${logDirectory(unit)}/${unit.spec.name}-${writer}.log`;
  return {
    program: {
      image: 'fluentd',
      command: ['fluentd', '--no-supervisor', '-c', CONFIG_PATH],
      files: [CONFIG],
      env: {
        LOG_FILES: writers.map(file).join(' '),
        LOG_SERVICE: unit.spec.name,
        LOG_COMPONENT: pod.component,
        ...server(logging),
        ...(logging.caSecret === undefined ? {} : { SSL_CERT_FILE: `${AUTHORITY}/ca.crt` }),
      },
      podFields: { POD_NAME: 'metadata.name', POD_NAMESPACE: 'metadata.namespace', NODE_NAME: 'spec.nodeName' },
      mounts: [
        { path: logDirectory(unit), shared: 'logs' },
        ...(logging.caSecret === undefined ? [] : [{ path: AUTHORITY, secret: logging.caSecret }]),
      ],
      writable: { '/var/lib/fluentd/data': BUFFER + 128 },
      requests: { cpu: 10, memory: 64, limit: 512 },
    },
    environment: Object.fromEntries(
      writers.map((name) => [name, { OS_DEFAULT__LOG_FILE: file(name), OS_DEFAULT__USE_STDERR: 'true' }]),
    ),
  };
}

/** Where to, and who as. */
function server({ opensearch, indexPrefix = 'openstack', secret }: LoggingSettings): Environment {
  return {
    OPENSEARCH_URL: opensearch.replace(/\/$/, ''),
    OPENSEARCH_INDEX: indexPrefix,
    ...(secret === undefined
      ? {}
      : {
          OPENSEARCH_USERNAME: secretText({ secret, key: 'username' }),
          OPENSEARCH_PASSWORD: secretText({ secret, key: 'password' }),
        }),
  };
}
