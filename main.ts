import { OpenStackApp, OpenStackCloud } from './lib';

const app = new OpenStackApp();
new OpenStackCloud(app, 'cloud');
app.synth();
