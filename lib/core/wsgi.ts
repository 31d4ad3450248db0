import type { Cloud } from './cloud';
import type { ConfigFile, Process, UnitSpec } from './spec';

/** Applications as processes: a file for the uWSGI of Kolla's virtual environment, and the command that reads it. */
export function withWsgi(spec: UnitSpec, cloud: Cloud): UnitSpec {
  const files: Record<string, ConfigFile> = { ...spec.files };
  const shared = Object.keys(files).filter((name) => isShared(files[name]));
  const processes = Object.entries(spec.processes ?? {}).map(([name, process]): [string, Process] => {
    if (!('wsgi' in process)) return [name, process];
    const { wsgi, ...rest } = process;
    const ini = `${spec.name}-${name}-uwsgi.ini`;
    files[ini] = { content: uwsgi(cloud, wsgi.module, rest.port ?? 80, wsgi.options), shared: false };
    return [
      name,
      {
        ...rest,
        command: ['uwsgi', `/etc/${spec.name}/${ini}`],
        script: undefined,
        files: [...(rest.files ?? shared), ini],
        logs: 'oslo',
      },
    ];
  });
  return { ...spec, files, processes: Object.fromEntries(processes) };
}

/** Whether programs read a file that do not say what they read. */
export function isShared({ content, shared }: ConfigFile): boolean {
  return shared ?? (typeof content === 'object' && !('parts' in content));
}

function uwsgi(cloud: Cloud, module: string, port: number, options: object = {}): string {
  return `[uwsgi]
master = true
http-socket = ${cloud.listen}:${port}
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
${Object.entries(options)
  .map((pair) => `${pair.join(' = ')}\n`)
  .join('')}`;
}
