import { API_SOCKET, type Front, haproxyCfg, uwsgiIni } from '../../lib/core/front';

const keystone: Front = { listen: '0.0.0.0:5000', probes: ':15000', workers: 2, health: '/healthcheck' };
const glance: Front = { ...keystone, listen: ':::9292', uploads: true, seconds: 120 };

test('clients and probes come in by their ports, and reach one socket', () => {
  const lines = haproxyCfg(keystone).split('\n');
  expect(lines.filter((line) => /^ *bind /.test(line))).toEqual(['    bind 0.0.0.0:5000', '    bind :15000']);
  expect(lines.filter((line) => /^ *server /.test(line))).toEqual([
    `    server uwsgi unix@${API_SOCKET} maxconn 2`,
    `    server uwsgi unix@${API_SOCKET}`,
  ]);
  expect(uwsgiIni(keystone)).toMatch(`http-socket = ${API_SOCKET}\n`);
  expect(uwsgiIni(keystone)).toMatch('processes = 2\n');
});

test('a request is passed on when it is there as a whole', () => {
  expect(haproxyCfg(keystone)).toMatch('option http-buffer-request');
  expect(haproxyCfg(keystone)).toMatch('status 411');
});

test('an upload is passed on as it comes', () => {
  expect(haproxyCfg(glance)).not.toMatch('option http-buffer-request');
  expect(haproxyCfg(glance)).toMatch(
    'wait-for-body time 10s unless { req.hdr(content-type) application/octet-stream }',
  );
  expect(uwsgiIni(glance)).toMatch('http-chunked-input = true');
  expect(uwsgiIni(keystone)).not.toMatch('chunked');
});

test('who has as much to do as it can do is ready, and alive', () => {
  const [, , probes] = haproxyCfg(keystone).split(/^frontend /m);
  expect(probes).toMatch('http-request return status 200 if { srv_conn(uwsgi/uwsgi) ge 2 }');
});

test('slow uploads leave room for others, and for probes always', () => {
  const [, threads] = /threads = (\d+)\n/.exec(uwsgiIni(glance)) ?? [];
  const [, clients] = /maxconn (\d+)\n\n# probes/.exec(haproxyCfg(glance)) ?? [];
  expect(Number(threads)).toBeGreaterThan(8);
  expect(Number(clients)).toBeLessThan(2 * Number(threads) - 2);
  expect(uwsgiIni(keystone)).not.toMatch(/^threads/m);
});

test('uWSGI gives a request up before HAProxy does', () => {
  const [harakiri] = /(?<=harakiri = )\d+/.exec(uwsgiIni(glance)) ?? [];
  const [timeout] = /(?<=timeout server )\d+/.exec(haproxyCfg(glance)) ?? [];
  expect([harakiri, timeout]).toEqual(['120', '125']);
});

test('errors are JSON as that of OpenStack', () => {
  const bodies = haproxyCfg(keystone).match(/(?<=string ')[^']+/g) ?? [];
  expect(bodies).toHaveLength(9);
  for (const body of bodies) {
    expect(JSON.parse(body)).toEqual({
      error: { code: expect.any(Number), title: expect.any(String), message: expect.any(String) },
    });
  }
});
