import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A `dolmen.json` for the tests of a file; it goes when they are over. Its path is for `DOLMEN_CONFIG`. */
export function configFile(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'dolmen.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
