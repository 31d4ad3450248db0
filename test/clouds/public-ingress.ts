/** Users come in at an ingress, `https://identity.cloud.example.org`, with certificates by cert-manager. */
import type { App } from 'cdk8s';
import { OpenStackCloud } from '../../lib';

export function build(app: App): void {
  new OpenStackCloud(app, 'cloud', {
    public: {
      via: 'ingress',
      domain: 'cloud.example.org',
      className: 'nginx',
      tls: { clusterIssuer: 'letsencrypt' },
    },
    services: {
      keystone: {
        replicas: 2,
        config: { 'keystone.conf': { token: { expiration: 7200 } } },
        policy: { 'identity:list_projects': 'role:reader' },
        domains: {
          corp: {
            ldap: {
              url: 'ldaps://ldap.example.org',
              user: 'cn=keystone,dc=example,dc=org',
              password: { secret: 'corp-ldap' },
              user_tree_dn: 'ou=people,dc=example,dc=org',
              user_objectclass: 'inetOrgPerson',
              user_id_attribute: 'uid',
              user_name_attribute: 'uid',
            },
          },
        },
      },
      heat: {},
      horizon: {},
    },
  });
}
