import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Chart } from 'cdk8s';
import {
  Cloud,
  Database,
  KeystoneService,
  type KeystoneServiceProps,
  MariaDb,
  type OpenStackApp,
  OpenStackCloud,
} from '../../lib';
import { BEFORE, filesOf, inFolder, type Outcome, synth } from './run';
import { KEYSTONE_ONLY } from '../facts';

const ROOT = join(__dirname, '../..');

describe('constructs', () => {
  const inChart = (make: (chart: Chart) => void) => (app: OpenStackApp) => {
    make(new Chart(app, 'iam', { disableResourceNameHashes: true }));
  };
  const fails = (build: (app: OpenStackApp) => void): string => {
    const { code, stderr, files } = synth('', build);
    expect({ code, files }).toEqual({ code: 1, files: BEFORE });
    // the names of Jobs end in a hash
    return stderr.replace(/-[0-9a-f]{10}/g, '');
  };

  test('two clouds in one namespace', () => {
    const lines = fails((app) => {
      new OpenStackCloud(app, 'alpha');
      new OpenStackCloud(app, 'beta', { size: 'small' });
    });
    expect(lines.split('\n')[0]).toBe(
      'ConfigMap mariadb-tasks: is there twice in the namespace "openstack"; give one of the clouds or charts another namespace',
    );
  });

  test('two clouds on the same nodes', () => {
    const lines = fails((app) => {
      new OpenStackCloud(app, 'alpha', { namespace: 'alpha', hostNetwork: true });
      new OpenStackCloud(app, 'beta', { namespace: 'beta', hostNetwork: true });
    });
    expect(lines.split('\n')[0]).toBe(
      "StatefulSet beta/mariadb: listens on port 3306 of the nodes' network, as StatefulSet alpha/mariadb does; take one off the host network or onto other nodes",
    );
  });

  test('a database of another namespace', () => {
    const lines = fails(
      inChart((chart) => {
        const database = new MariaDb(chart, 'mariadb', { cloud: Cloud.settings({ namespace: 'db' }) });
        new KeystoneService(chart, 'keystone', { cloud: Cloud.settings({ namespace: 'iam' }), database });
      }),
    );
    expect(lines).toBe(
      ['Job keystone-bootstrap', 'CronJob keystone-credential-rotate', 'Deployment keystone-api']
        .map(
          (name) =>
            `${name}: needs Service mariadb, which is not in the namespace "iam"; use a construct of the same cloud, or one made by fromExisting\n`,
        )
        .join(''),
    );
  });

  test('no database', () => {
    const props = { cloud: Cloud.settings() } as KeystoneServiceProps;
    expect(fails(inChart((chart) => void new KeystoneService(chart, 'keystone', props)))).toBe(
      'keystone.database: is missing: pass a MariaDb, or Database.fromExisting({ … })\n',
    );
  });

  test('a host that is none', () => {
    expect(fails(() => void Database.fromExisting({ host: 'mysql://db', adminSecret: 'db' }))).toBe(
      'database.existing.host: "mysql://db" is no host name or address: write it without a scheme, a port or brackets\n',
    );
  });

  test('an endpoint that is not there', () => {
    expect(fails((app) => void new OpenStackCloud(app, 'cloud').endpoint('dessert'))).toMatch(
      /^the cloud has no "dessert" service; it has identity.*\n$/,
    );
  });

  test('a mistake of the program keeps its stack trace', () => {
    const twice = (app: OpenStackApp) => [1, 2].map(() => new OpenStackCloud(app, 'cloud'));
    expect(() => synth('', (app) => void twice(app))).toThrow("There is already a Construct with name 'cloud'");
  });

  test('what there is besides is counted, too', () => {
    const { stderr } = synth('', (app) => {
      new OpenStackCloud(app, 'alpha', { namespace: 'alpha', release: '2025.1' });
      new OpenStackCloud(app, 'beta', { namespace: 'beta', release: '2026.1', services: KEYSTONE_ONLY });
    });
    expect(stderr).toMatch(/^cloud "alpha" 2025\.1, cloud "beta" 2026\.1, \d+ services, \d+ objects → dist\/ /);
  });
});

describe('npm run synth', () => {
  const run = (yaml: string | undefined): Outcome =>
    inFolder(yaml, (folder) => {
      const env = { ...process.env, CDK8S_OUTDIR: undefined };
      const { status, stdout, stderr } = spawnSync(
        'node',
        ['--require', join(ROOT, 'tools/typescript.js'), join(ROOT, 'main.ts')],
        {
          cwd: folder,
          env,
          encoding: 'utf8',
        },
      );
      expect(stdout).toBe('');
      return { code: status ?? -1, stderr, files: filesOf(folder) };
    });

  test('a good file', () => {
    const { code, stderr, files } = run('release: 2026.1\nnamespace: trial\n');
    expect(stderr).toMatch(/^cloud "trial" 2026\.1, \d+ services, \d+ objects → dist\/ \(\d+\.\d s\)\n$/);
    expect(code).toBe(0);
    expect(files['00-namespace.k8s.yaml']).toContain('name: trial');
  });

  test.each<[string, string | undefined, string]>([
    ['no file', undefined, 'cloud.yaml: is not there; an empty file is enough for a small cloud\n'],
    ['YAML', 'images:\n\ttag: x\n', 'cloud.yaml:2:1: a tab indents this line; use spaces\n'],
    [
      'keys',
      'services:\n  keystone:\n    replica: 2\nhostNetwork: yes\n',
      'cloud.yaml:3:5 services.keystone.replica: unknown key, did you mean "replicas"?\n' +
        'cloud.yaml:4:1 hostNetwork: expected true or false, found the text "yes": write true\n',
    ],
    [
      'what a construct says',
      'database:\n  size: 10GB\n',
      'cloud.yaml:2:3 database.size: "10GB" is no size of a volume: write a number with Mi, Gi or Ti, such as 20Gi\n',
    ],
    [
      'what a service says',
      'services:\n  keystone:\n    config:\n      keystone.conf:\n        token:\n          expiraton: 7200\n',
      'cloud.yaml:6:11 services.keystone.config.keystone.conf.token.expiraton: unknown option [token] expiraton, did you mean "expiration"? (2025.2)\n',
    ],
  ])('%s', (_, yaml, stderr) => {
    expect(run(yaml)).toEqual({ code: 1, stderr, files: BEFORE });
  });
});
