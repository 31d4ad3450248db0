/** Fragments of configuration that several services share. */
import type { Cloud } from '../core/cloud';
import type { ICache, IIdentity } from '../core/connections';
import { serviceUserPassword } from '../core/lower';
import type { ConfigFile, Process } from '../core/spec';
import type { Ini } from '../oslo/ini';

/** A WSGI application under the uWSGI of Kolla's virtual environment: its file, and the process that reads it. */
export function wsgi(
  cloud: Cloud,
  service: string,
  process: string,
  module: string,
  port: number,
): {
  readonly files: Readonly<Record<string, ConfigFile>>;
  readonly process: Pick<Process, 'command' | 'port' | 'logs'>;
} {
  const name = `${service}-${process}-uwsgi.ini`;
  const content = `[uwsgi]
master = true
http-socket = 0.0.0.0:${port}
module = ${module}
need-app = true
processes = ${cloud._size.workers}
enable-threads = true
lazy-apps = true
thunder-lock = true
die-on-term = true
hook-master-start = unix_signal:15 gracefully_kill_them_all
worker-reload-mercy = 25
buffer-size = 65535
add-header = Connection: close
log-x-forwarded-for = true
# probes are not worth a line
route = ^/healthcheck donotlog:
`;
  return {
    files: { [name]: { content, shared: false } },
    process: { command: ['uwsgi', `/etc/${service}/${name}`], port, logs: 'oslo' },
  };
}

/** How a service checks the tokens of its callers. @see keystonemiddleware.auth_token */
export function authtoken(identity: IIdentity, service: string, cache?: ICache): Ini {
  return {
    keystone_authtoken: {
      auth_type: 'password',
      auth_url: identity.internalUrl,
      www_authenticate_uri: identity.publicUrl,
      region_name: identity.region,
      username: service,
      password: serviceUserPassword(service),
      user_domain_name: 'Default',
      project_name: 'service',
      project_domain_name: 'Default',
      service_token_roles_required: true,
      memcached_servers: cache?.servers,
    },
  };
}

/** Options of every service behind a proxy that sets X-Forwarded-*. @see oslo.middleware */
export function behindProxy(): Ini {
  return { oslo_middleware: { enable_proxy_headers_parsing: true } };
}
