/** YAML as kolla-ansible's files have it: keys and values of a mapping. */
import { LineCounter, parseDocument, Parser, visit } from 'yaml';
import { fail } from '../../core/errors';
import { TOO_DEEP, tooDeep } from '../../core/tree';
import { SYNTAX } from '../read';

/**
 * The mapping in a file. Yes and no are texts, and a number keeps its spelling.
 *
 * @param file as messages tell of it; they tell nothing of what stands in it
 * @throws InputError where it is none, or encrypted
 */
export function mappingIn(file: string, text: string): Readonly<Record<string, unknown>> {
  const remedy = 'take a copy of the folder with what "ansible-vault decrypt" gives';
  if (text.startsWith('$ANSIBLE_VAULT')) fail([file], `is encrypted: ${remedy}`);
  const lines = new LineCounter();
  const at = (offset: number): string[] => [`${file}:${lines.linePos(offset).line}`];
  const deep = tooDeep([...new Parser(lines.addNewLine).parse(text)]);
  if (deep !== undefined) fail(at(deep), TOO_DEEP);
  const document = parseDocument(text, { logLevel: 'error' });
  const [error] = document.errors;
  if (error !== undefined) fail(at(error.pos[0]), `is no YAML: ${WORDS[error.code] ?? error.code}`);
  visit(document, {
    Scalar: (_, node) => {
      const where = at(node.range?.[0] ?? 0);
      if (node.tag === '!vault') fail(where, 'is encrypted: take a copy of the folder with the value itself');
      if (typeof node.value === 'number') node.value = node.source;
    },
  });
  const value = plain();
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    fail([file], 'is no mapping: write <key>: <value> in each line');
  }
  return value as Record<string, unknown>;

  function plain(): unknown {
    try {
      return document.toJS();
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      fail([file], 'has an alias (*name) that stands for nothing, or for far too much; write the values out');
    }
  }
}

const WORDS: typeof SYNTAX = {
  ...SYNTAX,
  DUPLICATE_KEY: 'the key is there twice; keep one',
  MULTIPLE_DOCS: 'another document begins here; keep one, without "---" in it',
};
