import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFile } from '../../lib';

const folder = mkdtempSync(join(tmpdir(), 'file-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is settings, or says what is wrong with it and where', () => {
  const file = join(folder, 'cloud.yaml');
  writeFileSync(file, 'region: east\n');
  expect(CloudFile.read(file)).toEqual({ region: 'east' });
  writeFileSync(file, 'regoin: east\n');
  expect(() => CloudFile.read(file)).toThrow(/cloud\.yaml:1:1 regoin: unknown key, did you mean "region"\?/);
});
