import { at } from '../assert.ts';
import type { Reason } from '../game.ts';
import { PAY } from './action.ts';
import type { Emit } from './event.ts';
import { GEMS, type Gem, ORE_PRICE } from './material.ts';
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

/** S24, S31: how many gems may pay for this symbol. */
export function countFitting(player: Player<null>, symbol: CostSymbol): number {
  const { stones, attuned } = player;
  if (symbol === 'any') return stones.green + stones.red + stones.blue + stones.yellow + stones.wild;
  const wilds = stones.wild + (attuned === null ? 0 : stones[attuned]);
  return isWild(player, symbol) ? wilds : wilds + stones[symbol];
}

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

/** Asks for a payment as far as there is a choice: where all gems that fit are needed, they are paid at once. */
export function demand(state: State, ask: PayAsk, emit: Emit): void {
  if (ask.cost.length > 0 && !isForced(mover(state), ask)) return void state.agenda.push(ask);
  for (let left = ask.cost; left.length > 0; left = left.slice(1)) giveBack(state, firstFit(state, left), emit);
  if (ask.forge !== null) state.agenda.push({ type: 'paid', forge: ask.forge, inOre: false });
}

function isForced(player: Player<null>, { cost, forge, begun }: PayAsk): boolean {
  const symbol = at(cost, 0);
  if (cost.some((other) => other !== symbol) || (forge !== null && !begun && canPayOre(player))) return false;
  return countFitting(player, symbol) === cost.length;
}

function firstFit(state: State, cost: readonly CostSymbol[]): Gem {
  const player = mover(state);
  const gem = GEMS.find((gem) => player.stones[gem] > 0 && fits(player, gem, at(cost, 0)));
  if (gem === undefined) throw new Error('a payment was demanded that cannot be made');
  return gem;
}

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
    demand(state, { ...ask, cost: ask.cost.slice(1), begun: true }, emit);
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

/** S31 */
function payOre(state: State, { forge }: PayAsk, emit: Emit): void {
  for (let paid = 0; paid < ORE_PRICE; paid++) giveBack(state, 'ore', emit);
  if (forge !== null) state.agenda.push({ type: 'paid', forge, inOre: true });
}
