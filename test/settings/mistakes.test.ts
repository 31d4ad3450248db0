import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEFORE, synth } from './run';

interface Case {
  readonly name: string;
  readonly yaml: string;
  readonly said: string;
}

/** `mistakes.txt`: after each `=== name` a cloud.yaml, then what the command says of it, a line each, after `→`. */
const CASES: readonly Case[] = readFileSync(join(__dirname, 'mistakes.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((text) => {
    const [name, ...lines] = text.trimEnd().split('\n');
    const said = lines.filter((line) => line.startsWith('→ '));
    return {
      name,
      yaml: lines.filter((line) => !line.startsWith('→ ')).join('\n') + '\n',
      said: said.map((line) => `cloud.yaml:${line.slice(2)}\n`).join(''),
    };
  });

test.each(CASES)('$name', ({ yaml, said }) => {
  expect(said).not.toBe('');
  expect(synth(yaml)).toEqual({ code: 1, stderr: said, files: BEFORE });
});
