import type { Seat } from '@dolmen/core';
import type { RecordFile } from '@dolmen/records';
import { remembered } from '../remembered.ts';

/** A match that was played to its end in this browser. */
export interface Practised {
  /** When it ended, in milliseconds since 1970; no two have the same. */
  readonly at: number;
  /** The person's. */
  readonly seat: Seat;
  readonly file: RecordFile;
}

/** Some kilobytes each, of the few megabytes that a browser gives. */
const MOST = 30;

const isPractised = (value: unknown): value is Practised => {
  const { at, seat, file } = Object(value) as Record<string, unknown>;
  return typeof at === 'number' && typeof seat === 'number' && Array.isArray(Object(file).actions);
};

/** The newest first. What a file holds is judged when it is opened. */
export const practised = remembered<readonly Practised[]>('dolmen.practised', (stored) =>
  Array.isArray(stored) ? stored.filter(isPractised).slice(0, MOST) : [],
);

/** A match is told of each time its end is shown, and kept once. */
export function keepPractised(file: RecordFile, seat: Seat): void {
  if (practised.get().some((one) => isSame(one.file, file))) return;
  practised.update((all) => [{ at: Date.now(), seat, file }, ...all].slice(0, MOST));
}

export const forgetPractised = (at: number): void => practised.update((all) => all.filter((one) => one.at !== at));

const isSame = (one: RecordFile, other: RecordFile): boolean =>
  one.seed === other.seed && one.actions.length === other.actions.length;

const PREFIX = 'own-';

/** What stands in an address for a match of this browser. */
export const practisedId = ({ at }: Practised): string => `${PREFIX}${at}`;

export const isPractisedId = (id: string): boolean => id.startsWith(PREFIX);

export const practisedBy = (id: string): Practised | null =>
  practised.get().find((one) => practisedId(one) === id) ?? null;
