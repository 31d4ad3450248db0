/** The types of options: what an editor completes compiles, and what the release does not have does not. */
import { join } from 'node:path';
import ts from 'typescript';
import { releases } from '../../lib/oslo/catalog';

const ROOT = join(__dirname, '../..');

/** The messages of the compiler about files of these texts, together: most of the time goes into what they share. */
function compiled(texts: readonly string[]): string[] {
  const files = new Map(texts.map((text, i) => [join(ROOT, `test/fixture-${i}.ts`), text]));
  const options: ts.CompilerOptions = { strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'] };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${file?.fileName}: ${message}`;
  });
}

test('in every release', () => {
  const right = [
    `({ 'keystone.conf': { DEFAULT: { debug: true }, token: { expiration: 7200, provider: 'fernet' } } }) satisfies KeystoneConfig;`,
    `({ 'keystone.conf': { token: { expiration: '$list_limit' }, ldap: { password: { secret: 'ldap' }, url: null } } }) satisfies KeystoneConfig;`,
    `({ 'keystone.conf': { DEFAULT: { notification_opt_out: ['a', 'b'] }, cache: { memcache_servers: 'a,b' } } }) satisfies KeystoneConfig;`,
    `({ 'nova.conf': { 'mdev_nvidia-35': { device_addresses: ['0:1:0.0'] }, pci: { alias: ['{}'] } } }) satisfies NovaConfig;`,
    `({ 'glance-image-import.conf': { import_filtering_opts: { allowed_ports: [80], allowed_hosts: '[a,b]' } } }) satisfies GlanceConfig;`,
    `({ 'glance-api.conf': { fast: { rbd_store_pool: 'images' } } }) satisfies GlanceConfig<{ fast: 'rbd' }>;`,
  ];
  const wrong = [
    `({ 'keystone.conf': { token: { expiratoin: 7200 } } }) satisfies KeystoneConfig;`,
    `({ 'keystone.conf': { DEFAULT: { expiration: 7200 } } }) satisfies KeystoneConfig;`,
    `({ 'keystone.conf': { tokn: { expiration: 7200 } } }) satisfies KeystoneConfig;`,
    `({ 'keystone.conf': { token: { expiration: 'soon' } } }) satisfies KeystoneConfig;`,
    `({ 'keystone.conf': { token: { provider: 'fernett' } } }) satisfies KeystoneConfig;`,
    `({ 'keystone.conf': { ldap: { password: 'hunter2' } } }) satisfies KeystoneConfig;`,
    `({ 'nova.conf': { 'mdev_nvidia-35': { addresses: '' } } }) satisfies NovaConfig;`,
    `({ 'glance-image-import.conf': { import_filtering_opts: { allowed_hosts: 'a,b' } } }) satisfies GlanceConfig;`,
    `({ 'glance-api.conf': { fast: { filesystem_store_datadir: '/a' } } }) satisfies GlanceConfig<{ fast: 'rbd' }>;`,
    `({ 'glance-api.conf': { fast: {} } }) satisfies GlanceConfig;`,
  ];
  const expected = wrong.map((line) => `// @ts-expect-error\n${line}`);
  const texts = releases().map((release) => {
    const types = `import type { GlanceConfig, KeystoneConfig, NovaConfig } from '../imports/oslo/${release}/config';`;
    return [types, ...right, ...expected].join('\n');
  });
  expect(compiled(texts)).toEqual([]);
});
