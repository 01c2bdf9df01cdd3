import { describe, expect, test } from 'vitest';
import type { Piece, Vec } from '../piece.ts';
import type { Beat } from '../stage.ts';
import { change, endOf, timed } from './flight.ts';

const piece = (id: string, at: Vec): Piece => ({ id, form: 'card', pose: { at } });
const arcs = () => 'arc' as const;

const flightOf = (before: readonly Piece[], after: readonly Piece[], beats: readonly Beat[], id: string) =>
  change(before, after, timed(beats, 0), arcs).flights.find((flight) => flight.id === id);

describe('the way from one layout to the next', () => {
  test('what stays does not fly', () => {
    expect(flightOf([piece('a', [0, 0, 0])], [piece('a', [0, 0, 0])], [], 'a')).toBeUndefined();
  });

  test('what moved flies in the first beat, unless another names it', () => {
    const before = [piece('a', [0, 0, 0]), piece('b', [0, 0, 0])];
    const after = [piece('a', [1, 0, 0]), piece('b', [1, 0, 0])];
    const beats: Beat[] = [{ millis: 300 }, { millis: 400, moves: ['b'] }];
    expect(flightOf(before, after, beats, 'a')?.legs[0]?.start).toBe(0);
    expect(flightOf(before, after, beats, 'b')?.legs[0]?.start).toBe(300);
  });

  test('a new piece comes from where another lies, or grows', () => {
    const deck = piece('deck', [5, 0, 0]);
    const after = [deck, piece('a', [0, 0, 0]), piece('b', [0, 0, 0])];
    const beats: Beat[] = [{ millis: 300, comes: [['a', 'deck']] }];
    expect(flightOf([deck], after, beats, 'a')?.from?.at).toEqual([5, 0, 0]);
    expect(flightOf([deck], after, beats, 'b')?.from).toMatchObject({ at: [0, 0, 0], size: 0.01 });
  });

  test('a piece that is gone goes where the beat says, and is gone then', () => {
    const beats: Beat[] = [{ millis: 300, goes: [['a', { at: [9, 0, 0] }]] }];
    const flight = flightOf([piece('a', [0, 0, 0])], [], beats, 'a');
    expect(flight?.goes).toBe(true);
    expect(flight?.legs.at(-1)?.to.at).toEqual([9, 0, 0]);
  });

  test('a hopping piece visits every space, one after the other, within its beat', () => {
    const by: Vec[] = [
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
    ];
    const legs = flightOf(
      [piece('a', [0, 0, 0])],
      [piece('a', [3, 0, 0.5])],
      [{ millis: 600, by: { a: by } }],
      'a',
    )?.legs;
    expect(legs?.map(({ to }) => to.at)).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0.5],
    ]);
    expect(legs?.map(({ start, end }) => [start, end])).toEqual([
      [0, 200],
      [200, 400],
      [400, 600],
    ]);
  });

  test('a piece in two beats rests between them', () => {
    const beats: Beat[] = [
      { millis: 200, by: { a: [[1, 0, 0]] } },
      { millis: 500 },
      { millis: 200, by: { a: [[2, 0, 0]] } },
    ];
    const legs = flightOf([piece('a', [0, 0, 0])], [piece('a', [2, 0, 0])], beats, 'a')?.legs;
    expect(legs?.map(({ start, to }) => [start, to.at[0]])).toEqual([
      [0, 1],
      [700, 2],
    ]);
  });

  test('beats follow each other; none at all is one plain beat', () => {
    const beats = timed([{ millis: 100 }, { millis: 50 }], 1000);
    expect(beats.map(({ at }) => at)).toEqual([1000, 1100]);
    expect(endOf(beats, 1000)).toBe(1150);
    expect(timed([], 0)).toHaveLength(1);
  });
});
