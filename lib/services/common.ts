/** Fragments of configuration that several services share. */
import { type IIdentity, type IMessageBus, type IReference, transportUrl } from '../core/connections';
import { serviceUser, serviceUserPassword } from '../core/lower';
import { SCRIPTS } from '../core/scripts';
import type { ConfigFile, ExecHealth, Health, Process } from '../core/spec';
import { type Ini, type IniSection, merge } from '../oslo/ini';

/** A service's own program. */
export type Daemon = Extract<Process, { readonly command: readonly string[] }>;

/** How a service logs in to Keystone as itself. @see keystoneauth's plug-in `password` */
export function login(identity: IIdentity, service: string): IniSection {
  return {
    auth_type: 'password',
    auth_url: identity.internalUrl,
    region_name: identity.region,
    username: serviceUser(identity, service),
    password: serviceUserPassword(service),
    user_domain_name: 'Default',
    project_name: 'service',
    project_domain_name: 'Default',
  };
}

/**
 * How a service checks the tokens of its callers.
 *
 * Each worker remembers them for itself: keystonemiddleware unpickles what a memcached answers, so that whoever
 * writes there could run code in every service. @see keystonemiddleware.auth_token
 */
export function authtoken(identity: IIdentity, service: string): Ini {
  return {
    keystone_authtoken: {
      ...login(identity, service),
      www_authenticate_uri: identity.publicUrl,
      service_token_roles_required: true,
    },
  };
}

/**
 * A service's configuration as its tasks read it: an option of another section runs none of them again.
 *
 * @param path where its programs look for it
 * @param only the sections that they need, where a user may set more than stands there
 */
export function taskFile(path: string, content: Ini, only: readonly string[] = Object.keys(content)): ConfigFile {
  return { path, shared: false, only, content };
}

/** How a service talks with its own workers. @see oslo.messaging */
export function messaging(messageBus: IMessageBus, service: string, vhost: string = service): Ini {
  return merge(queues(messageBus, service, vhost), { oslo_messaging_notifications: { driver: 'noop' } });
}

/**
 * Where its messages go. All queues are quorum queues, of which any member of RabbitMQ's cluster may be lost, with one
 * member as well: a queue cannot change its type. They hold replies, too, that are on their way.
 */
export function queues(messageBus: IMessageBus, service: string, vhost: string = service): Ini {
  return {
    DEFAULT: { transport_url: transportUrl(messageBus, service, vhost) },
    oslo_messaging_rabbit: {
      heartbeat_timeout_threshold: 60,
      rabbit_quorum_queue: true,
      rabbit_transient_quorum_queue: true,
    },
  };
}

/**
 * A worker works while it is connected with what it works with: not every one talks to the message bus. When that
 * is away, it connects again by itself: it is not restarted.
 */
export function connected(program: string, ...any: readonly IReference[]): Health & ExecHealth {
  const ports = new Set(any.flatMap(({ _peers }) => _peers.map(({ port }) => String(port))));
  return { exec: ['healthcheck_port', program, ...ports], period: 5, live: false };
}

/** How a program starts whose workers share their memory; `launch.py` is among its files. */
export const LAUNCH: readonly string[] = ['python3', `${SCRIPTS}/launch.py`];

/** Options of every service behind a proxy that sets X-Forwarded-*. @see oslo.middleware */
export function behindProxy(): Ini {
  return { oslo_middleware: { enable_proxy_headers_parsing: true } };
}
