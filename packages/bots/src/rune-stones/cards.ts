import { type Card, HIGHEST_NUMBER, NO_CARD } from '@dolmen/core/rune-stones';
import { type Deed, type Facts, factsOf } from './facts.ts';
import { type Outlook, owns, WILD } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How often others have a gem to give, and how little one likes them to have it. */
const PILLAGED = 0.9;
const ENVY = 0.45;

/** What an effect brings on the whole, whatever lies on the table now. */
function deedWorth(outlook: Outlook, { kind, gem, points }: Deed): number {
  switch (kind) {
    case 'gem':
      return gem === WILD ? WEIGHTS.wild : WEIGHTS.gem;
    case 'any':
      return WEIGHTS.gem + 0.1;
    case 'points':
      return points + (owns(outlook, 'extra-point') ? 1 : 0);
    case 'die':
      return WEIGHTS.die * (owns(outlook, 'double-die') ? 1.7 : 1);
    case 'pillage':
      return (outlook.view.players.length - 1) * PILLAGED * (WEIGHTS.gem + ENVY);
    case 'wisp':
      return WEIGHTS.wisp;
    case 'ore':
      return WEIGHTS.ore;
    case 'card':
      return WEIGHTS.anyCard;
    default:
      return WEIGHTS.chosenCard;
  }
}

/** An exchange is not always to be paid for when its card is in hand. */
const PAYABLE = 0.85;

/** What using a card's ability brings on the whole. */
export function abilityWorth(outlook: Outlook, facts: Facts): number {
  let sum = 0;
  let best = 0;
  for (const deed of facts.deeds) {
    const worth = deedWorth(outlook, deed);
    sum += worth;
    best = Math.max(best, worth);
  }
  if (facts.isChoice) return owns(outlook, 'plus') ? sum : best + 0.1;
  if (facts.cost.length === 0) return sum;
  for (const gem of facts.cost) sum -= gem === WILD ? WEIGHTS.wild : WEIGHTS.gem;
  return sum * PAYABLE;
}

/** S27, S80: how likely a card is kept when it is played with another one of the deck. */
function chanceOfKeeping(outlook: Outlook, card: Card): number {
  const { owned } = outlook.me;
  let higher = 0;
  for (const other of owned) if (other > card) higher++;
  const chance = higher / Math.max(1, owned.length - (owned.includes(card) ? 1 : 0));
  return owns(outlook, 'keep-highest') ? 1 - chance : chance;
}

/** How often a card will still be used, counting only uses that another card would not have had instead. */
function usesOf(outlook: Outlook, card: Card): number {
  const turns = outlook.turns - WEIGHTS.cardDelay;
  if (turns <= 0) return 0;
  const uses = WEIGHTS.useSoon * Math.min(1, turns / 3) + WEIGHTS.usePerTurn * turns;
  return uses * (1 + WEIGHTS.kept * chanceOfKeeping(outlook, card));
}

/** How welcome one more card is: a large deck hides its good cards, a small one runs out. */
function appetite({ me, turns }: Outlook): number {
  const enough = WEIGHTS.deck + WEIGHTS.deckPerTurn * turns;
  return Math.min(1.5, Math.max(0.05, 1 - (me.owned.length - enough) / WEIGHTS.deckSoft));
}

/** Any card is better than none when there is hardly a hand to play. */
function rarity({ me, turns }: Outlook): number {
  const missing = WEIGHTS.fewCards - me.owned.length;
  return missing <= 0 ? 0 : missing * WEIGHTS.rarity * Math.min(1, turns / 5);
}

// By card: its worth, and in which outlook it was found. A map for each outlook would be made twenty times a playout.
const worths = new Float64Array(HIGHEST_NUMBER + 1);
const foundIn = new Float64Array(HIGHEST_NUMBER + 1);

/** What it is worth to own a card for the rest of the game. */
export function cardWorth(outlook: Outlook, card: Card): number {
  if (card === NO_CARD) return 0;
  if (foundIn[card] !== outlook.number) {
    worths[card] = worthNow(outlook, card);
    foundIn[card] = outlook.number;
  }
  return worths[card] as number;
}

function worthNow(outlook: Outlook, card: Card): number {
  const facts = factsOf(outlook.view, card);
  const time = Math.min(1, Math.max(0, outlook.turns - WEIGHTS.cardDelay) / 6);
  const magic = facts.print.magic * WEIGHTS.magic * (facts.print.color === 'multi' ? 1.4 : 1);
  const use = (abilityWorth(outlook, facts) - WEIGHTS.base) * usesOf(outlook, card);
  return (use + (WEIGHTS.card + magic) * time) * appetite(outlook) + rarity(outlook);
}
