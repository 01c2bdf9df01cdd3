import { isDeepStrictEqual } from 'node:util';
import { at, type Common, type Seat } from '@dolmen/core';
import { expect } from 'vitest';
import type { StoredMatch } from '../store/store.ts';
import { gameOf, type Moment, seatIn } from './wire-truth.ts';
import type { Look, Witness } from './wire-witness.ts';

/** Compares what a client had, frame by frame, with what it may have had. */

const handOf = ({ state }: Moment, seat: Seat): string =>
  String.fromCharCode(...at((state as unknown as { players: { hand: number[] }[] }).players, seat).hand);

/** Before it is told its seat, or dealt its hand, a client has what everybody has. */
const mayRead = ({ match, state }: Moment, seat: Seat | null): Common[] =>
  [seat, null].map((viewer) => gameOf(match).view(state, viewer));

function isOf(moment: Moment, token: string, { view }: Look): boolean {
  if (view === null || view.ply !== moment.state.ply) return false;
  return mayRead(moment, seatIn(moment.match, token)).some((allowed) => isDeepStrictEqual(view, allowed));
}

/** Nobody has a hand but their own, and that is the one of this moment. */
function judgeHands(moment: Moment, token: string, { hands, asides }: Look): void {
  const own = seatIn(moment.match, token);
  for (const [seat, told] of asides.entries())
    if (seat !== own) expect(told, `what seat ${seat} alone was told, seen from ${own}`).toBeUndefined();
  for (const [seat, cards] of hands.entries()) {
    const allowed = seat === own ? [handOf(moment, seat), undefined] : [undefined];
    expect(allowed, `the hand of seat ${seat}, seen from ${own} at ply ${moment.state.ply}`).toContain(cards);
  }
}

/** Everything that a client read is a moment of the truth, as its seat sees it, and moments come in their order. */
export function judgeLooks({ name, token, looks }: Witness, moments: readonly Moment[]): void {
  let now = 0;
  for (const look of looks.filter(({ view }) => view !== null)) {
    const found = moments.findIndex((moment, index) => index >= now && isOf(moment, token, look));
    if (found < 0) expect(look.view, `${name} reads what is not so`).toEqual(expected(moments, now, token));
    now = found;
    judgeHands(at(moments, now), token, look);
    if (look.over === null) expect(look.forTheEnd, `${name} knows what is for the end`).toBe('');
  }
}

function expected(moments: readonly Moment[], now: number, token: string): Common {
  const { match, state } = at(moments, now);
  return gameOf(match).view(state, seatIn(match, token));
}

/** What a client was told of events is what happened, as its seat sees it. */
export function judgeHeard({ name, token, heard }: Witness, moments: readonly Moment[]): void {
  let now = 0;
  for (const told of heard) {
    const found = moments.findIndex((moment, index) => index >= now && isTold(moment, token, told));
    expect(found, `${name} was told ${JSON.stringify(told)}`).toBeGreaterThanOrEqual(0);
    now = found;
  }
}

function isTold({ match, state: { ply }, events }: Moment, token: string, told: unknown): boolean {
  const seat = seatIn(match, token);
  const seen = events.map((event) => gameOf(match).viewEvent(event, seat));
  return isDeepStrictEqual(told, { ply, events: seen });
}

/** In which frame something first comes, or infinitely late. */
export function firstFrameWith(frames: readonly Buffer[], secrets: readonly Buffer[]): number {
  const found = frames.findIndex((frame) => secrets.some((secret) => frame.includes(secret)));
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}

/** The frame that told of the end of a match, counted from 0. */
export function endFrame({ looks }: Witness, { id }: StoredMatch): number {
  const look = looks.find(({ over }) => over === id);
  return look ? look.frames - 1 : Number.POSITIVE_INFINITY;
}
