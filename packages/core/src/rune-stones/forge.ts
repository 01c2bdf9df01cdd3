import { at } from '../assert.ts';
import type { Reason } from '../game.ts';
import { times } from '../lists.ts';
import { shuffle } from '../random.ts';
import { DONE, FORGE, PLACE } from './action.ts';
import { rollDie } from './die.ts';
import type { Emit } from './event.ts';
import { type Artefact, FORGE_POINTS, FORGES, GEMS, type Gem, WILD_COST, WILD_FORGE } from './material.ts';
import { canPayOre, countFitting, demand } from './pay.ts';
import { earn } from './points.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { mover, type Player, type Row, raiseFloor, type State, seatOf, type View } from './state.ts';
import { gain } from './supply.ts';
import type { CostSymbol, Step } from './task.ts';

const artefactOn = (view: View, forge: number): Artefact | 'none' => {
  if (forge !== WILD_FORGE) return view.forges[forge] as Artefact | 'none';
  return view.wilds > 0 ? 'wild' : 'none';
};

/** S31: so many gems for one symbol. */
const priceOf = (forge: number): number => (forge === WILD_FORGE ? WILD_COST : at(FORGES, forge).cost);
const symbolOf = (forge: number, artefact: Artefact): CostSymbol => (forge === WILD_FORGE ? 'any' : artefact);

/** S32 */
const fitsIn = (row: Row, spot: Gem, artefact: Artefact): boolean =>
  row[spot] === 'none' && (artefact === 'wild' || artefact === spot);

function hasPlace({ rows }: Player<null>, artefact: Artefact): boolean {
  for (const row of rows) for (const spot of GEMS) if (fitsIn(row, spot, artefact)) return true;
  return false;
}

/** S30–S34; `used`: the forge of this turn's first artefact. */
export function forgeRefusal(view: View, forge: number, used: number | null): Reason | null {
  const player = mover(view);
  const artefact = artefactOn(view, forge);
  if (forge === used) return because('S30', 'same-forge', { forge: forge + 1 });
  if (artefact === 'none') return because('S34', 'forge-empty', { forge: forge + 1 });
  if (!hasPlace(player, artefact)) return because('S32', 'no-place', { artefact });
  const [gems, of] = [priceOf(forge), symbolOf(forge, artefact)];
  return countFitting(player, of) >= gems || canPayOre(player) ? null : because('S31', 'cannot-pay', { gems, of });
}

/** S30, S34: one artefact, perhaps a second, and then the forges are filled. */
export function beginForging(state: State, forge: number, emit: Emit): void {
  state.agenda.push({ type: 'fill-forges' }, { type: 'forge', used: forge });
  payFor(state, forge, emit);
}

/** S31: first comes the payment. */
function payFor(state: State, forge: number, emit: Emit): void {
  const artefact = artefactOn(state, forge);
  if (artefact === 'none') throw new Error(`nothing lies on forge ${forge + 1}`);
  const cost = times(priceOf(forge), symbolOf(forge, artefact));
  demand(state, { type: 'pay', cost, forge, begun: false }, emit);
}

/** S32, S33: then the artefact is placed, and after that comes the bonus. S31: there is none for ores. */
export function paid(state: State, { forge, inOre }: Extract<Step, { type: 'paid' }>): void {
  if (!inOre) state.agenda.push({ type: 'bonus', forge });
  state.agenda.push({ type: 'place', forge });
}

/** S30, S33: a second artefact. */
export const forge: Question<{ type: 'forge'; used: number }> = {
  waits: 'for-runes',
  candidates: () => FORGINGS,
  refusal(view, { used }, action) {
    if (action.type === 'done') return null;
    return action.type === 'forge' ? forgeRefusal(view, action.forge, used) : notNow(view, 'S30');
  },
  answer(state, _ask, action, emit) {
    if (action.type === 'done') return;
    if (action.type !== 'forge') return misplaced(action);
    payFor(state, action.forge, emit);
  },
};
const FORGINGS = [...FORGE, DONE];

/** S32 */
export const place: Question<{ type: 'place'; forge: number }> = {
  candidates: () => PLACE,
  refusal(view, ask, action) {
    if (action.type !== 'place') return notNow(view, 'S32');
    const row = mover(view).rows[action.row] as Row;
    const artefact = artefactOn(view, ask.forge);
    if (row[action.spot] !== 'none') return because('S32', 'place-taken', { row: action.row + 1, place: action.spot });
    if (artefact !== 'none' && fitsIn(row, action.spot, artefact)) return null;
    return because('S32', 'wrong-place', { artefact, place: action.spot });
  },
  answer(state, { forge }, action, emit) {
    if (action.type !== 'place') return misplaced(action);
    const { row, spot } = action;
    const artefact = artefactOn(state, forge);
    at(mover(state).rows, row)[spot] = artefact;
    if (forge === WILD_FORGE) state.wilds--;
    else state.forges[forge] = 'none';
    if (artefact !== 'none') emit?.({ type: 'forged', seat: seatOf(state), forge, artefact, row, spot });
  },
};

/** S33 */
export function giveBonus(state: State, forge: number, emit: Emit): void {
  const bonus = FORGES[forge]?.bonus;
  if (bonus === 'die') rollDie(state, false, emit);
  if (bonus === 'ore') gain(state, 'ore', emit);
  if (bonus === 'points') earn(state, FORGE_POINTS, emit);
}

/** S34 */
export function fillForges(state: State, emit: Emit): void {
  for (const [forge, lying] of state.forges.entries()) {
    if (lying !== 'none') continue;
    const artefact = drawArtefact(state, emit);
    if (artefact === 'none') return;
    state.forges[forge] = artefact;
    emit?.({ type: 'forge-filled', forge, artefact });
  }
}

function drawArtefact(state: State, emit: Emit): Artefact | 'none' {
  if (state.artefacts.length === 0 && state.scrap.length > 0) {
    state.artefacts = shuffle(state.random, state.scrap);
    state.scrap = [];
    emit?.({ type: 'shuffled', pile: 'artefacts' });
  }
  const artefact = state.artefacts.pop();
  if (artefact !== undefined) raiseFloor(state);
  return artefact ?? 'none';
}
