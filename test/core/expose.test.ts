import { Chart, Testing } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import type { PublicSettings } from '../../lib/core/settings';
import { endpoint, expose, gateway } from '../../lib/core/expose';
import type { CatalogEntry, UnitSpec } from '../../lib/core/spec';
import type { Manifest } from '../manifests';

const ENTRY: CatalogEntry = { type: 'compute', process: 'api', path: '/v2.1' };

/** A unit of one API, which users reach at a port of the nodes. */
const nova = (nodePort = 30774): UnitSpec => ({
  name: 'nova',
  user: 'nova',
  processes: {
    api: {
      image: 'nova-api',
      wsgi: { module: 'nova' },
      runsOn: ['control'],
      port: 8774,
      public: { host: 'compute', nodePort },
    },
    conductor: { image: 'nova-conductor', command: ['nova-conductor'], runsOn: ['control'] },
  },
});
const INTERNAL = 'http://nova-api.openstack.svc:8774/v2.1';
const domain = 'cloud.example.org';

const settings = (settings?: PublicSettings) => Cloud.settings({ public: settings });

function exposed(publicSettings?: PublicSettings): Manifest[] {
  const chart = new Chart(Testing.app(), 'chart');
  for (const process of ['api', 'conductor']) expose(chart, settings(publicSettings), nova(), process);
  return Testing.synth(chart) as Manifest[];
}

function gateways(publicSettings?: PublicSettings): Manifest[] {
  const chart = new Chart(Testing.app(), 'chart');
  gateway(chart, settings(publicSettings));
  return Testing.synth(chart) as Manifest[];
}

test.each<[string, PublicSettings | undefined, string]>([
  ['nothing', undefined, INTERNAL],
  ['none', { via: 'none' }, INTERNAL],
  ['nodePort', { via: 'nodePort', domain }, 'http://cloud.example.org:30774/v2.1'],
  ['loadBalancer', { via: 'loadBalancer', domain }, 'http://compute.cloud.example.org:8774/v2.1'],
  ['ingress', { via: 'ingress', domain }, 'http://compute.cloud.example.org/v2.1'],
  ['ingress with TLS', { via: 'ingress', domain, tls: { issuer: 'ca' } }, 'https://compute.cloud.example.org/v2.1'],
  ['gateway', { via: 'gateway', domain, className: 'c' }, 'http://compute.cloud.example.org/v2.1'],
  [
    'a gateway that exists',
    { via: 'gateway', domain, gateway: { name: 'g' } },
    'https://compute.cloud.example.org/v2.1',
  ],
])('the public URL by %s', (_, publicSettings, publicUrl) => {
  expect(endpoint(settings(publicSettings), nova(), ENTRY)).toEqual({ internalUrl: INTERNAL, publicUrl });
});

test('what is not for users has one URL, however the cloud is exposed', () => {
  const { processes, ...unit } = nova();
  const api = { ...processes?.api, public: undefined } as NonNullable<UnitSpec['processes']>[string];
  const { publicUrl } = endpoint(settings({ via: 'ingress', domain }), { ...unit, processes: { api } }, ENTRY);
  expect(publicUrl).toBe(INTERNAL);
});

test('fails for a catalog that names what does not listen', () => {
  expect(() => endpoint(settings(), nova(), { type: 'compute', process: 'conductor' })).toThrow(
    'nova: the catalog names the process "conductor", which has no port',
  );
});

test('without a way in there is no object', () => {
  expect(exposed()).toEqual([]);
});

const selector = { 'app.kubernetes.io/name': 'nova', 'app.kubernetes.io/component': 'api' };

test('node port: a Service of that port', () => {
  const [{ kind, metadata, spec }] = exposed({ via: 'nodePort', domain });
  expect([kind, metadata.name]).toEqual(['Service', 'nova-api-public']);
  expect(spec).toEqual({
    type: 'NodePort',
    selector,
    ports: [{ name: 'main', port: 8774, targetPort: 'main', nodePort: 30774 }],
  });
});

