import { readdirSync, readFileSync } from 'node:fs';
import { below, GAMES, Reel, random } from '@dolmen/core';
import { type RecordFile, readRecordFile } from '@dolmen/records';
import { cpuSeconds, percentile } from '../measure.ts';
import type { Tell } from '../race.ts';

/** What it costs to wind a record, in milliseconds. */
export interface ReplayResult {
  readonly record: string;
  readonly plies: number;
  /** From nothing to the last moment. */
  readonly first: number;
  /** To anywhere, afterwards: what a jump has of the processor on average, and the longest by the clock on the wall. */
  readonly jump: number;
  readonly longest: number;
}

const EXAMPLES = new URL('../../../../packages/records/examples/', import.meta.url);
const JUMPS = 300;

/** Jumps all over every example record, the longest that there are among them. */
export function benchReplay(tell: Tell): ReplayResult[] {
  return readdirSync(EXAMPLES).map((name) => {
    tell(`replay: ${name}`);
    return wind(name.replace('.json', ''), read(name));
  });
}

function read(name: string): RecordFile {
  const file = readRecordFile(readFileSync(new URL(name, EXAMPLES), 'utf8'));
  if (!file.ok) throw new Error(`${name}: ${file.error.code}`);
  return file.value;
}

function wind(record: string, file: RecordFile): ReplayResult {
  const plies = file.actions.length;
  const reel = new Reel(GAMES[file.game], file);
  const first = millisOf(() => void reel.at(plies));
  const chance = random([1, 2, 3, 4]);
  const begin = cpuSeconds();
  const jumps = Array.from({ length: JUMPS }, () => millisOf(() => void reel.at(below(chance, plies + 1))));
  const jump = ((cpuSeconds() - begin) * 1_000) / JUMPS;
  return { record, plies, first, jump, longest: percentile(jumps, 1) };
}

function millisOf(task: () => void): number {
  const begin = performance.now();
  task();
  return performance.now() - begin;
}
