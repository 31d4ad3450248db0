import { Cloud } from '../../lib';
import { horizon } from '../../lib/services/horizon';
import { facts } from '../facts';

const cache = { servers: ['memcached:11211'], _waitsFor: [], _peers: [{ host: 'memcached', port: 11211 }] };
const settings = (cloud = facts.cloud) =>
  horizon({ ...facts, cloud, cache }).files?.['local_settings.py'].content as string;

test('sessions are sealed, and no secret stands in its settings', () => {
  expect(settings()).toContain('"serde": SEALED');
  expect(settings()).toContain('"LOCATION": ["memcached:11211"]');
  expect(settings()).toContain('SECRET_KEY = os.environ["SECRET_KEY"]');
});

test('cookies go over https alone where that is how browsers come', () => {
  const cloud = Cloud.settings({
    public: { via: 'ingress', domain: 'cloud.example.org', className: 'nginx', tls: { clusterIssuer: 'le' } },
  });
  expect(settings(cloud)).toContain('CSRF_TRUSTED_ORIGINS = ["https://dashboard.cloud.example.org"]');
  expect(settings(cloud)).toContain('SESSION_COOKIE_SECURE = True');
  expect(settings()).toContain('SESSION_COOKIE_SECURE = False');
});

test('what browsers load is made before it starts, into a directory of the pod', () => {
  const { processes = {}, files = {} } = horizon({ ...facts, cache });
  const mounts = [{ path: '/var/lib/openstack-dashboard/static', shared: 'static', size: 256 }];
  expect(processes.horizon).toMatchObject({ mounts, prepare: { static: { mounts } } });
  expect(processes.horizon).toMatchObject({ wsgi: { static: { '/static': mounts[0].path } } });
  expect(files['local_settings.py'].content).toContain(`STATIC_ROOT = "${mounts[0].path}"`);
});
