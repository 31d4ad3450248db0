/** The two programs that serve an API: HAProxy, which takes requests from clients, and uWSGI, which answers them. */

/** The socket between them, in a directory that their containers share: uWSGI is on no network. */
export const API_SOCKET = '/run/api/api.sock';

/** What differs from API to API. */
export interface Front {
  /** Where clients come in: `0.0.0.0:5000`, or `:::5000` for IPv6 and IPv4. */
  readonly listen: string;
  /** Where the kubelet asks for `/.ready` and the application's health, and clients do not. */
  readonly probes: string;
  /** Processes of uWSGI, each with one request at a time, but where it takes uploads. */
  readonly workers: number;
  /** Seconds for one request. Longer where a request waits for an answer over the message bus (60 s). @default 60 */
  readonly seconds?: number;
  /** The application's path that tells its health: not worth a line in the log. */
  readonly health: string;
  /** Directories by the paths under which their files are. */
  readonly static?: Readonly<Record<string, string>>;
  /** Takes uploads of any size: a body of type `application/octet-stream` is passed on as it comes. */
  readonly uploads?: boolean;
}

/** Largest body in bytes: what oslo.middleware allows. */
const MAX_BODY = 114688;
/** Most bytes of headers: what uWSGI takes. */
const MAX_HEADERS = 60000;
/** Bytes for a request as a whole: the largest body, and 15 KiB of headers beside it. */
const BUFFER = 131072;
/** Requests that a process has at a time where uploads and downloads go on for as long as their client likes. */
const STREAMS = 16;
/** Of those, kept for probes: a slow client makes no pod look dead. */
const KEPT = 2;
/** Connections of clients. A silent one takes a few KiB, one with half a body `BUFFER`. */
const CONNECTIONS = 1000;
const PROBES = 20;

const ERRORS: Readonly<Record<number, readonly [title: string, message: string]>> = {
  400: ['Bad Request', `This is no HTTP request, or one with more than ${MAX_HEADERS} bytes of headers.`],
  404: ['Not Found', 'There is nothing here.'],
  408: ['Request Timeout', 'The request took too long to arrive.'],
  413: ['Request Entity Too Large', `A request may have ${MAX_BODY} bytes.`],
  500: ['Internal Server Error', 'An unexpected error.'],
  502: ['Service Unavailable', 'The service broke off; try again.'],
  503: ['Service Unavailable', 'The service does not answer now; try again.'],
  504: ['Gateway Timeout', 'The service took too long.'],
};

/** HAProxy's own way to write an address with a port: every one of both families is `::`. */
export function bindAddress(listen: string, port: number): string {
  return `${listen === '[::]' ? '::' : listen}:${port}`;
}

/**
 * haproxy.cfg. A request goes to uWSGI when it is there as a whole, and no more at a time than uWSGI has
 * processes; so a client can be as slow as it likes, and one that has left is not served.
 *
 * SIGUSR1 ends it gracefully: `dumb-init --rewrite 15:10 haproxy -db -f haproxy.cfg` makes that of Kubernetes' SIGTERM.
 */
