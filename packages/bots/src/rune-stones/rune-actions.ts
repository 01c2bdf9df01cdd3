import { type Action, COLORS, GEMS } from '@dolmen/core/rune-stones';
import { factsOf } from './facts.ts';
import { bestForging } from './forge.ts';
import { ORE, type Outlook, type Purse } from './outlook.ts';
import { ownWorth, purseWorth } from './stones.ts';
import { WEIGHTS } from './weights.ts';

/** So little is not worth the trouble, and leaves the rune stone for a better moment of the turn. */
const TRIFLE = 0.15;

/** What using a rune stone beside the question adds to the best answer. */
export function runeGain(outlook: Outlook, action: Action): number {
  if (action.type === 'attune') return attuneGain(outlook, COLORS.indexOf(action.color));
  const purse = outlook.purse.slice();
  if (action.type === 'smelt') move(purse, GEMS.indexOf(action.gem), ORE);
  if (action.type === 'refine') move(purse, ORE, COLORS.indexOf(action.color));
  const gain = purseWorth(outlook, purse) - ownWorth(outlook);
  return gain + forgingGain(outlook, purse) - TRIFLE;
}

function move(purse: Purse, from: number, to: number): void {
  purse[from] = (purse[from] as number) - 1;
  purse[to] = (purse[to] as number) + 1;
}

/** S52: an exchange can make a forging possible, while one can still be begun. */
function forgingGain(outlook: Outlook, purse: Purse): number {
  const ask = outlook.view.agenda.at(-1);
  const used = ask?.type === 'forge' ? ask.used : null;
  if (ask?.type !== 'forge' && ask?.type !== 'turn') return 0;
  return Math.max(0, bestForging(outlook, purse, used) - bestForging(outlook, outlook.purse, used));
}

/** S57: the colour there is most of, and most to come. */
function attuneGain(outlook: Outlook, color: number): number {
  const count = outlook.purse[color] as number;
  return (count - 0.9) * (WEIGHTS.wild - WEIGHTS.gem) + incomeOf(outlook, color) * 0.05;
}

/** How many of the own cards bring gems of this colour. */
function incomeOf(outlook: Outlook, color: number): number {
  const name = COLORS[color];
  let income = 0;
  for (const card of outlook.me.owned) if (factsOf(outlook.view, card).print.color === name) income++;
  return income;
}
