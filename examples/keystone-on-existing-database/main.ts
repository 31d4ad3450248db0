import { App, Chart } from 'cdk8s';
import { Cloud, Database, KeystoneService } from 'cdk8s-openstack';
import type { KeystoneConfig } from 'cdk8s-openstack/config/2025.2';
import * as kplus from 'cdk8s-plus-27';

const app = new App();
const chart = new Chart(app, 'iam', { namespace: 'iam', disableResourceNameHashes: true });

const keystone = new KeystoneService(chart, 'keystone', {
  cloud: Cloud.settings({ namespace: 'iam', release: '2025.2' }),
  database: Database.fromExisting({ host: 'mysql.databases.svc', adminSecret: 'mysql-admin' }),
  config: { 'keystone.conf': { token: { expiration: 7200 } } } satisfies KeystoneConfig,
});

// facts for what else is in the chart, and patches for what is not an option
new kplus.ConfigMap(chart, 'settings', { metadata: { name: 'shop' }, data: { OS_AUTH_URL: keystone.publicUrl } });
keystone.objects['Deployment/keystone-api'].metadata.addAnnotation('example.org/owner', 'identity-team');

app.synth();
