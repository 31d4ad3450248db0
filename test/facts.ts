/** What the test of a unit connects it with. */
import { Cache, Cloud, Database, Identity, MessageBus } from '../lib';

export const facts = {
  cloud: Cloud.settings(),
  database: Database.fromExisting({ host: 'mysql.example.org', adminSecret: 'mysql-admin' }),
  messageBus: MessageBus.fromExisting({ hosts: ['rabbit.example.org'], adminSecret: 'rabbit-admin' }),
  cache: Cache.fromExisting({ servers: ['cache.example.org:11211'] }),
  identity: Identity.fromExisting({ url: 'https://identity.example.org/v3', adminSecret: 'keystone-admin' }),
};
