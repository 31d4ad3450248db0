import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenStackApp, OpenStackCloud, type OpenStackCloudProps } from '../../lib';
import { synthesize } from '../../lib/settings/synth';

export interface Outcome {
  readonly code: number;
  readonly stderr: string;
  /** Of dist/, by name. */
  readonly files: Readonly<Record<string, string>>;
}

type Build = (app: OpenStackApp, props: OpenStackCloudProps) => void;

/** What was there before: nothing that fails may touch it. */
export const BEFORE: Outcome['files'] = {
  '00-namespace.k8s.yaml': 'kind: Namespace\n',
  '77-gone.k8s.yaml': '',
  notes: 'mine\n',
};

/** Runs something in a folder of its own, with a cloud.yaml and an earlier dist/. */
export function inFolder<T>(yaml: string | Uint8Array | undefined, act: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  try {
    if (yaml !== undefined) writeFileSync(join(folder, 'cloud.yaml'), yaml);
    mkdirSync(join(folder, 'dist'));
    for (const [name, content] of Object.entries(BEFORE)) writeFileSync(join(folder, 'dist', name), content);
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function filesOf(folder: string): Outcome['files'] {
  const names = readdirSync(join(folder, 'dist')).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'dist', name), 'utf8')]));
}

/** What `npm run synth` does with a cloud.yaml, in this process. */
export function synth(
  yaml: string | Uint8Array | undefined,
  build: Build = (app, props) => void new OpenStackCloud(app, 'cloud', props),
): Outcome {
  return inFolder(yaml, (folder) => {
    const home = process.cwd();
    const code = process.exitCode;
    const written: string[] = [];
    const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    try {
      process.chdir(folder);
      process.exitCode = 0;
      synthesize('cloud.yaml', build);
      return { code: process.exitCode, stderr: written.join(''), files: filesOf(folder) };
    } finally {
      stderr.mockRestore();
      process.exitCode = code;
      process.chdir(home);
    }
  });
}
