import { Cloud } from '../../lib';
import { heat } from '../../lib/services/heat';
import type { Ini } from '../../lib/oslo/ini';
import { facts } from '../facts';

const messageBus = { hosts: ['rabbitmq'], port: 5672, _waitsFor: [], _peers: [{ host: 'rabbitmq', port: 5672 }] };
const { identity } = facts;
const spec = (more: object = {}) => heat({ ...facts, messageBus, ...more });

test('servers of stacks report where they reach it, and its engine asks inside', () => {
  const cloud = Cloud.settings({ public: { via: 'ingress', domain: 'cloud.example.org', className: 'nginx' } });
  const options = spec({ cloud }).files?.['heat.conf'].content as Ini;
  expect(options.DEFAULT).toMatchObject({
    heat_metadata_server_url: 'http://cloudformation.cloud.example.org',
    heat_waitcondition_server_url: 'http://cloudformation.cloud.example.org/v1/waitcondition',
  });
  expect(options.clients).toEqual({ endpoint_type: 'internalURL' });
  expect(options.clients_keystone).toEqual({ auth_uri: identity.internalUrl });
});

test('users of stacks have a domain of their own, with an administrator that only Heat knows', () => {
  const { identity: wanted, secrets = [] } = spec();
  expect(wanted?.users).toEqual([
    { name: 'heat_domain_admin', domain: 'heat', roles: ['admin'], secret: 'heat-domain-admin' },
  ]);
  expect(wanted?.domains?.map(({ name }) => name)).toEqual(['heat']);
  // what Heat encrypts with: 32 characters
  expect(secrets.find(({ name }) => name === 'heat-encryption')?.data).toEqual({ key: { generate: 'cookie' } });
});

test('by a trust it logs in without a project of its own', () => {
  const { trustee } = spec().files?.['heat.conf'].content as Ini;
  expect(Object.entries(trustee).filter(([name, value]) => /project/.test(name) && value !== undefined)).toEqual([]);
});

test('deleted stacks are purged, unless they are to be kept', () => {
  const steps = (days?: number) =>
    Object.keys(spec({ purgeAfterDays: days }).tasks?.find(({ name }) => name === 'upkeep')?.steps ?? {});
  expect(steps()).toEqual(['services', 'purge']);
  expect(steps(0)).toEqual(['services']);
});
