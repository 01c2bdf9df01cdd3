import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { recordFile } from '../http/record-file.ts';
import { verdictOf } from '../verify.ts';
import { NEWEST, versionOf } from './schema.ts';
import { opened, temporaryFile } from './testing/fixture.ts';

/** Files as released versions wrote them: each has two matches of Rune that are over, a public and a private one, and one under way. */
const RELEASED = join(import.meta.dirname, 'testing/released');
/** Since computers are called like that, people get a number. */
const BRAN = expect.stringMatching(/^Brân( \(2\))?$/);
const files = readdirSync(RELEASED);

/** A release that writes a new format leaves a file here. */
test('there is one of every format that was released', () => {
  const formats = files.map((name) => Number(/^format-(\d+)\.sqlite$/.exec(name)?.[1])).toSorted();
  expect(formats).toEqual(Array.from({ length: formats.length }, (_, index) => index + 1));
  expect(formats.length).toBeLessThanOrEqual(NEWEST);
});

describe.each(files)('%s', (name) => {
  const copied = (): string => {
    const file = temporaryFile();
    copyFileSync(join(RELEASED, name), file);
    return file;
  };

  test('is brought up to date: its records prove themselves, its private match is in no list', async () => {
    const file = copied();
    const store = await opened({ file });
    const over = await store.finishedAfter(0, 9);
    expect(over).toHaveLength(2);
    for (const { match } of over) expect(verdictOf(JSON.stringify(recordFile(match)))).toMatchObject({ ok: true });
    const listed = await store.finished({ limit: 9 });
    expect(listed.map(({ seats }) => seats)).toEqual([['Ada', BRAN]]);
    const db = new DatabaseSync(file, { readOnly: true });
    expect(versionOf(db)).toBe(NEWEST);
    db.close();
  });

  test('its match under way has a table, and goes on', async () => {
    const store = await opened({ file: copied() });
    const codes = await store.leftSince(Number.MAX_SAFE_INTEGER, 9);
    const tables = await Promise.all(codes.map((code) => store.byCode(code)));
    const running = tables.find((table) => table?.match?.endedAt === null)?.match;
    expect(running?.seats.map((seat) => seat.kind === 'person' && seat.name)).toEqual(['Ada', 'Dewi']);
    const { length } = running?.entries ?? [];
    await store.append(running?.id ?? '', length, { type: 'note', note: { type: 'resumed' }, at: 7 });
  });

  test('everybody who played is known, and can be forgotten', async () => {
    const store = await opened({ file: copied() });
    const known = await store.people({ limit: 9 });
    expect(known.map((person) => person.name).toSorted()).toEqual(['Ada', BRAN, 'Cleo', 'Dewi']);
    expect(await store.forgetPerson(known.find((person) => person.name === 'Ada')?.owner ?? '')).toBe(3);
    expect(JSON.stringify(await store.finishedAfter(0, 9))).not.toContain('Ada');
  });
});
