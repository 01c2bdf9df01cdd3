import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONG } from './store/testing/long.ts';
import { ClubEvening, median } from './testing/club-evening.ts';
import { command, eventsOf, Program } from './testing/program.ts';

/**
 * Weeks of club evenings in fast motion, with the real program: it runs for some evenings, is stopped, days go by, and it
 * starts again. Time goes by in the file, where everything that was written becomes older.
 */

const { lives, evenings, tables } = LONG ? { lives: 12, evenings: 6, tables: 8 } : { lives: 3, evenings: 2, tables: 3 };
const ROOM = 'friday-club';
const CONFIG = {
  ...{ host: '127.0.0.1', dataDir: 'club', botPause: false, rateLimit: 10_000, trustProxy: 1 },
  ...{ keepMatchesDays: 1, keepAbandonedDays: 1, keepChatDays: 1, keepAuditDays: 1, abandonDays: 3 },
  rooms: { [ROOM]: { game: 'rune' } },
};
/** On a machine that has much else to do: what grows without end grows past any of them. */
const FLAT = { memory: 1.5, file: 1.5, latency: 6 };

let home: string;
let server: Program;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'dolmen-soak-'));
  writeFileSync(join(home, 'dolmen.json'), JSON.stringify(CONFIG));
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

const FILE = (): string => join(home, 'club/dolmen.sqlite');
const DAY = 24 * 60 * 60_000;

function daysGoBy(days: number): void {
  const db = new DatabaseSync(FILE());
  const by = days * DAY;
  db.exec(`UPDATE matches SET started_at = started_at - ${by}, ended_at = ended_at - ${by};
    UPDATE tables SET seen_at = seen_at - ${by}`);
  db.close();
}

/** The file itself does not shrink: what is in it. */
function bytesKept(): number {
  const db = new DatabaseSync(FILE());
  const { bytes } = db.prepare('SELECT sum(pgsize) AS bytes FROM dbstat').get() as { bytes: number };
  db.close();
  return bytes;
}

async function memoryOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/resident_memory_bytes (\d+)/.exec(text)?.[1]);
}

async function does(...words: string[]): Promise<Record<string, number>> {
  const { code, said, complained } = await command({}, [...words, '--json'], home);
  expect([code, complained]).toEqual([0, '']);
  return JSON.parse(said);
}

interface Life {
  /** After each evening. */
  readonly memory: number[];
  readonly latency: number[];
  /** In bytes, after its end. */
  readonly file: number;
  /** Matches that went at its start. */
  readonly pruned: number;
}

/** `left`: tables that were left in the middle, which the host closes the next time. */
async function live(number: number, left: string[]): Promise<Life> {
  server = new Program({}, { cwd: home, words: ['serve'] });
  const address = await server.opened();
  for (const code of left.splice(0)) await does('rooms', 'close', code);
  const { matches: pruned = 0 } = await does('prune');
  const [memory, latency]: [number[], number[]] = [[], []];
  for (let evening = 0; evening < evenings; evening++) {
    const played = new ClubEvening(address, number * evenings + evening);
    left.push(await played.play(tables, ROOM));
    latency.push(played.median);
    memory.push(await memoryOf(address));
  }
  const ended = await server.stop();
  expect(ended.code).toBe(0);
  expect(eventsOf(ended).filter(({ level }) => level === 'error')).toEqual([]);
  return { memory, latency, file: bytesKept(), pruned };
}

const ratio = (late: number | undefined, early: number | undefined): number => Number(late) / Number(early);

test(`memory, file and latency stay flat over ${lives * evenings} evenings, ${lives} starts and retention`, async () => {
  const left: string[] = [];
  const all: Life[] = [];
  for (let number = 0; number < lives; number++) {
    all.push(await live(number, left));
    daysGoBy(2);
  }
  if (LONG) console.info(JSON.stringify(all));
  // Each life begins by letting go of what the one before it played: no match is kept for longer than a day. What was left
  // in the middle ends a life later, when the host closes it.
  const ended = (life: number): number => evenings * (tables + 1 + (life > 1 ? 1 : 0));
  expect(all.map(({ pruned }) => pruned)).toEqual(all.map((_, life) => (life === 0 ? 0 : ended(life))));
  expect(median(all.map(({ memory }) => ratio(memory.at(-1), memory[0])))).toBeLessThan(FLAT.memory);
  expect(ratio(all.at(-1)?.memory.at(-1), all[0]?.memory.at(-1))).toBeLessThan(FLAT.memory);
  // The first life has nothing to let go of: from the second on there is as much in the file as goes.
  expect(ratio(all.at(-1)?.file, all[1]?.file)).toBeLessThan(FLAT.file);
  const half = Math.ceil(lives / 2);
  const [early, late] = [all.slice(0, half), all.slice(half)].map((part) => median(part.flatMap((one) => one.latency)));
  expect(ratio(late, early)).toBeLessThan(FLAT.latency);
});
