import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { fail } from './errors';
import { labels, object, selectorLabels } from './k8s';
import { partName } from './names';
import type { CatalogEntry } from './spec';

/** The URLs of an API. */
export interface Endpoint {
  /** For the cloud's own services. */
  readonly internalUrl: string;
  /** For users. */
  readonly publicUrl: string;
}

/** The URLs that a catalog entry has in this cloud. */
export function endpoint(cloud: Cloud, unit: string, entry: CatalogEntry, port: number): Endpoint {
  const { via = 'none', domain = '', tls, gateway } = cloud._props.public ?? {};
  const path = entry.path ?? '';
  const internalUrl = `http://${partName(unit, entry.process)}.${cloud.namespace}.svc:${port}${path}`;
  // the listeners of somebody else's Gateway encrypt as is usual: a Gateway without TLS is one of our own
  const scheme = tls !== undefined || gateway !== undefined ? 'https' : 'http';
  const publicUrls: Readonly<Record<string, string>> = {
    none: internalUrl,
    nodePort: `http://${domain}:${entry.nodePort}${path}`,
    loadBalancer: `http://${host(cloud, entry)}:${port}${path}`,
    ingress: `${scheme}://${host(cloud, entry)}${path}`,
    gateway: `${scheme}://${host(cloud, entry)}${path}`,
  };
  return { internalUrl, publicUrl: publicUrls[via] };
}

/** Makes the objects through which users reach a catalog entry. */
export function expose(scope: Construct, cloud: Cloud, unit: string, entry: CatalogEntry, port: number): ApiObject[] {
  const { via = 'none', className, tls } = cloud._props.public ?? {};
  const service = partName(unit, entry.process);
  const name = `${service}-public`;
  const metadata = { name, namespace: cloud.namespace, labels: labels(cloud, unit, entry.process) };
  const selector = selectorLabels(unit, entry.process);
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
          ports: [{ name: 'main', port, targetPort: 'main', nodePort: checkNodePort(unit, entry) }],
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
            : { tls: [{ hosts: [host(cloud, entry)], secretName: tls.secret ?? `${name}-tls` }] }),
          rules: [
            {
              host: host(cloud, entry),
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
          hostnames: [host(cloud, entry)],
          rules: [{ matches: [{ path: { type: 'PathPrefix', value: '/' } }], backendRefs: [{ name: service, port }] }],
        },
      },
    ],
  }[via];
  return make().map((manifest) => object(scope, `${manifest.kind}-${name}`.toLowerCase(), manifest));
}

/** The Gateway that all routes of the cloud hang on; none where an existing one is used. */
export function gateway(scope: Construct, cloud: Cloud): ApiObject | undefined {
  const { via, gateway: existing, className, domain, tls } = cloud._props.public ?? {};
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
function host(cloud: Cloud, { type }: CatalogEntry): string {
  return `${type}.${cloud._props.public?.domain}`;
}

function gatewayReference(cloud: Cloud): object {
  const { name = 'public', namespace } = cloud._props.public?.gateway ?? {};
  return { name, ...(namespace === undefined ? {} : { namespace }) };
}

function issuerAnnotation(cloud: Cloud): object {
  const { issuer, clusterIssuer } = cloud._props.public?.tls ?? {};
  if (issuer !== undefined) return { annotations: { 'cert-manager.io/issuer': issuer } };
  return clusterIssuer === undefined ? {} : { annotations: { 'cert-manager.io/cluster-issuer': clusterIssuer } };
}

function checkNodePort(unit: string, { nodePort }: CatalogEntry): number {
  if (!Number.isInteger(nodePort) || nodePort < 30000 || nodePort > 32767) {
    fail([unit, 'nodePort'], `"${nodePort}" is no node port: use 30000 to 32767`);
  }
  return nodePort;
}
