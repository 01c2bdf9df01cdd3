import { at, type Seat, unreachable } from '@dolmen/core';
import { type Action, cellOf, faceOf, moverSeat, opponentOf, runeName, shapeOf, type View } from '@dolmen/core/rune';
import type { Remark } from '../evaluator.ts';
import { type Areas, findAreas, runeOn, survey, takeBack, tryRunes } from './land.ts';

const say = (why: string, values: Remark['values'] = {}): Remark => ({ key: `rune.why.${why}`, values });

export function remark(view: View, action: Action): Remark | null {
  switch (action.type) {
    case 'lay':
      return remarkLay(view, action);
    case 'mark':
      return say('marks', { rune: runeName(action.rune) });
    case 'place':
      return remarkPlace(view, action);
    case 'draw':
      return say('waits');
    case 'drop':
    case 'retire':
      return say('must');
    default:
      return unreachable(action);
  }
}

/** What everybody holds, and the best area that is free. */
interface Holdings {
  readonly held: readonly [number, number];
  readonly free: number;
}

function remarkLay(view: View, action: Extract<Action, { readonly type: 'lay' }>): Remark {
  const seat = moverSeat(view);
  survey(view);
  const before = holdings(findAreas());
  tryRunes(cellOf(action.x, action.y), shapeOf(action.turn).steps, faceOf(action.card, action.turn));
  const after = holdings(findAreas());
  takeBack();
  return motive(before, after, seat);
}

function motive(before: Holdings, after: Holdings, seat: Seat): Remark {
  const own = at(after.held, seat) - at(before.held, seat);
  const theirs = at(after.held, opponentOf(seat)) - at(before.held, opponentOf(seat));
  if (own > 0 && own >= -theirs) return say('grows', { points: own });
  if (theirs < 0) return say('shrinks', { points: -theirs });
  return after.free > before.free ? say('prepares', { points: after.free }) : say('builds');
}

function holdings(areas: Areas): Holdings {
  const held: [number, number] = [0, 0];
  let free = 0;
  for (let i = 0; i < areas.length; i++) {
    const [points, holders] = [areas.points[i] as number, areas.holders[i] as number];
    if (holders === 0) free = Math.max(free, points);
    if ((holders & 1) !== 0) held[0] += points;
    if ((holders & 2) !== 0) held[1] += points;
  }
  return { held, free };
}

function remarkPlace(view: View, field: { readonly x: number; readonly y: number }): Remark {
  survey(view);
  return say('secures', { rune: runeName(runeOn(cellOf(field.x, field.y))) });
}
