import { at } from '@dolmen/core';
import {
  type Action,
  type Card,
  countIn,
  GEMS,
  type Player,
  ROW_POINTS,
  SHORTEST_ROW,
  THRONE,
  type View,
  WILD_FORGE,
} from '@dolmen/core/rune-stones';
import type { Remark } from '../evaluator.ts';
import { factsOf } from './facts.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const say = (why: string, values: Remark['values'] = {}): Remark => ({ key: `rune-stones.why.${why}`, values });

const me = (view: View): Player<null> => at(view.players, view.toAct ?? 0);

/** Motives that anybody at the table could guess: cards are named only when they lie open, or come to do so. */
export function remark(view: View, action: Action): Remark | null {
  return remarkTurn(view, action) ?? remarkCard(view, action) ?? remarkStones(view, action);
}

const FEW_CARDS = 7;

/** What the turn is for. */
function remarkTurn(view: View, action: Action): Remark | null {
  switch (action.type) {
    case 'summon':
      return say(me(view).owned.length < FEW_CARDS ? 'few-cards' : 'gathers');
    case 'abilities':
      return say('needs-gems');
    case 'forge':
      return remarkForge(view, action);
    case 'place':
      return say('fills-row', { row: action.row + 1 });
    case 'trade':
      return remarkTrade(view, action);
    case 'rune':
      return say('rune', { rune: action.kind });
    case 'done':
      return remarkDone(view);
    default:
      return null;
  }
}

function remarkForge(view: View, { forge }: Of<'forge'>): Remark {
  if (view.choice === 'forge') return say('two-at-once');
  const artefact = forge === WILD_FORGE ? 'wild' : at(view.forges, forge);
  return say('forges', { artefact });
}

function remarkTrade(view: View, { row }: Of<'trade'>): Remark {
  const player = me(view);
  const artefacts = countIn(at(player.rows, row));
  if (player.points + at(ROW_POINTS, artefacts) >= THRONE) return say('to-the-throne');
  return artefacts < GEMS.length - 1 ? say('early-stone') : say('long-row', { row: row + 1 });
}

function remarkDone(view: View): Remark | null {
  if (view.choice === 'forge') return say('enough-forged');
  const canTrade = view.choice === 'trade' && me(view).rows.some((row) => countIn(row) >= SHORTEST_ROW);
  return canTrade ? say('row-grows') : null;
}

/** Which card, and why. */
function remarkCard(view: View, action: Action): Remark | null {
  switch (action.type) {
    case 'magic':
      return say('magic', { card: action.card });
    case 'take':
      return remarkTaken(view, at(view.display, action.slot));
    case 'play':
      return factsOf(view, action.card).print.isDruid ? say('druid-goes') : say('uses', { card: action.card });
    case 'use':
      return remarkUse(view, action);
    case 'raise':
    case 'fetch':
      return say('finds', { card: action.card });
    case 'draw':
      return say('draws');
    default:
      return null;
  }
}

/** Up to here a card is lower than most it is played with, and so it is kept. */
const LOW_NUMBER = 26;

const remarkTaken = (view: View, card: Card): Remark =>
  card <= LOW_NUMBER && !me(view).runes.includes('keep-highest')
    ? say('low-number', { card })
    : say('ability', { card });

function remarkUse(view: View, { card }: Of<'use'>): Remark | null {
  const facts = factsOf(view, card);
  if (facts.givesPoints) return say('makes-points');
  const ask = view.agenda.at(-1);
  const isForLater = ask?.type === 'ability' && ask.left.some((other) => factsOf(view, other).cost.length > 0);
  return facts.cost.length === 0 && isForLater ? say('gems-first') : null;
}

/** Gems, ores, points and what brings them. */
function remarkStones(view: View, action: Action): Remark | null {
  switch (action.type) {
    case 'gem':
      return say('gem', { of: action.gem });
    case 'pay':
      return action.stone === 'ore' ? say('pays-ore') : say('plenty', { stone: action.stone });
    case 'points':
      return say(me(view).points + 1 >= THRONE ? 'to-the-throne' : 'points');
    case 'roll':
    case 'carry-out':
      return say('die');
    case 'swap':
      return say('swap');
    case 'pillage':
      return say('pillages');
    case 'wisp':
      return say('wisp');
    case 'smelt':
    case 'refine':
      return say('exchanges');
    case 'attune':
      return say('attunes', { color: action.color });
    default:
      return null;
  }
}
