import {
  adjudicate,
  fail,
  GAMES,
  ok,
  outcomeOf,
  parseRecord,
  type RecordError,
  type Result,
  replay,
  type Seat,
} from '@dolmen/core';
import { type Fairness, findUnfairness } from './table/fairness.ts';

/** Checks a downloaded record: was the deal the one the server was bound to, are all moves legal, is the result theirs? */

interface Claims {
  readonly fairness?: Fairness;
  /** Played in a browser against computers: nobody else was there to be fair to. */
  readonly practice?: boolean;
  readonly result?: {
    readonly by?: unknown;
    readonly scores?: unknown;
    readonly winners?: unknown;
    readonly resigned?: unknown;
  };
}

const WRONG = {
  scores: 'the scores are others than the match gives',
  winners: 'the winners are others than the match gives',
  by: 'the match ended otherwise than is told',
};

export function verify(input: unknown): Result<string, string> {
  const record = parseRecord(input);
  if (!record.ok) return fail(`this is no record: ${JSON.stringify(record.error)}`);
  const game = GAMES[record.value.game];
  const { result, practice } = input as Claims;
  const unfair = practice === true ? null : unfairness(input as Claims, record.value.seed);
  if (unfair !== null) return fail(unfair);
  const end = replay(game, record.value);
  if (!end.ok) return fail(unreplayable(end.error));
  const judge = result?.by === 'abandoned' ? adjudicate : outcomeOf;
  const outcome = judge(game, end.value, seatsIn(result?.resigned));
  if (outcome === null) return fail('the match is not over after its last action');
  for (const part of ['scores', 'winners', 'by'] as const)
    if (JSON.stringify(outcome[part]) !== JSON.stringify(result?.[part])) return fail(WRONG[part]);
  const dealt = practice === true ? 'a practice match' : 'fair: dealt as committed';
  return ok(`${dealt}, ${record.value.actions.length} legal actions, scores and winners as told`);
}

const seatsIn = (resigned: unknown): Seat[] => (Array.isArray(resigned) ? resigned.filter(Number.isInteger) : []);

function unreplayable(error: RecordError): string {
  if (error.code !== 'other-version') return `the match cannot be replayed: ${JSON.stringify(error)}`;
  const { found, expected } = error;
  return `the match was played by version ${found} of its rules, and here is version ${expected}: a release with version ${found} can check it`;
}

function unfairness({ fairness }: Claims, seed: string): string | null {
  if (!fairness) return 'the record does not say how it was dealt: there is no "fairness" in it';
  const unfair = findUnfairness(fairness, seed);
  if (unfair === 'commitment') return 'the server seed is not the one the server was bound to';
  return unfair === 'seed' ? 'the seed does not follow from the server seed and the nonces' : null;
}
