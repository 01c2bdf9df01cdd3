import { at } from '../assert.ts';
import type { Reason } from '../game.ts';
import { PAY } from './action.ts';
import type { Emit } from './event.ts';
import { GEMS, type Gem, ORE_PRICE, type Stone } from './material.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { mover, type Player, type State, type View } from './state.ts';
import { giveBack, notOwned } from './supply.ts';
import type { CostSymbol, PayAsk } from './task.ts';

/** S24, S57 */
const isWild = (player: Player<null>, gem: CostSymbol): boolean => gem === 'wild' || gem === player.attuned;

/** S24, S31: may this gem pay for that symbol? */
const fits = (player: Player<null>, gem: Gem, symbol: CostSymbol): boolean =>
  symbol === 'any' || gem === symbol || isWild(player, gem);

/** Can the cost be paid in gems, once `spent` is gone? What the colours lack must come from wild gems. */
export function canPay(player: Player<null>, cost: readonly CostSymbol[], spent: Gem | null = null): boolean {
  let total = 0;
  let wilds = 0;
  let missing = 0;
  for (const gem of GEMS) {
    const left = player.stones[gem] - (gem === spent ? 1 : 0);
    const asked = countOf(cost, gem);
    total += left;
    if (isWild(player, gem)) wilds += left - asked;
    else if (asked > left) missing += asked - left;
  }
  return missing <= wilds && cost.length <= total;
}

function countOf(cost: readonly CostSymbol[], gem: Gem): number {
  let count = 0;
  for (const symbol of cost) if (symbol === gem) count++;
  return count;
}

export const canPayOre = (player: Player<null>): boolean => player.stones.ore >= ORE_PRICE;

/** S24, S31: a gem for each symbol of the cost, or three ores at a forge. */
export const pay: Question<PayAsk> = {
  candidates: () => PAY,
  refusal(view, ask, action) {
    if (action.type !== 'pay') return notNow(view, ask.forge === null ? 'S24' : 'S31');
    return action.stone === 'ore' ? oreRefusal(view, ask) : gemRefusal(view, ask, action.stone);
  },
  answer(state, ask, action, emit) {
    if (action.type !== 'pay') return misplaced(action);
    if (action.stone === 'ore') return payOre(state, ask, emit);
    giveBack(state, action.stone, emit);
    const cost = ask.cost.slice(1);
    if (cost.length > 0) state.agenda.push({ ...ask, cost, begun: true });
    else if (ask.forge !== null) state.agenda.push({ type: 'place', forge: ask.forge, hasBonus: true });
  },
};

function oreRefusal(view: View, { forge, begun }: PayAsk): Reason | null {
  if (forge === null) return because('S24', 'not-accepted', { stone: 'ore' });
  if (begun) return because('S31', 'not-accepted', { stone: 'ore' });
  return canPayOre(mover(view)) ? null : because('S31', 'none-owned', { stone: 'ore' });
}

function gemRefusal(view: View, { cost, forge }: PayAsk, gem: Gem): Reason | null {
  const rule = forge === null ? 'S24' : 'S31';
  const player = mover(view);
  const missing = notOwned(view, gem, rule);
  if (missing) return missing;
  if (!fits(player, gem, at(cost, 0))) return because(rule, 'not-accepted', { stone: gem });
  return canPay(player, cost.slice(1), gem) ? null : because(rule, 'rest-unpaid', { stone: gem });
}

/** S31: ores bring no bonus. */
function payOre(state: State, { forge }: PayAsk, emit: Emit): void {
  const stone: Stone = 'ore';
  for (let paid = 0; paid < ORE_PRICE; paid++) giveBack(state, stone, emit);
  if (forge !== null) state.agenda.push({ type: 'place', forge, hasBonus: false });
}
