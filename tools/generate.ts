/**
 * Writes imports/cloud.schema.json, the JSON Schema of cloud.yaml: what `lib/settings/check.ts` reads and what
 * editors complete and check by. `--check` writes nothing and fails when the file is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

const ROOT = join(__dirname, '..');
const TARGET = join(ROOT, 'imports/cloud.schema.json');
const TYPE = 'OpenStackCloudProps';

const schema = createGenerator({
  path: join(ROOT, 'lib/cloud.ts'),
  tsconfig: join(ROOT, 'tsconfig.json'),
  type: TYPE,
  expose: 'export',
  topRef: false,
  additionalProperties: false,
  skipTypeCheck: true,
}).createSchema(TYPE);

const made = { $comment: `Made by "npm run generate" from ${TYPE} in lib/cloud.ts; change that instead.` };
const text = `${JSON.stringify({ ...made, ...(forEditors(schema) as object) }, undefined, 2)}\n`;
const name = relative(process.cwd(), TARGET);

if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, text);
} else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) {
  process.stderr.write(`${name} is stale: npm run generate\n`);
  process.exitCode = 1;
}

/** A default in words (`@default - one is made`) is part of the description: an editor would insert it. */
function forEditors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forEditors);
  if (typeof value !== 'object' || value === null) return value;
  const { default: standard, ...rest } = value as Record<string, unknown>;
  const entries = Object.entries(rest).map(([key, inner]) => [key, forEditors(inner)] as const);
  if (standard === undefined || typeof standard === 'object') {
    return { ...Object.fromEntries(entries), ...(standard === undefined ? {} : { default: forEditors(standard) }) };
  }
  if (typeof standard !== 'string' || !standard.startsWith('- ')) {
    // 2025.2 of the docstring is text
    return { ...Object.fromEntries(entries), default: rest.type === 'string' ? String(standard) : standard };
  }
  const description = [rest.description, `Default: ${standard.slice(2)}.`].filter(Boolean).join(' ');
  return { ...Object.fromEntries(entries), description };
}
