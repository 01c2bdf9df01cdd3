import { unreachable } from '../assert.ts';
import type { Seat } from '../game.ts';
import { insert, remove, take } from '../lists.ts';
import type { Action, Pile } from './action.ts';
import type { Emit } from './event.ts';
import { type Card, END_STONE, FINISHERS, GOAL, type Path, pathOf, place, type Size, TILE_POINTS } from './material.ts';
import {
  fieldOn,
  finishers,
  hasAtStart,
  isOn,
  mover,
  type Player,
  pileOf,
  rowOf,
  type State,
  sizeOn,
  tileOn,
} from './state.ts';

export function play(state: State, action: Action, emit?: Emit): void {
  state.ply++;
  switch (action.type) {
    case 'play':
      return playCard(state, action.card, emit);
    case 'discard':
      return discardCard(state, action.card, emit);
    case 'enter':
      return enter(state, action.path, action.size, emit);
    case 'move':
      return advance(state, action.path, emit);
    case 'stay':
      emit?.({ type: 'stayed', seat: seatOf(state) });
      return ask(state, 'draw');
    case 'draw':
      return draw(state, action.from, emit);
    default:
      return unreachable(action);
  }
}

const seatOf = (state: State): Seat => state.toAct ?? -1;

function ask(state: State, choice: State['choice']): void {
  state.choice = choice;
}

/** K5, K7–K9 */
function playCard(state: State, card: Card, emit: Emit): void {
  const player = mover(state);
  const path = pathOf(card);
  leaveHand(player, card);
  rowOf(player, path).push(card);
  state.idle = 0;
  emit?.({ type: 'played', seat: seatOf(state), card });
  if (!isOn(player, path)) return open(state, path, emit);
  if (fieldOn(player, path) === END_STONE) return ask(state, 'other-figure');
  advance(state, path, emit);
}

/** K8: the size of the figure is asked for only where there is a choice. */
function open(state: State, path: Path, emit: Emit): void {
  const player = mover(state);
  if (!hasAtStart(player, 'large')) return enter(state, path, 'small', emit);
  if (!hasAtStart(player, 'small')) return enter(state, path, 'large', emit);
  state.entering = path;
  ask(state, 'entry');
}

function enter(state: State, path: Path, size: Size, emit: Emit): void {
  if (size === 'large') mover(state).large = path;
  state.entering = null;
  advance(state, path, emit);
}

/** K7 */
function advance(state: State, path: Path, emit: Emit): void {
  const player = mover(state);
  const field = fieldOn(player, path) + 1;
  player.fields[path] = field;
  emit?.({ type: 'moved', seat: seatOf(state), path, field, size: sizeOn(player, path) });
  // K17: each figure enters the goal area once, on its first field; the tile there does nothing any more.
  if (field === GOAL && finishers(state) >= FINISHERS) return end(state, 'figures', emit);
  land(state, path, field, emit);
}

/** K14–K16 */
function land(state: State, path: Path, field: number, emit: Emit): void {
  const seat = seatOf(state);
  const player = mover(state);
  const tile = tileOn(state, path, field);
  if (tile === 'clover') {
    emit?.({ type: 'found-clover', seat, path, field });
    return ask(state, 'clover');
  }
  if (tile === 'wish') {
    player.wishes++;
    state.tiles[place(path, field)] = 'none';
    emit?.({ type: 'took-wish', seat, path, field });
  } else if (tile !== 'none') {
    player.points += TILE_POINTS[tile];
    emit?.({ type: 'scored', seat, path, field, points: TILE_POINTS[tile] });
  }
  ask(state, 'draw');
}

/** K12 */
function discardCard(state: State, card: Card, emit: Emit): void {
  const path = pathOf(card);
  leaveHand(mover(state), card);
  pileOf(state, path).push(card);
  state.barred = path;
  emit?.({ type: 'discarded', seat: seatOf(state), card });
  ask(state, 'draw');
}

/** K13, K18 */
function draw(state: State, from: Pile, emit: Emit): void {
  const player = mover(state);
  const isStock = from === 'stock';
  const card = take(isStock ? state.stock : pileOf(state, from));
  insert(player.hand, card);
  if (!isStock) insert(player.known, card);
  emit?.({ type: 'drew', seat: seatOf(state), from, card });
  if (state.stock.length === 0) return end(state, 'stock', emit);
  // A turn that began with a discard set `barred`: drawn from a pile too, it brought the game no further.
  if (isStock) state.idle = 0;
  else if (state.barred !== null) state.idle++;
  pass(state);
}

function pass(state: State): void {
  state.toAct = (seatOf(state) + 1) % state.players.length;
  state.barred = null;
  state.floor = state.ply;
  ask(state, 'turn');
}

function end(state: State, by: 'figures' | 'stock', emit: Emit): void {
  state.toAct = null;
  state.floor = state.ply;
  ask(state, 'over');
  emit?.({ type: 'ended', by });
}

function leaveHand(player: Player<Card>, card: Card): void {
  remove(player.hand, card);
  // Copies are alike: once a card shows, nobody can tell that the one taken openly is still held.
  if (player.known.includes(card)) remove(player.known, card);
}
