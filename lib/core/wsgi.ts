import type { Cloud } from './cloud';
import { filesRead } from './config';
import { API_SOCKET, bindAddress, type Front, haproxyCfg, uwsgiIni } from './front';
import { isOnHost } from './model';
import type { ConfigFile, Process, Program, UnitSpec } from './spec';

/**
 * Applications as processes: uWSGI of Kolla's virtual environment on a socket of the pod, and HAProxy in front of it,
 * which takes requests from clients and hands them on when they are there as a whole.
 */
export function withWsgi(spec: UnitSpec, cloud: Cloud, hostNetwork: boolean): UnitSpec {
  const files: Record<string, ConfigFile> = { ...spec.files };
  const processes = Object.entries(spec.processes ?? {}).map(([name, process]): [string, Process] => {
    if (!('wsgi' in process)) return [name, process];
    const { wsgi, port, ...rest } = process;
    if (port === undefined) throw new Error(`${spec.name}: the application "${name}" has no port`);
    const { health = '/healthcheck' } = wsgi;
    // on the network of the node nobody but the kubelet there is to ask
    const host = isOnHost({ hostNetwork }, rest) ? '127.0.0.1' : undefined;
    const front: Front = {
      listen: bindAddress(cloud.listen, port),
      probes: host === undefined ? bindAddress(cloud.listen, probesPort(port)) : `${host}:${probesPort(port)}`,
      workers: cloud._size.workers,
      health,
      uploads: wsgi.uploads,
      seconds: wsgi.seconds,
      static: wsgi.static,
    };
    const ini = `${spec.name}-${name}-uwsgi.ini`;
    const cfg = `${spec.name}-${name}-haproxy.cfg`;
    files[ini] = { content: uwsgiIni(front) };
    files[cfg] = { content: haproxyCfg(front) };
    return [
      name,
      {
        ...rest,
        command: ['uwsgi', `/etc/${spec.name}/${ini}`],
        files: [...filesRead(spec, rest), ini, 'api.py'],
        env: { ...rest.env, WSGI_MODULE: wsgi.module },
        mounts: [...(rest.mounts ?? []), SOCKET],
        logs: 'oslo',
        // the application's own health says nothing of the database: while that is away, no pod restarts
        health: { http: health, port: probesPort(port), host, ready: '/.ready', patience: rest.health?.patience },
        beside: {
          ...rest.beside,
          front: { ...proxy(`/etc/${spec.name}/${cfg}`, cfg), ports: { main: port }, health: { tcp: port } },
        },
      },
    ];
  });
  return { ...spec, files, processes: Object.fromEntries(processes) };
}

/** Where the kubelet asks an API on this port how it is; nobody else is let in there. */
function probesPort(port: number): number {
  return port + 10_000;
}

const SOCKET = { path: API_SOCKET.replace(/\/[^/]+$/, ''), shared: 'socket', size: 1 };

function proxy(path: string, file: string): Program {
  return {
    image: 'haproxy',
    // Kubernetes' SIGTERM as the signal that lets HAProxy finish what it has begun
    command: ['dumb-init', '--rewrite', '15:10', 'haproxy', '-db', '-f', path],
    files: [file],
    mounts: [SOCKET],
    requests: { cpu: 5, memory: 32, limit: 256 },
  };
}
