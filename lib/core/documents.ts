/** Texts of YAML that people have written. */
import { Composer, type CST, type Document, type ErrorCode, LineCounter, Parser } from 'yaml';
import { DEEPEST, type Place, TOO_DEEP } from './tree';

/** Why a text is no document. */
export interface Refusal {
  readonly place: Place;
  /** In our words, which tell nothing of what stands in the text. */
  readonly words?: string;
  /** In those of the library, which may. */
  readonly message: string;
  readonly code: ErrorCode;
}

export interface Documents {
  /** None where nothing is in the text. */
  readonly document?: Document.Parsed;
  readonly placeOf: (offset: number) => Place;
}

/**
 * The document of a text, which has no other. It may have warnings: of tags, of which only some who read know.
 *
 * @param refuse throws
 * @param options.uniqueKeys @default true
 */
export function documentIn(
  text: string,
  refuse: (refusal: Refusal) => never,
  { uniqueKeys = true }: { readonly uniqueKeys?: boolean } = {},
): Documents {
  const lines = new LineCounter();
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const deep = tooDeep(tokens);
  if (deep !== undefined) refuse({ place: placeOf(deep), words: TOO_DEEP, message: TOO_DEEP, code: 'IMPOSSIBLE' });
  const [document, another] = new Composer({ uniqueKeys }).compose(tokens);
  if (document === undefined) return { placeOf };
  // the second error is mostly a consequence of the first
  const [error] = document.errors;
  if (error !== undefined) {
    const { code, message } = error;
    refuse({ place: placeOf(error.pos[0]), words: WORDS[code], message, code });
  }
  if (another !== undefined) {
    const code = 'MULTIPLE_DOCS';
    refuse({ place: placeOf(another.range[0]), words: WORDS[code], message: code, code });
  }
  return { document, placeOf };
}

/** Where tokens nest too deep, if anywhere: composing them would take the stack, of which not every program survives the end. */
function tooDeep(tokens: readonly CST.Token[]): number | undefined {
  const open: { readonly token: CST.Token; readonly depth: number }[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next;
    if (depth > DEEPEST + 1) return token.offset;
    const inner =
      'items' in token ? token.items.flatMap(({ key, value }) => [key, value]) : 'value' in token ? [token.value] : [];
    for (const each of inner) if (each) open.push({ token: each, depth: depth + 1 });
  }
  return undefined;
}

const WORDS: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'a tab indents this line; use spaces',
  BLOCK_AS_IMPLICIT_KEY: 'two keys in one line; put the second one on a line of its own, or the value in quotes',
  MULTILINE_IMPLICIT_KEY: 'a key without ":"; write key: value',
  BAD_INDENT: 'the indentation does not fit the lines above, or a bracket above is not closed',
  MISSING_CHAR: 'a quote above is not closed, or a key has no ":"',
  DUPLICATE_KEY: 'the key is there twice; keep one',
  MULTIPLE_DOCS: 'another document begins here; keep one, without "---" in it',
};
