import { parseRecord } from '@dolmen/core';
import type { Kept } from './messages.ts';
import type { PracticeSetting } from './setting.ts';

const KEY = 'dolmen.practice';

/** The match that was left in this browser, if it is not over and was not given up. */
export function keptPractice(): Kept | null {
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
  return { setting: setting as PracticeSetting, record: parsed.value };
}

export function keepPractice(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Forbidden or full: the match lasts as long as the page.
  }
}

export function forgetPractice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered either.
  }
}

/** Is it the match that is asked for now? */
export const isFor = ({ setting }: Kept, asked: PracticeSetting): boolean =>
  JSON.stringify(setting) === JSON.stringify(asked);