export function haproxyCfg({ listen, probes, workers, seconds = 60, uploads = false }: Front): string {
  const errors = Object.entries(ERRORS).map(([status, [title, message]]) => {
    const body = JSON.stringify({ error: { code: status === '502' ? 503 : Number(status), title, message } });
    return `    http-error status ${status} content-type application/json string '${body}'`;
  });
  const atATime = workers * (uploads ? STREAMS - KEPT : 1);
  const upload = '{ req.hdr(content-type) application/octet-stream }';
  const whole = uploads ? `http-request wait-for-body time 10s unless ${upload}` : 'option http-buffer-request';
  const ordinary = uploads ? ` !${upload}` : '';
  const noLength = JSON.stringify({
    error: { code: 411, title: 'Length Required', message: 'Send the body in one piece, with its Content-Length.' },
  });
  return `global
    log stdout format raw daemon info
    nbthread 1
    maxconn ${CONNECTIONS + PROBES}
    tune.bufsize ${BUFFER}
    # the grace of the pod is over soon after
    hard-stop-after 20s

defaults
    mode http
    log global
    option httplog
    # uWSGI logs what it answers: only errors are worth a line here
    option dontlognull
    option dontlog-normal
    # header and body together
    timeout http-request 10s
    # longer than proxies keep connections to it, so that none is closed under a request
    timeout http-keep-alive 65s
    # a client that takes nothing of its answer
    timeout client 30s
    timeout connect 5s
    timeout queue 30s
    # uWSGI ends the request first, and says which
    timeout server ${seconds + 5}s
    # uWSGI takes one request from a connection
    option http-server-close
    option abortonclose
    option forwardfor if-none
${errors.join('\n')}

frontend api
    bind ${listen}
    maxconn ${CONNECTIONS}
    # streams of HTTP/2 would count as one connection
    option disable-h2-upgrade
    ${whole}
    # no way around the buffer: chunks tell no size, and what is too large for it is never there as a whole
    http-request return status 411 content-type application/json string '${noLength}' if { req.fhdr(transfer-encoding) -m found }${ordinary}
    http-request set-var(txn.size) req.body_size
    http-request deny deny_status 413 if { req.body_size gt ${MAX_BODY} }${ordinary}
    http-request deny deny_status 413 if { req.body_len,sub(txn.size) lt 0 }${ordinary}
    # uWSGI would break off
    http-request deny deny_status 400 if { req.hdrs,length gt ${MAX_HEADERS} }
    http-request deny deny_status 404 if { path,url_dec -m beg /.ready }
    # an answer that broke off is no bad gateway to the client, who may try again
    http-response set-var(txn.answered) bool(true)
    http-after-response set-status 503 if { status 502 } !{ var(txn.answered) -m bool }
    default_backend uwsgi

backend uwsgi
    server uwsgi unix@${API_SOCKET} maxconn ${atATime}

# probes wait in no queue of clients, and get in when these have all connections
frontend probes
    bind ${probes}
    maxconn ${PROBES}
    # all processes answer clients: a probe would only be answered after them, and who has too much to do is not away;
    # a request without an end uWSGI ends
    http-request return status 200 if { srv_conn(uwsgi/uwsgi) ge ${atATime} }
    default_backend uwsgi-probes

backend uwsgi-probes
    server uwsgi unix@${API_SOCKET}
`;
}

/** uwsgi.ini: the application that `api.py` makes of WSGI_MODULE. */
export function uwsgiIni({ workers, seconds = 60, health, uploads = false, static: files = {} }: Front): string {
  const maps = Object.entries(files).map(([path, directory]) => `static-map = ${path}=${directory}\n`);
  return `[uwsgi]
master = true
http-socket = ${API_SOCKET}
${uploads ? 'http-chunked-input = true\n' : ''}wsgi-file = /openstack/api.py
need-app = true
processes = ${workers}
${uploads ? `threads = ${STREAMS}\n` : ''}# for the threads of Python: /.ready, notifications
enable-threads = true
lazy-apps = true
thunder-lock = true
# a request that hangs is given up with its process: nothing else ends it
harakiri = ${seconds}
# HAProxy takes an answer at once, or else its client is too slow for it
socket-timeout = 30
# a client that has left is no error
ignore-sigpipe = true
ignore-write-errors = true
disable-write-exception = true
die-on-term = true
hook-master-start = unix_signal:15 gracefully_kill_them_all
worker-reload-mercy = 20
buffer-size = 65535
# when all of them started: workers of Neutron find each other by it
start-time = %t
log-x-forwarded-for = true
${maps.length === 0 ? '' : `# not by the processes that answer\noffload-threads = 1\n${maps.join('')}`}# probes are not worth a line
route = ^(/\\.ready|${health})$ donotlog:
`;
}
