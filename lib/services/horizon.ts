import { Construct } from 'constructs';
import type { ApiObject } from 'cdk8s';
import type { Cloud } from '../core/cloud';
import type { ICache, IIdentity } from '../core/connections';
import { addressOf } from '../core/expose';
import { SCRIPTS } from '../core/scripts';
import type { Program, UnitSpec } from '../core/spec';
import { buildUnit } from '../core/unit';
import { secretText } from '../oslo/ini';

/** What can be set of Horizon. */
export interface HorizonSettings {
  /** How many of its pods there are. @default - by the size of the cloud */
  readonly replicas?: number;
  /**
   * Whole texts of its files by name: `_9999-custom-settings.py`, Python that is read after our settings, as
   * kolla-ansible's; `local_settings.py` instead of ours.
   * @default - none
   */
  readonly files?: Record<string, string>;
}

/** Options of `Horizon`. */
export interface HorizonProps extends HorizonSettings {
  readonly cloud: Cloud;
  /** The Keystone that people log in to. */
  readonly identity: IIdentity;
  /** Where sessions are kept. They end when it loses them. */
  readonly cache: ICache;
}

/**
 * Horizon: the cloud in a browser.
 *
 * Sessions are in memcached, sealed with a key that only its pods have, so that each of them knows every user. Style
 * sheets and scripts are made when a pod starts, into a directory of its own.
 *
 * @see https://docs.openstack.org/horizon/latest/
 */
export class Horizon extends Construct {
  /** Where browsers find it. */
  public readonly publicUrl: string;
  public readonly objects: Record<string, ApiObject>;

  constructor(scope: Construct, id: string, props: HorizonProps) {
    super(scope, id);
    const spec = horizon(props);
    this.publicUrl = publicUrl(props.cloud);
    this.objects = buildUnit(this, props.cloud, spec, {
      texts: { path: ['services', 'horizon', 'files'], files: props.files ?? {} },
    });
  }
}

const PORT = 8080;
const ETC = '/etc/openstack-dashboard';
const STATIC = '/var/lib/openstack-dashboard/static';
const SECRET = 'horizon';

const PUBLIC = { port: PORT, public: { host: 'dashboard', nodePort: 30880 } } as const;

function publicUrl(cloud: Cloud): string {
  return addressOf(cloud, 'horizon', PUBLIC.port, PUBLIC.public).publicUrl;
}

/** @internal */
export function horizon({ cloud, identity, cache, replicas }: HorizonProps): UnitSpec {
  const program = {
    image: 'horizon',
    files: ['local_settings.py', '_9999-custom-settings.py', 'signed_cache.py'],
    mounts: [{ path: STATIC, shared: 'static', size: 256 }],
    env: {
      PYTHONPATH: SCRIPTS,
      SECRET_KEY: secretText({ secret: SECRET, key: 'secret_key' }),
      CACHE_KEY: secretText({ secret: SECRET, key: 'session_key' }),
    },
    requests: { cpu: 5, memory: 192 },
  } satisfies Partial<Program>;
  return {
    name: 'horizon',
    user: 'horizon',
    secrets: [
      { name: SECRET, data: { secret_key: { generate: 'password' }, session_key: { generate: 'fernet-key' } } },
    ],
    files: {
      'local_settings.py': {
        path: `${ETC}/local_settings.py`,
        content: settings(publicUrl(cloud), identity, cache),
      },
      '_9999-custom-settings.py': {
        path: `${ETC}/local_settings.d/_9999-custom-settings.py`,
        content: '# what services.horizon.files says instead is read after local_settings.py\n',
      },
      'static.sh': { path: '/openstack/static.sh', content: MAKE_STATIC },
    },
    processes: {
      horizon: {
        ...program,
        ...PUBLIC,
        wsgi: { module: 'openstack_dashboard.wsgi:application', health: '/auth/login/', static: { '/static': STATIC } },
        replicas,
        runsOn: ['control'],
        uses: [identity, cache],
        prepare: {
          static: { ...program, command: ['bash', '/openstack/static.sh'], files: [...program.files, 'static.sh'] },
        },
      },
    },
  };
}

/** @see https://docs.openstack.org/horizon/latest/configuration/settings.html */
function settings(url: string, { internalUrl }: IIdentity, { servers }: ICache): string {
  const { origin, protocol } = new URL(url);
  const secure = protocol === 'https:' ? 'True' : 'False';
  return `import os

from signed_cache import PAUSE, SEALED, TIMEOUT

DEBUG = False
SECRET_KEY = os.environ["SECRET_KEY"]
# who asks comes through a proxy or by the address of a pod
ALLOWED_HOSTS = ["*"]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
CSRF_TRUSTED_ORIGINS = [${JSON.stringify(origin)}]
CSRF_COOKIE_SECURE = ${secure}
SESSION_COOKIE_SECURE = ${secure}
WEBROOT = "/"
STATIC_ROOT = "${STATIC}"
COMPRESS_OFFLINE = True
POLICY_FILES_PATH = "${ETC}"
OPENSTACK_KEYSTONE_URL = ${JSON.stringify(internalUrl)}
OPENSTACK_ENDPOINT_TYPE = "internalURL"
OPENSTACK_KEYSTONE_MULTIDOMAIN_SUPPORT = True
OPENSTACK_KEYSTONE_DEFAULT_DOMAIN = "Default"
# an image is larger than what the proxy lets in; see the guide
HORIZON_IMAGES_UPLOAD_MODE = "off"
SESSION_ENGINE = "django.contrib.sessions.backends.cache"
SESSION_SERIALIZER = "django.contrib.sessions.serializers.PickleSerializer"
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.memcached.PyMemcacheCache",
        "LOCATION": ${JSON.stringify(servers)},
        # nobody else can read a session, make one, or give it to another user
        "OPTIONS": {
            "serde": SEALED,
            "connect_timeout": TIMEOUT,
            "timeout": TIMEOUT,
            "retry_attempts": 0,
            "dead_timeout": PAUSE,
            "ignore_exc": True,
        },
    }
}
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(process)d %(levelname)s %(name)s %(message)s"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "INFO"},
}
`;
}

/** What browsers load; it follows from settings and themes. */
const MAKE_STATIC = `set -euo pipefail
manage.py collectstatic --noinput --clear
manage.py compress --force
`;
