import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that goes when the tests of this file are over. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-bundle-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
