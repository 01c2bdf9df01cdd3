import { parseRecord, type Seat } from '@dolmen/core';
import type { RecordFile } from '@dolmen/records';
import type { Kept } from './messages.ts';
import { keepPractised } from './practised.ts';
import type { PracticeSetting } from './setting.ts';

const KEY = 'dolmen.practice';

/** Where a match waits while nobody plays it. */
export interface Keeping {
  /** What was left there, if it can go on. */
  kept(): Kept | null;
  keep(kept: Kept): void;
  forget(): void;
  /** It is over. */
  finish(file: RecordFile, seat: Seat): void;
}

/** The one match that was left in this browser, if it is not over and was not given up. */
export const lastPractice: Keeping = {
  kept: keptPractice,
  keep: keepPractice,
  forget: forgetPractice,
  finish: (file, seat) => {
    forgetPractice();
    keepPractised(file, seat);
  },
};

function keptPractice(): Kept | null {
  try {
    return readKept(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Only the shape is judged here; the worker replays what it says. */
export function readKept(stored: unknown): Kept | null {
  const { setting, record } = Object(stored) as Record<string, unknown>;
  const parsed = parseRecord(record);
  if (!parsed.ok || typeof setting !== 'object' || setting === null) return null;
  // What was kept before there was a choice of seats names none.
  const { game, seats, seat = 0, ...more } = setting as PracticeSetting;
  return { setting: { game, seats, seat, ...more }, record: parsed.value };
}

function keepPractice(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Forbidden or full: the match lasts as long as the page.
  }
}

function forgetPractice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered either.
  }
}

/** Is it the match that is asked for now? */
export const isFor = ({ setting }: Kept, asked: PracticeSetting): boolean =>
  JSON.stringify(setting) === JSON.stringify(asked);
