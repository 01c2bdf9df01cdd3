import type { Level } from '@dolmen/bots/level-names';
import type { Seat } from '@dolmen/core';
import type { RecordFile } from '@dolmen/records';
import { type Keeping, readKept } from '../practice/kept.ts';
import type { Kept } from '../practice/messages.ts';
import { remembered } from '../remembered.ts';

/** A match that was played on from one of its moments, against computers. Its deal names the match. */
export interface Branch {
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** The ply at which it leaves the match. */
  readonly from: number;
  readonly kept: Kept;
}

const MOST = 20;

function readBranch(stored: unknown): Branch[] {
  const { at, from, kept } = Object(stored) as Record<string, unknown>;
  const read = readKept(kept);
  return typeof at === 'number' && typeof from === 'number' && read ? [{ at, from, kept: read }] : [];
}

export const branches = remembered<readonly Branch[]>('dolmen.branches', (stored) =>
  Array.isArray(stored) ? stored.flatMap(readBranch).slice(0, MOST) : [],
);

/** Those that begin in this match, the newest first. */
export const branchesOf = (all: readonly Branch[], { seed, game }: RecordFile): readonly Branch[] =>
  all.filter(({ kept }) => kept.record.seed === seed && kept.record.game === game);

export interface BranchWish {
  readonly from: number;
  readonly seat: Seat;
  readonly level: Level;
}

/** Leaves a match at one of its moments. */
export function beginBranch(file: RecordFile, { from, seat, level }: BranchWish): Branch {
  const { game, version, options, seats, seed, actions } = file;
  const setting = { game, seats, seat, options, level, seed: null, pause: null };
  const record = { game, version, options, seats, seed, actions: actions.slice(0, from) };
  const branch = { at: Date.now(), from, kept: { setting, record } };
  branches.update((all) => [branch, ...all].slice(0, MOST));
  return branch;
}

export const forgetBranch = ({ at }: Branch): void => branches.update((all) => all.filter((one) => one.at !== at));

/** A branch stays where it is when it is over: there is its end to look at. */
export const keepingOf = (branch: Branch): Keeping => ({
  kept: () => branches.get().find(({ at }) => at === branch.at)?.kept ?? branch.kept,
  keep: (kept) => branches.update((all) => all.map((one) => (one.at === branch.at ? { ...one, kept } : one))),
  forget: () => {},
  finish: () => {},
});
