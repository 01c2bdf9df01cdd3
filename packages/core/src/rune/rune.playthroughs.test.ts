import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough } from '../testing/playthrough.ts';
import { rune } from './index.ts';

const folder = new URL('./playthroughs/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

test('there are playthroughs', () => expect(files.length).toBeGreaterThanOrEqual(5));
for (const file of files) playthrough(rune, new URL(file, folder));
