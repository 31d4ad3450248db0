/** Three control-plane nodes, tainted as kubeadm does, and volumes of a StorageClass of your own; Keystone notifies. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    size: 'medium',
    roles: {
      control: {
        label: 'node-role.kubernetes.io/control-plane=',
        tolerations: ['node-role.kubernetes.io/control-plane:NoSchedule'],
      },
    },
    storage: { className: 'fast' },
    database: { size: '50Gi', backup: { size: '20Gi' } },
    messageBus: { size: '10Gi' },
    services: {
      keystone: { config: { 'keystone.conf': { oslo_messaging_notifications: { driver: 'messagingv2' } } } },
    },
  });
}
