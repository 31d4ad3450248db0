/** What is written fast is what cdk8s would write, byte by byte. */
import { Yaml } from 'cdk8s';
import fc from 'fast-check';
import { yamlOf } from '../../lib/core/yaml';

/** Pieces of which texts are made that YAML could take for something else. */
const PIECES = [
  ...['a', 'Z', '/', '0', '7', '9', '_', '.', ':', '-', '+', ',', '#', ' ', '  ', '\t', '\n', '\n\n', '\r', '\\', '"'],
  ...["'", '[', ']', '{', '}', '&', '*', '!', '|', '>', '%', '@', '`', '=', '~', '<<', '---', '...', '?', ': ', ' #'],
  ...[
    '0x1f',
    '0b1',
    '0o7',
    '1e3',
    '1:30',
    '.5',
    '.inf',
    '.NaN',
    '2025-11-22',
    '10m',
    'e677696',
    'E-123456',
    '64Mi',
    '1_000',
    '10.0.0.1/8',
  ],
  ...['true', 'No', 'ON', 'y', 'null', 'Null', '\u0000', '\u007f', '\u0085', '\u00a0', '\u2028', '\ufeff', '\ud800'],
  ...['ä', '😀', '@@SECRET|raw@@', '$(VARIABLE)', 'text of words'],
];

const text = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const scalar = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom(null, true, false, -0),
  fc.double(),
  fc.integer(),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const manifest = fc.record({ apiVersion: text, kind: text, metadata: value, spec: value });

test('the bytes of cdk8s', () => {
  const property = fc.property(fc.array(manifest, { maxLength: 3 }), (manifests) => {
    expect(yamlOf(manifests)).toBe(Yaml.stringify(...manifests));
  });
  fc.assert(property, { numRuns: 1000 });
});
