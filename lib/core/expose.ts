import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { fail } from './errors';
import { labels, object, selectorLabels } from './k8s';
import { partName } from './names';
import type { CatalogEntry, PublicAddress, UnitSpec } from './spec';

/** The URLs of an API. */
export interface Endpoint {
  /** For the cloud's own services. */
  readonly internalUrl: string;
  /** For users. */
  readonly publicUrl: string;
}

/** Where a process that users reach is found: what stands in a catalog, before the path of its API. */
export function endpoint(cloud: Cloud, { name, processes = {} }: UnitSpec, entry: CatalogEntry): Endpoint {
  const process = processes[entry.process];
  if (process?.port === undefined) {
    throw new Error(`${name}: the catalog names the process "${entry.process}", which has no port`);
  }
  const { internalUrl, publicUrl } = addressOf(cloud, partName(name, entry.process), process.port, process.public);
  const { path = '' } = entry;
  return { internalUrl: internalUrl + path, publicUrl: publicUrl + path };
}

/** Where what stands behind a Service is found; it may be in no catalog. */
export function addressOf(cloud: Cloud, service: string, port: number, open?: PublicAddress): Endpoint {
  const { via, domain, tls, gateway } = cloud._public;
  const internalUrl = `http://${service}.${cloud.namespace}.svc:${port}`;
  if (open === undefined) return { internalUrl, publicUrl: internalUrl };
  // the listeners of somebody else's Gateway encrypt as is usual: a Gateway without TLS is one of our own
  const scheme = tls !== undefined || gateway !== undefined ? 'https' : 'http';
  const publicUrls: Readonly<Record<string, string>> = {
    none: internalUrl,
    nodePort: `http://${domain}:${open.nodePort}`,
    loadBalancer: `http://${host(cloud, open)}:${port}`,
    ingress: `${scheme}://${host(cloud, open)}`,
    gateway: `${scheme}://${host(cloud, open)}`,
  };
  return { internalUrl, publicUrl: publicUrls[via] };
}

/** Makes the objects through which users reach a process, if it is for them. */
export function expose(scope: Construct, cloud: Cloud, unit: UnitSpec, process: string): ApiObject[] {
  const { port, public: open } = unit.processes?.[process] ?? {};
  if (open === undefined || port === undefined) return [];
  const { via, className, tls } = cloud._public;
  const service = partName(unit.name, process);
  const name = `${service}-public`;
  const metadata = { name, namespace: cloud.namespace, labels: labels(cloud, unit.name, process) };
  const selector = selectorLabels(unit.name, process);
  const make = {
    none: () => [],
    nodePort: () => [
      {
        apiVersion: 'v1',
        kind: 'Service',
        metadata,
        spec: {
          type: 'NodePort',
          selector,
          ports: [{ name: 'main', port, targetPort: 'main', nodePort: checkNodePort(unit.name, process, open) }],
        },
      },
    ],
    loadBalancer: () => [
      {
        apiVersion: 'v1',
        kind: 'Service',
        metadata,
        spec: { type: 'LoadBalancer', selector, ports: [{ name: 'main', port, targetPort: 'main' }] },
      },
    ],
    ingress: () => [
      {
        apiVersion: 'networking.k8s.io/v1',
        kind: 'Ingress',
        metadata: { ...metadata, ...issuerAnnotation(cloud) },
        spec: {
          ...(className === undefined ? {} : { ingressClassName: className }),
          ...(tls === undefined
            ? {}
            : { tls: [{ hosts: [host(cloud, open)], secretName: tls.secret ?? `${name}-tls` }] }),
          rules: [
            {
              host: host(cloud, open),
              http: {
                paths: [
                  { path: '/', pathType: 'Prefix', backend: { service: { name: service, port: { name: 'main' } } } },
                ],
              },
            },
          ],
        },
      },
    ],
    gateway: () => [
      {
        apiVersion: 'gateway.networking.k8s.io/v1',
        kind: 'HTTPRoute',
        metadata,
        spec: {
          parentRefs: [gatewayReference(cloud)],
          hostnames: [host(cloud, open)],
          rules: [{ matches: [{ path: { type: 'PathPrefix', value: '/' } }], backendRefs: [{ name: service, port }] }],
        },
      },
    ],
  }[via];
  return make().map((manifest) => object(scope, `${manifest.kind}-${name}`.toLowerCase(), manifest));
}

/** The Gateway that all routes of the cloud hang on; none where an existing one is used. */
export function gateway(scope: Construct, cloud: Cloud): ApiObject | undefined {
  const { via, gateway: existing, className, domain, tls } = cloud._public;
  if (via !== 'gateway' || existing !== undefined) return undefined;
  const listener =
    tls === undefined
      ? { name: 'http', protocol: 'HTTP', port: 80 }
      : {
          name: 'https',
          protocol: 'HTTPS',
          port: 443,
          tls: { mode: 'Terminate', certificateRefs: [{ kind: 'Secret', name: tls.secret ?? 'public-tls' }] },
        };
  return object(scope, 'gateway', {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'Gateway',
    metadata: {
      name: 'public',
      namespace: cloud.namespace,
      labels: labels(cloud, 'openstack'),
      ...issuerAnnotation(cloud),
    },
    spec: {
      gatewayClassName: className,
      listeners: [{ ...listener, hostname: `*.${domain}`, allowedRoutes: { namespaces: { from: 'Same' } } }],
    },
  });
}

/** `identity.cloud.example.org`. */
function host(cloud: Cloud, open: PublicAddress): string {
  return `${open.host}.${cloud._public.domain}`;
}

function gatewayReference(cloud: Cloud): object {
  const { name = 'public', namespace } = cloud._public.gateway ?? {};
  return { name, ...(namespace === undefined ? {} : { namespace }) };
}

function issuerAnnotation(cloud: Cloud): object {
  const { issuer, clusterIssuer } = cloud._public.tls ?? {};
  if (issuer !== undefined) return { annotations: { 'cert-manager.io/issuer': issuer } };
  return clusterIssuer === undefined ? {} : { annotations: { 'cert-manager.io/cluster-issuer': clusterIssuer } };
}

function checkNodePort(unit: string, process: string, { nodePort }: PublicAddress): number {
  if (!Number.isInteger(nodePort) || nodePort < 30000 || nodePort > 32767) {
    fail([unit, 'processes', process, 'nodePort'], `"${nodePort}" is no node port: use 30000 to 32767`);
  }
  return nodePort;
}
