import type { Refusal } from './admit.ts';
import type { Common, Game, GameId, OptionsError } from './game.ts';
import { formatSeed, parseSeed, type Seed } from './random.ts';
import { fail, ok, type Result } from './result.ts';

/** What a match starts from; together with the words of its actions it gives every state, always the same. */
export interface Header {
  readonly game: GameId;
  readonly version: number;
  readonly options: unknown;
  readonly seats: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
}

export interface MatchRecord extends Header {
  readonly actions: readonly string[];
}

export type RecordError =
  | { readonly code: 'malformed'; readonly at: string }
  | { readonly code: 'other-game'; readonly found: string; readonly expected: GameId }
  | { readonly code: 'other-version'; readonly found: number; readonly expected: number }
  | { readonly code: 'bad-seats'; readonly found: number; readonly min: number; readonly max: number }
  | OptionsError
  | { readonly code: 'no-such-ply'; readonly ply: number; readonly plies: number }
  | { readonly code: 'refused'; readonly ply: number; readonly word: string; readonly refusal: Refusal };

export interface Start<S> {
  readonly header: Header;
  readonly state: S;
}

/** Begins a match: checks what was asked for, sets the table up, and writes the header of its record. */
export function start<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  input: { readonly options?: unknown; readonly seats: number; readonly seed: Seed },
): Result<Start<S>, RecordError> {
  const { seats, seed } = input;
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return fail({ code: 'bad-seats', found: seats, min, max });
  const options = game.options(input.options ?? {});
  if (!options.ok) return options;
  const header = { game: game.id, version: game.version, options: options.value, seats, seed: formatSeed(seed) };
  return ok({ header, state: game.setup(options.value, seats, seed) });
}

/** Begins again what a header tells. */
export function restart<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  header: Header,
): Result<Start<S>, RecordError> {
  if (header.game !== game.id) return fail({ code: 'other-game', found: header.game, expected: game.id });
  if (header.version !== game.version) {
    return fail({ code: 'other-version', found: header.version, expected: game.version });
  }
  const seed = parseSeed(header.seed);
  if (seed === null) return fail({ code: 'malformed', at: 'seed' });
  return start(game, { options: header.options, seats: header.seats, seed });
}

/** Reads a record from outside, as far as its shape goes; `replay` judges what it says. */
export function parseRecord(input: unknown): Result<MatchRecord, RecordError> {
  if (typeof input !== 'object' || input === null) return fail({ code: 'malformed', at: '' });
  const record = input as Record<string, unknown>;
  for (const [key, fits] of Object.entries(SHAPE)) {
    if (!fits(record[key])) return fail({ code: 'malformed', at: key });
  }
  const { game, version, options, seats, seed, actions } = record as unknown as MatchRecord;
  return ok({ game, version, options, seats, seed, actions });
}

const isText = (value: unknown): boolean => typeof value === 'string';
const SHAPE: { readonly [K in keyof MatchRecord]: (value: unknown) => boolean } = {
  game: isText,
  version: Number.isInteger,
  options: (value) => value !== undefined,
  seats: Number.isInteger,
  seed: (value) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value),
  actions: (value) => Array.isArray(value) && value.every(isText),
};
