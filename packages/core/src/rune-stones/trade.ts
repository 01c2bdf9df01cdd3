import { at } from '../assert.ts';
import { DONE, RUNE, TRADE } from './action.ts';
import type { Emit } from './event.ts';
import { fillForges } from './forge.ts';
import { type Artefact, GEMS, MOST_RUNES, ROW_POINTS, RUNES, type RuneKind, SHORTEST_ROW } from './material.ts';
import { earn } from './points.ts';
import { misplaced, notNow, type Question } from './question.ts';
import { because } from './reason.ts';
import { has, mover, type Row, type State, seatOf, type View } from './state.ts';

const taken = (artefact: Artefact | 'none'): number => (artefact === 'none' ? 0 : 1);

// Place by place: bots count rows all the time, and a name written out is found faster than one out of a list.
export const countIn = ({ green, red, blue, yellow, wild }: Row): number =>
  taken(green) + taken(red) + taken(blue) + taken(yellow) + taken(wild);

/** S40 */
export const trade: Question<{ type: 'trade' }> = {
  waits: 'for-runes',
  candidates: () => TRADES,
  refusal(view, _ask, action) {
    if (action.type === 'done') return null;
    if (action.type !== 'trade') return notNow(view, 'S40');
    const artefacts = countIn(mover(view).rows[action.row] as Row);
    return artefacts >= SHORTEST_ROW ? null : because('S40', 'row-too-short', { row: action.row + 1, artefacts });
  },
  answer(state, ask, action, emit) {
    if (action.type === 'done') return;
    if (action.type !== 'trade') return misplaced(action);
    state.agenda.push(ask);
    tradeIn(state, action.row, emit);
  },
};
const TRADES = [...TRADE, DONE];

/** S40–S42: the stone is asked for below a wisp that the points may bring. */
function tradeIn(state: State, index: number, emit: Emit): void {
  const row = at(mover(state).rows, index);
  const artefacts = countIn(row);
  emit?.({ type: 'traded', seat: seatOf(state), row: index, artefacts });
  empty(state, row, index, emit);
  if (RUNES.some((kind) => isFree(state, kind)) && mover(state).runes.length < MOST_RUNES)
    state.agenda.push({ type: 'rune' });
  earn(state, at(ROW_POINTS, artefacts), emit);
  fillForges(state, emit);
}

/** S42 */
function empty(state: State, row: Row, index: number, emit: Emit): void {
  for (const spot of GEMS) {
    const artefact = row[spot];
    if (artefact === 'none') continue;
    row[spot] = 'none';
    if (artefact === 'wild') state.wilds++;
    else state.scrap.push(artefact);
    emit?.({ type: 'scrapped', seat: seatOf(state), row: index, spot, artefact });
  }
}

/** S41, S58 */
const isFree = (view: View, kind: RuneKind): boolean => view.runes[kind] > 0 && !has(mover(view), kind);

/** S41 */
export const rune: Question<{ type: 'rune' }> = {
  candidates: () => RUNE,
  refusal(view, _ask, action) {
    if (action.type !== 'rune') return notNow(view, 'S41');
    const { kind } = action;
    if (has(mover(view), kind)) return because('S58', 'rune-owned', { rune: kind });
    return isFree(view, kind) ? null : because('S41', 'rune-gone', { rune: kind });
  },
  answer(state, _ask, action, emit) {
    if (action.type !== 'rune') return misplaced(action);
    state.runes[action.kind]--;
    mover(state).runes.push(action.kind);
    emit?.({ type: 'took-rune', seat: seatOf(state), kind: action.kind });
  },
};
