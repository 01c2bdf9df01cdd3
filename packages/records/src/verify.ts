import { adjudicate, fail, GAMES, ok, outcomeOf, type RecordError, type Result, replay } from '@dolmen/core';
import { deckHash } from './deck-hash.ts';
import { findUnfairness, type Unfairness } from './fairness.ts';
import type { RecordFile } from './record-file.ts';

/** What was found to be right. */
export interface Proof {
  /** `bound`: as the server had committed itself to before. `practice`: nobody else was there to be fair to. */
  readonly deal: 'bound' | 'practice';
  readonly actions: number;
}

/** The first thing that does not fit. */
export type Fault =
  /** It is not told how the match was dealt. */
  | { readonly code: 'deal-untold' }
  | { readonly code: 'unfair'; readonly because: Unfairness }
  /** The deck is another than its hash says. */
  | { readonly code: 'other-deck' }
  | { readonly code: 'unreplayable'; readonly error: RecordError }
  | { readonly code: 'unfinished' }
  /** The match gives another result. */
  | { readonly code: 'told-otherwise'; readonly what: 'scores' | 'winners' | 'by' };

/** Was the deal the one the server was bound to, are all moves legal, is the result theirs? */
export function verify(file: RecordFile): Result<Proof, Fault> {
  return (
    dealFault(file) ?? deckFault(file) ?? playFault(file) ?? ok({ deal: dealOf(file), actions: file.actions.length })
  );
}

const dealOf = ({ practice }: RecordFile): Proof['deal'] => (practice === true ? 'practice' : 'bound');

function dealFault(file: RecordFile): Result<never, Fault> | null {
  if (dealOf(file) === 'practice') return null;
  if (file.fairness === undefined) return fail({ code: 'deal-untold' });
  const because = findUnfairness(file.fairness, file.seed);
  return because === null ? null : fail({ code: 'unfair', because });
}

function deckFault({ deckHash: told, options }: RecordFile): Result<never, Fault> | null {
  if (told === undefined) return null;
  const { deck } = Object(options) as { deck?: unknown };
  return told === deckHash(deck) ? null : fail({ code: 'other-deck' });
}

function playFault(file: RecordFile): Result<never, Fault> | null {
  const game = GAMES[file.game];
  const end = replay(game, file);
  if (!end.ok) return fail({ code: 'unreplayable', error: end.error });
  const judge = file.result?.by === 'abandoned' ? adjudicate : outcomeOf;
  const outcome = judge(game, end.value, file.result?.resigned ?? []);
  if (outcome === null) return fail({ code: 'unfinished' });
  const what = (['scores', 'winners', 'by'] as const).find((part) => !isSame(outcome[part], file.result?.[part]));
  return what === undefined ? null : fail({ code: 'told-otherwise', what });
}

const isSame = (found: unknown, told: unknown): boolean => JSON.stringify(found) === JSON.stringify(told);
