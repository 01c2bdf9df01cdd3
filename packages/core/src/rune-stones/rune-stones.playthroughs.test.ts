import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough } from '../testing/playthrough.ts';
import { runeStones } from './index.ts';

const folder = new URL('./playthroughs/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

test('there are playthroughs', () => expect(files.length).toBeGreaterThanOrEqual(4));
for (const file of files) playthrough(runeStones, new URL(file, folder));
