import { availableParallelism } from 'node:os';
import { type AnyGame, ok, type Result } from '@dolmen/core';
import {
  type FlagError,
  MATCH_FLAGS as PLAIN_FLAGS,
  type MatchFlags as PlainFlags,
  readMatch as readPlain,
  together,
  wholeNumber,
} from '@dolmen/flags';

/** What every command here that plays some game is told: a match, and in how many threads to play it. */
export const MATCH_FLAGS = { ...PLAIN_FLAGS, threads: 'how many (default: all but one)' } as const;

export interface MatchFlags extends PlainFlags {
  readonly threads: number;
}

/** One core is left for whoever sits at the machine. */
const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

export const readThreads = (text: string = String(defaultThreads())): Result<number, FlagError> =>
  wholeNumber('threads', text, 1, 256);

export function readMatch(
  said: { readonly [N in keyof typeof MATCH_FLAGS]?: string },
  game: AnyGame,
): Result<MatchFlags, FlagError[]> {
  const read = together({ match: readPlain(said, game), threads: readThreads(said.threads) });
  return read.ok ? ok({ ...read.value.match, threads: read.value.threads }) : read;
}
