import { at, type Seat, unreachable } from '@dolmen/core';
import { type Action, cellOf, faceOf, moverSeat, opponentOf, shapeOf, type View } from '@dolmen/core/rune';
import { alikeAround, liftMaster, survey, takeBack, tryMaster, tryRunes } from './land.ts';
import { outlook } from './outlook.ts';

/** A master among equal runes is hard to cut off. */
const SAFETY = 0.15;
/** A marker kept may be worth so much later. */
const MARKER = 2;
const ONE_FIELD = [0];

export function rate(view: View, actions: readonly Action[]): number[] {
  survey(view);
  const seat = moverSeat(view);
  const ratings = actions.map((action) => (action.type === 'mark' ? 0 : rateAction(view, seat, action)));
  return view.grandmaster && view.choice === 'lay' ? withMarks(view, seat, actions, ratings) : ratings;
}

function rateAction(view: View, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'lay': {
      const from = cellOf(action.x, action.y);
      return tried(view, seat, from, shapeOf(action.turn).steps, faceOf(action.card, action.turn));
    }
    case 'place':
      return ratePlace(view, seat, cellOf(action.x, action.y));
    case 'draw':
      return lead(view, seat, opponentOf(seat), 0);
    case 'mark':
      return tried(view, seat, cellOf(action.x, action.y), ONE_FIELD, [action.rune]);
    case 'drop':
    case 'retire':
      return 0;
    default:
      return unreachable(action);
  }
}

/** How far ahead a seat may expect to be, once it has spent so many masters. */
function lead(view: View, seat: Seat, first: Seat, spent: number): number {
  const own = at(view.players, seat).masters - spent;
  const others = at(view.players, opponentOf(seat)).masters;
  const [here, there] = seat === 0 ? [own, others] : [others, own];
  const points = outlook(first, here, there);
  return (points[seat] as number) - (points[opponentOf(seat)] as number);
}

/** The lead with some runes laid; whoever lays may place a master at once. */
function tried(view: View, seat: Seat, from: number, steps: ArrayLike<number>, face: readonly number[]): number {
  tryRunes(from, steps, face);
  const value = lead(view, seat, seat, 0);
  takeBack();
  return value;
}

function ratePlace(view: View, seat: Seat, cell: number): number {
  tryMaster(cell, seat);
  const value = lead(view, seat, opponentOf(seat), 1);
  liftMaster(cell);
  return value + SAFETY * alikeAround(cell);
}

/** A marker goes before a card: what it changes comes on top of the best card. */
function withMarks(view: View, seat: Seat, actions: readonly Action[], ratings: number[]): number[] {
  const best = Math.max(...ratings.filter((_, index) => at(actions, index).type !== 'mark'));
  const now = lead(view, seat, seat, 0);
  return actions.map((action, index) =>
    action.type === 'mark' ? best + rateAction(view, seat, action) - now - MARKER : at(ratings, index),
  );
}