test('load balancer: a Service of its own', () => {
  const [{ spec }] = exposed({ via: 'loadBalancer', domain });
  expect(spec).toEqual({ type: 'LoadBalancer', selector, ports: [{ name: 'main', port: 8774, targetPort: 'main' }] });
});

describe('ingress', () => {
  const http = {
    paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'nova-api', port: { name: 'main' } } } }],
  };
  const host = 'compute.cloud.example.org';

  test('a host name to the Service', () => {
    const [{ kind, metadata, spec }] = exposed({ via: 'ingress', domain });
    expect([kind, metadata.annotations]).toEqual(['Ingress', undefined]);
    expect(spec).toEqual({ rules: [{ host, http }] });
  });

  test('of a class, with the certificate of a Secret', () => {
    const [{ metadata, spec }] = exposed({ via: 'ingress', domain, className: 'nginx', tls: { secret: 'wildcard' } });
    expect(metadata.annotations).toBeUndefined();
    expect(spec).toEqual({
      ingressClassName: 'nginx',
      tls: [{ hosts: [host], secretName: 'wildcard' }],
      rules: [{ host, http }],
    });
  });

  test.each([
    ['issuer', 'cert-manager.io/issuer'],
    ['clusterIssuer', 'cert-manager.io/cluster-issuer'],
  ])('with a certificate by the %s of cert-manager', (key, annotation) => {
    const [{ metadata, spec }] = exposed({ via: 'ingress', domain, tls: { [key]: 'ca' } });
    expect(metadata.annotations).toEqual({ [annotation]: 'ca' });
    expect(spec?.tls).toEqual([{ hosts: [host], secretName: 'nova-api-public-tls' }]);
  });
});

describe('gateway', () => {
  const route = (parent: object) => ({
    parentRefs: [parent],
    hostnames: ['compute.cloud.example.org'],
    rules: [
      { matches: [{ path: { type: 'PathPrefix', value: '/' } }], backendRefs: [{ name: 'nova-api', port: 8774 }] },
    ],
  });

  test('of our own: it listens for all names, each API has a route', () => {
    const publicSettings: PublicSettings = { via: 'gateway', domain, className: 'envoy', tls: { issuer: 'ca' } };
    const [{ kind, metadata, spec }] = gateways(publicSettings);
    expect([kind, metadata.name, metadata.annotations]).toEqual([
      'Gateway',
      'public',
      { 'cert-manager.io/issuer': 'ca' },
    ]);
    expect(spec).toMatchObject({
      gatewayClassName: 'envoy',
      listeners: [
        {
          name: 'https',
          port: 443,
          hostname: '*.cloud.example.org',
          tls: { mode: 'Terminate', certificateRefs: [{ kind: 'Secret', name: 'public-tls' }] },
        },
      ],
    });
    expect(exposed(publicSettings)[0]).toMatchObject({ kind: 'HTTPRoute', spec: route({ name: 'public' }) });
  });

  test('without TLS it listens on port 80', () => {
    const [{ spec }] = gateways({ via: 'gateway', domain, className: 'envoy' });
    expect(spec?.listeners).toMatchObject([{ protocol: 'HTTP', port: 80 }]);
  });

  test('of somebody else: routes hang on it, none is made', () => {
    const publicSettings: PublicSettings = { via: 'gateway', domain, gateway: { name: 'edge', namespace: 'infra' } };
    expect(gateways(publicSettings)).toEqual([]);
    expect(exposed(publicSettings)[0].spec).toEqual(route({ name: 'edge', namespace: 'infra' }));
  });
});

test('fails for a port that is no node port', () => {
  const chart = new Chart(Testing.app(), 'chart');
  expect(() => expose(chart, settings({ via: 'nodePort', domain }), nova(8774), 'api')).toThrow(
    'nova.processes.api.nodePort: "8774" is no node port',
  );
});
