import { DNS_LABEL, DNS_NAME, hash, partName, slug } from '../../lib/core/names';

test.each([
  ['keystone', 'api', 'keystone-api'],
  ['mariadb', 'mariadb', 'mariadb'],
  ['nova', 'nova-api-conf', 'nova-api-conf'],
  ['nova', 'novalike', 'nova-novalike'],
])('part of %s: %s is %s', (unit, part, name) => {
  expect(partName(unit, part)).toBe(name);
});

test.each([
  ['keystone.conf', 'keystone-conf'],
  ['.erlang.cookie', 'erlang-cookie'],
  ['enabled_plugins', 'enabled-plugins'],
  ['keystone.Corp_1.conf', 'keystone-corp-1-conf'],
  ['IMAGE.INI', 'image-ini'],
])('%s as part of a name is %s', (file, name) => {
  expect(slug(file)).toBe(name);
});

describe('hash', () => {
  test('is ten characters that may end a name', () => {
    expect(hash('x')).toMatch(/^[0-9a-f]{10}$/);
  });

  test('is equal for what is equal, and tells apart what is not', () => {
    expect(hash({ a: 1 })).toBe(hash({ a: 1 }));
    expect(new Set([hash('a'), hash('b'), hash({ a: 'b' }), hash({ b: 'a' })]).size).toBe(4);
  });
});

test.each(['a', 'a-1', '0', 'x'.repeat(63)])('%s is a label', (name) => {
  expect(name).toMatch(DNS_LABEL);
});

test.each(['', '-a', 'a-', 'A', 'a_b', 'a.b', 'ı', 'x'.repeat(64)])('"%s" is no label', (name) => {
  expect(name).not.toMatch(DNS_LABEL);
});

test.each(['a.b-c.d', '10.0.0.1', 'db'])('%s is a host', (name) => {
  expect(name).toMatch(DNS_NAME);
});

test.each(['a..b', '.a', 'a.', 'a b', 'http://a', 'a:1'])('"%s" is no host', (name) => {
  expect(name).not.toMatch(DNS_NAME);
});
