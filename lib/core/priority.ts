import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { labels, object } from './k8s';
import type { Priority } from './model';
import { shareIn } from './notes';

const CLASSES: Readonly<Record<Priority, { readonly value: number; readonly description: string }>> = {
  node: { value: 300_000, description: 'Agents on the nodes: servers and their networks depend on them.' },
  backing: { value: 200_000, description: 'Databases, message bus, cache: all services depend on them.' },
  service: { value: 100_000, description: 'OpenStack services and their tasks.' },
};

/**
 * The PriorityClass of a kind of unit, made once for a namespace: where a node is short of room, the cloud's pods
 * stay before others, and those that others need before those that need them.
 */
export function priorityClass(scope: Construct, cloud: Cloud, priority: Priority): string {
  const name = `${cloud.namespace}-${priority}`;
  const home = shareIn(scope, cloud);
  if (home.node.tryFindChild(`priority-${priority}`) === undefined) {
    object(home, `priority-${priority}`, {
      apiVersion: 'scheduling.k8s.io/v1',
      kind: 'PriorityClass',
      metadata: { name, labels: labels(cloud, 'openstack') },
      ...CLASSES[priority],
    });
  }
  return name;
}
