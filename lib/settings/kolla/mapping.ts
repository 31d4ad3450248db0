/** YAML as kolla-ansible's files have it: keys and values of a mapping. */
import { type Document, visit } from 'yaml';
import { documentIn } from '../../core/documents';
import { fail } from '../../core/errors';
import type { Place } from '../../core/tree';

/**
 * The mapping in a file. Yes and no are texts, and a number keeps its spelling.
 *
 * @param file as messages tell of it; they tell nothing of what stands in it
 * @throws InputError where it is none, or encrypted
 */
export function mappingIn(file: string, text: string): Readonly<Record<string, unknown>> {
  const remedy = 'take a copy of the folder with what "ansible-vault decrypt" gives';
  if (text.startsWith('$ANSIBLE_VAULT')) fail([file], `is encrypted: ${remedy}`);
  const at = ({ line }: Place): string[] => [`${file}:${line}`];
  const { document, placeOf } = documentIn(text, ({ place, words, code }) =>
    fail(at(place), words ?? `is no YAML: ${code}`),
  );
  if (document === undefined) return {};
  visit(document, {
    Scalar: (_, node) => {
      const where = at(placeOf(node.range?.[0] ?? 0));
      if (node.tag === '!vault') fail(where, 'is encrypted: take a copy of the folder with the value itself');
      if (typeof node.value === 'number') node.value = node.source;
    },
  });
  const value = plain(document);
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    fail([file], 'is no mapping: write <key>: <value> in each line');
  }
  return value as Record<string, unknown>;

  function plain(document: Document.Parsed): unknown {
    try {
      return document.toJS();
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      fail([file], 'has an alias (*name) that stands for nothing, or for far too much; write the values out');
    }
  }
}
