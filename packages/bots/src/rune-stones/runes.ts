import { MOST_RUNES, RUNES, type RuneKind } from '@dolmen/core/rune-stones';
import { type Facts, factsOf } from './facts.ts';
import { type Outlook, owns } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** What a stone brings in a turn, in a deck that has nothing special for it. */
const PER_TURN: { readonly [K in RuneKind]: keyof typeof WEIGHTS } = {
  magic: 'runeMagic',
  hand: 'runeHand',
  exchange: 'runeExchange',
  wild: 'runeWild',
  plus: 'runePlus',
  'double-die': 'runeDoubleDie',
  'extra-point': 'runeExtraPoint',
  'three-abilities': 'runeThreeAbilities',
  'keep-highest': 'runeKeepHighest',
  'gem-or-points': 'runeGemOrPoints',
};

/** Which cards make a stone better; `null`: none does. */
const MATCHES: { readonly [K in RuneKind]: ((facts: Facts) => boolean) | null } = {
  magic: null,
  hand: null,
  exchange: null,
  wild: null,
  plus: (facts) => facts.isChoice,
  'double-die': (facts) => facts.rolls,
  'extra-point': (facts) => facts.givesPoints,
  'three-abilities': null,
  'keep-highest': null,
  'gem-or-points': null,
};

const LAST_USE = 0.2;

/** S50–S57, S80, S81: what a stone is worth for the rest of the game. */
export function runeWorth(outlook: Outlook, kind: RuneKind): number {
  const match = MATCHES[kind];
  let perTurn = WEIGHTS[PER_TURN[kind]];
  if (match !== null)
    for (const card of outlook.me.owned) if (match(factsOf(outlook.view, card))) perTurn += WEIGHTS.runeMatch;
  // Even in the last turns some stone is better than none.
  return perTurn * Math.max(LAST_USE, outlook.turns - WEIGHTS.runeDelay);
}

/** S41: what the next rune stone would be worth, 0 if none is to be had. */
export function nextRune(outlook: Outlook): number {
  if (outlook.memo.rune !== null) return outlook.memo.rune;
  let best = 0;
  if (outlook.me.runes.length < MOST_RUNES)
    for (const kind of RUNES)
      if (outlook.view.runes[kind] > 0 && !owns(outlook, kind)) best = Math.max(best, runeWorth(outlook, kind));
  outlook.memo.rune = best;
  return best;
}
