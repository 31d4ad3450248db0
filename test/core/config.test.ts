import { Chart, Testing } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import { environment, makeFile } from '../../lib/core/config';
import type { ConfigFile } from '../../lib/core/spec';
import { text } from '../../lib/oslo/ini';
import type { Manifest } from '../manifests';

const PASSWORD = { secret: 'nova-database', key: 'password' };
const fromPassword = { secretKeyRef: { name: 'nova-database', key: 'password' } };

describe('environment', () => {
  test.each([
    ['a-b', 'c', 'a', 'b-c'],
    ['a.b', 'c', 'a-b', 'c'],
    ['a', 'Key', 'a', 'key'],
    ['a--b', 'c', 'a', 'b--c'],
  ])('%s %s and %s %s are two variables', (secret, key, otherSecret, otherKey) => {
    const variables = environment({ X: text`${{ secret, key }}:${{ secret: otherSecret, key: otherKey }}` });
    expect(new Set(variables.map(({ name }) => name)).size).toBe(3);
  });

  test('is sorted by name', () => {
    expect(environment({ B: '2', A: '1' })).toEqual([
      { name: 'A', value: '1' },
      { name: 'B', value: '2' },
    ]);
  });

  test('a secret alone is a reference', () => {
    expect(environment({ OS_PASSWORD: text`${PASSWORD}` })).toEqual([{ name: 'OS_PASSWORD', valueFrom: fromPassword }]);
  });

  test('what a value is put together of comes before it, once', () => {
    const url = text`mysql://nova:${PASSWORD}@db`;
    expect(environment({ A: url, B: url })).toEqual([
      { name: 'NOVA_DATABASE__PASSWORD', valueFrom: fromPassword },
      { name: 'A', value: 'mysql://nova:$(NOVA_DATABASE__PASSWORD)@db' },
      { name: 'B', value: 'mysql://nova:$(NOVA_DATABASE__PASSWORD)@db' },
    ]);
  });

  test('dollars beside a secret are meant as such', () => {
    expect(environment({ A: text`$(HOME)$x${PASSWORD}` }).at(-1)).toEqual({
      name: 'A',
      value: '$$(HOME)$$x$(NOVA_DATABASE__PASSWORD)',
    });
  });

  test('a plain value may refer to other variables', () => {
    expect(environment({ A: 'rabbit@$(POD_NAME)' })).toEqual([{ name: 'A', value: 'rabbit@$(POD_NAME)' }]);
  });
});

describe('a file', () => {
  function make(file: ConfigFile, name = 'nova.conf', namespace?: string) {
    const chart = new Chart(Testing.app(), 'chart');
    const made = makeFile(chart, Cloud.settings({ namespace }), 'nova', name, file);
    const [map] = Testing.synth(chart) as Manifest[];
    return { made, map, content: map.data?.[name] };
  }

  test('of options lies in /etc, is read by all, and leaves its secrets to the environment', () => {
    const connection = text`mysql://nova:${PASSWORD}@db`;
    const { made, map, content } = make({ content: { DEFAULT: { debug: true }, database: { connection } } });
    expect(made).toMatchObject({ path: '/etc/nova/nova.conf', shared: true, rendered: {} });
    expect(made.environment).toEqual({ OS_DATABASE__CONNECTION: connection });
    expect(map).toMatchObject({ kind: 'ConfigMap', immutable: true, metadata: { name: made.configMap } });
    expect(content).toBe('[DEFAULT]\ndebug = true\n');
  });

  test('of text is read by those who say so, its secrets are rendered at start', () => {
    const { made, content } = make({ path: '/x', content: text`"${{ ...PASSWORD, filter: 'json' }}" ${PASSWORD}\n` });
    expect(made).toMatchObject({ path: '/x', shared: false, environment: {} });
    expect(made.rendered).toEqual({ NOVA_DATABASE__PASSWORD: text`${PASSWORD}` });
    expect(content).toBe('"@@NOVA_DATABASE__PASSWORD|json@@" @@NOVA_DATABASE__PASSWORD|raw@@\n');
  });

  test('has a name that changes with its content and nothing else', () => {
    const name = (content: string, file?: string, namespace?: string) =>
      make({ content }, file, namespace).made.configMap;
    expect(name('a')).toMatch(/^nova-conf-[0-9a-f]{10}$/);
    expect(name('a', 'nova.conf', 'other')).toBe(name('a'));
    expect(name('b')).not.toBe(name('a'));
    expect(name('a', 'b.conf')).toMatch(/^nova-b-conf-/);
  });

  test('that no ConfigMap can hold is refused', () => {
    expect(() => make({ content: 'x'.repeat(1_000_001) })).toThrow('nova.config.nova.conf: has 1000001 bytes');
  });
});
