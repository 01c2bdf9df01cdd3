import type { OptionsError } from '../game.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Deck } from './deck.ts';
import { BASE_RUNES, KINDS_IN_PLAY, RUNES, type RuneKind } from './material.ts';
import { type Fault, isRecord, parseDeck } from './parse-deck.ts';

export interface Options {
  /** The expansion Nocturnal Creatures. */
  readonly nocturnal: boolean;
  /** The eight kinds of rune stones in play, out of ten with Queenie 1. */
  readonly runes: readonly RuneKind[];
  /** Another deck than the standard one. */
  readonly deck?: Deck;
}

const KNOWN = ['nocturnal', 'runes', 'deck'];

export function options(input: unknown): Result<Options, OptionsError> {
  if (!isRecord(input)) return fail({ code: 'bad-options', faults: [{ at: '', problem: 'not an object' }] });
  const { nocturnal = false, runes = BASE_RUNES, deck } = input;
  const parsed = deck === undefined ? undefined : parseDeck(deck);
  const faults = [
    ...Object.keys(input)
      .filter((key) => !KNOWN.includes(key))
      .map((at) => ({ at, problem: 'unknown option' })),
    ...(typeof nocturnal === 'boolean' ? [] : [{ at: 'nocturnal', problem: 'not true or false' }]),
    ...runeFaults(runes),
    ...(parsed?.ok === false ? parsed.error.faults.map(({ at, problem }) => ({ at: inDeck(at), problem })) : []),
  ];
  if (faults.length > 0) return fail({ code: 'bad-options', faults });
  const chosen = { nocturnal: nocturnal === true, runes: (runes as RuneKind[]).slice() };
  return ok(parsed?.ok === true ? { ...chosen, deck: parsed.value } : chosen);
}

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
