import type { OptionsError } from '../game.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Deck } from './deck.ts';
import { BASE_RUNES, KINDS_IN_PLAY, RUNES, type RuneKind } from './material.ts';
import { type Fault, isRecord, parseDeck } from './parse-deck.ts';

interface Common {
  /** The expansion Nocturnal Creatures. */
  readonly nocturnal: boolean;
  /** Another deck than the standard one. */
  readonly deck?: Deck;
}

/** The eight kinds of rune stones in play are named, or drawn from the seed as S79 says. */
export type Options = Common &
  ({ readonly queenie?: false; readonly runes: readonly RuneKind[] } | { readonly queenie: true });

const KNOWN = ['nocturnal', 'queenie', 'runes', 'deck'];

export function options(input: unknown): Result<Options, OptionsError> {
  if (!isRecord(input)) return fail({ code: 'bad-options', faults: [{ at: '', problem: 'not an object' }] });
  const { nocturnal = false, queenie = false, runes = BASE_RUNES, deck } = input;
  const parsed = deck === undefined ? undefined : parseDeck(deck);
  const faults = [
    ...Object.keys(input)
      .filter((key) => !KNOWN.includes(key))
      .map((at) => ({ at, problem: 'unknown option' })),
    ...flagFaults('nocturnal', nocturnal),
    ...flagFaults('queenie', queenie),
    ...(queenie === true && input.runes !== undefined ? [NAMED_AND_DRAWN] : runeFaults(runes)),
    ...(parsed?.ok === false ? parsed.error.faults.map(({ at, problem }) => ({ at: inDeck(at), problem })) : []),
  ];
  if (faults.length > 0) return fail({ code: 'bad-options', faults });
  return ok({
    nocturnal: nocturnal === true,
    ...(queenie === true ? { queenie } : { runes: (runes as RuneKind[]).slice() }),
    ...(parsed?.ok === true && { deck: parsed.value }),
  });
}

const flagFaults = (at: string, value: unknown): Fault[] =>
  typeof value === 'boolean' ? [] : [{ at, problem: 'not true or false' }];

const NAMED_AND_DRAWN: Fault = { at: 'runes', problem: 'drawn from the seed with queenie' };

const inDeck = (at: string): string => (at === '' ? 'deck' : `deck.${at}`);

function runeFaults(runes: unknown): Fault[] {
  if (!Array.isArray(runes)) return [{ at: 'runes', problem: 'not a list' }];
  const faults: Fault[] = [];
  if (runes.length !== KINDS_IN_PLAY)
    faults.push({ at: 'runes', problem: `${runes.length} kinds, not ${KINDS_IN_PLAY}` });
  for (const [index, kind] of runes.slice(0, RUNES.length).entries()) {
    if (!RUNES.includes(kind)) faults.push({ at: `runes[${index}]`, problem: 'unknown kind' });
    else if (runes.indexOf(kind) < index) faults.push({ at: `runes[${index}]`, problem: 'listed twice' });
  }
  return faults;
}
