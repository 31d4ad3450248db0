import { Cloud } from '../../lib/core/cloud';
import { Identity } from '../../lib/core/connections';
import type { SecretText } from '../../lib/oslo/ini';
import { openstackClient } from '../../lib/services/client';

const identity = Identity.fromExisting({
  url: 'http://keystone-api.openstack.svc:5000/v3',
  publicUrl: 'https://identity.example.org/v3',
  region: 'Zurich',
  adminSecret: 'admin',
});
const spec = openstackClient({ cloud: Cloud.settings(), identity });

test('clouds.yaml knows the way from inside and from outside, and no password', () => {
  const { parts, secrets } = spec.files?.['clouds.yaml'].content as SecretText;
  const content = parts.map((part) => (typeof part === 'string' ? part : `<${part.key}>`)).join('');
  const entry = (url: string, kind: string) => `    auth:
      auth_url: ${url}
      username: "<username>"
      password: "<password>"
      project_name: admin
      user_domain_name: Default
      project_domain_name: Default
    region_name: Zurich
    interface: ${kind}
    identity_api_version: 3
`;
  expect(content).toBe(
    `clouds:\n  admin:\n${entry('http://keystone-api.openstack.svc:5000/v3', 'internal')}` +
      `  admin-public:\n${entry('https://identity.example.org/v3', 'public')}`,
  );
  expect(new Set(secrets.map(({ secret, filter }) => `${secret} ${filter}`))).toEqual(new Set(['admin json']));
});

test('it is there to be entered', () => {
  const { command, env } = spec.processes?.['openstack-client'] ?? {};
  expect(command).toEqual(['sleep', 'infinity']);
  expect(env).toMatchObject({ OS_CLOUD: 'admin' });
});
