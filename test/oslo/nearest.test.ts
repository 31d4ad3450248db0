import { nearest } from '../../lib/oslo/nearest';

test.each([
  ['tokn', ['database', 'token', 'totp'], 'token'],
  ['backend_typ', ['backend', 'backend_argument'], 'backend'],
  ['replica', ['image', 'replicas'], 'replicas'],
  ['ldpa', ['ldap', 'load'], 'ldap'],
  ['log-dir', ['log_dir', 'log_file'], 'log_dir'],
  ['default', ['DEFAULT'], 'DEFAULT'],
  ['token', ['token'], 'token'],
  ['ab1', ['ab2', 'ab3'], 'ab2'],
  ['xyz', ['abc', 'token'], undefined],
  ['a', ['b'], undefined],
  ['', ['b'], undefined],
  ['token', [], undefined],
])('nearest to %p among %p is %p', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

test('candidates may be the keys of a map', () => {
  expect(nearest('chace', new Map([['cache', 1]]).keys())).toBe('cache');
});
