import { fail, GAME_IDS, type MatchRecord, type Outcome, ok, type Result } from '@dolmen/core';
import * as z from 'zod/mini';
import type { Fairness } from './fairness.ts';

/** A match as it is saved: its record, which replays, and what is told of it besides. */
export interface RecordFile extends MatchRecord {
  readonly id?: string | undefined;
  /** By seat; `null`: nobody sat there. */
  readonly players?: readonly (string | null)[] | undefined;
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  /** Missing where the match was left before its end. */
  readonly result?: Outcome | undefined;
  readonly fairness?: Fairness | undefined;
  /** Played in a browser against computers: nobody else was there to be fair to. */
  readonly practice?: boolean | undefined;
  /** SHA-256 of a deck that is not the standard one. */
  readonly deckHash?: string | undefined;
}

export type FileError =
  | { readonly code: 'too-large'; readonly found: number; readonly most: number }
  | { readonly code: 'no-json' }
  | { readonly code: 'too-deep'; readonly most: number }
  | { readonly code: 'malformed'; readonly at: string; readonly problem: string };

/** Larger than any match can be: the longest we know has some 2,000 actions, and with a deck of its own a tenth of this. */
const LIMITS = { characters: 1_000_000, depth: 12, actions: 20_000, word: 200, name: 100 } as const;

const seats = z.int().check(z.minimum(1), z.maximum(4));
const seat = z.int().check(z.minimum(0), z.maximum(3));
const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const text = (most: number) => z.string().check(z.maxLength(most));
const few = <T extends z.core.SomeType>(type: T) => z.array(type).check(z.maxLength(4));
const values = z.record(z.string(), z.union([z.string(), z.number()]));
const line = z.object({ key: text(LIMITS.name), points: z.number(), values });

const result = z.object({
  by: z.enum(['game', 'resignation', 'abandoned']),
  scores: few(z.object({ seat, total: z.number(), lines: z.array(line) })),
  winners: few(seat),
  resigned: few(seat),
});

const fairness = z.object({
  commitment: hex(64),
  serverSeed: hex(64),
  nonces: few(z.string().check(z.regex(/^([0-9a-f]{32})?$/))),
});

/** The shape of a record's file. What its actions say is judged by the rules, not here. */
export const recordFileSchema = z.looseObject({
  game: z.enum(GAME_IDS),
  version: z.int().check(z.minimum(1)),
  options: z.record(z.string(), z.unknown()),
  seats,
  seed: hex(32),
  actions: z.array(text(LIMITS.word)).check(z.maxLength(LIMITS.actions)),
  id: z.optional(text(LIMITS.name)),
  players: z.optional(few(z.nullable(text(LIMITS.name)))),
  startedAt: z.optional(z.iso.datetime()),
  endedAt: z.optional(z.iso.datetime()),
  result: z.optional(result),
  fairness: z.optional(fairness),
  practice: z.optional(z.boolean()),
  deckHash: z.optional(hex(64)),
});

/** Reads a record's file from anywhere: however large, deep or strange, it is told what is wrong with it. */
export function readRecordFile(content: string): Result<RecordFile, FileError> {
  const { characters: most } = LIMITS;
  if (content.length > most) return fail({ code: 'too-large', found: content.length, most });
  const json = parsed(content);
  return json === undefined ? fail({ code: 'no-json' }) : parseRecordFile(json);
}

export function parseRecordFile(input: unknown): Result<RecordFile, FileError> {
  if (!isShallow(input, LIMITS.depth)) return fail({ code: 'too-deep', most: LIMITS.depth });
  const read = recordFileSchema.safeParse(input);
  if (read.success) return ok(read.data);
  const [first] = read.error.issues;
  return fail({ code: 'malformed', at: first?.path.join('.') ?? '', problem: first?.message ?? '' });
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Level by level: a deep one must not be walked by a function that calls itself. */
function isShallow(input: unknown, most: number): boolean {
  let level = [input].filter(isNested);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most) return false;
    level = level.flatMap((value) => Object.values(value)).filter(isNested);
  }
  return true;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
