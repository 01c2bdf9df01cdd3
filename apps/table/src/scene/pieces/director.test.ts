import type { Common } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../session/session.ts';
import type { Piece } from '../piece.ts';
import { type AnyStage, type Beat, NOT_PICKING, type Picking } from '../stage.ts';
import { Director, type DirectorOutput } from './director.ts';
import type { Change } from './flight.ts';

/** A game of one marker that stands at x = ply; each event is named by the sound of its beat. */
const viewAt = (ply: number): Common => ({ ply, toAct: 0, choice: 'turn', floor: 0 });

const marker = (ply: number, isPicked: boolean): Piece => ({
  id: 'marker',
  form: 'marker',
  pose: { at: [ply, isPicked ? 1 : 0, 0] },
});

const beatOf = ({ type }: { readonly type: string }): Beat | null =>
  type === 'silent' ? null : { millis: 500, sound: 'hop', cue: type };

const stage = {
  layout: (view: Common, _seat: unknown, { touched, isSlim }: Picking) => [
    marker(view.ply + (isSlim ? 100 : 0), touched.length > 0),
  ],
  beat: (event: GameEvent) => beatOf(event as unknown as { type: string }),
} as unknown as AnyStage;

const events = (...types: string[]): readonly GameEvent[] => types.map((type) => ({ type }) as unknown as GameEvent);

const momentAt = (ply: number, ...types: string[]): Moment => ({
  ply,
  events: events(...types),
  view: viewAt(ply),
  seat: 0,
});

/** Tells the director what happened, and that the last of it is the newest. */
function show(director: Director, moments: readonly Moment[], picking: Picking = NOT_PICKING): void {
  director.show(moments, { view: moments.at(-1)?.view ?? viewAt(0), seat: 0, picking });
}

interface Watched {
  readonly director: Director;
  readonly changes: Change[];
  readonly put: (readonly Piece[])[];
  readonly heard: string[];
}

function watch(reducesMotion = false): Watched {
  const changes: Change[] = [];
  const put: (readonly Piece[])[] = [];
  const heard: string[] = [];
  const output: DirectorOutput = {
    pieces: {
      fly: (change) => void changes.push(change),
      put: (pieces) => void put.push(pieces),
      travels: () => 'hop',
    },
    play: (sound) => void heard.push(sound),
    cue: (cue) => void heard.push(cue),
  };
  const director = new Director(stage, output, reducesMotion);
  show(director, []);
  return { director, changes, put, heard };
}

/** Lets time pass in frames until nothing is left to do; how long it took. */
function run(director: Director, frame = 20): number {
  let millis = 0;
  while (director.isBusy && millis < 100_000) {
    director.tick(frame);
    millis += frame;
  }
  return millis;
}

const shownPly = (director: Director): number | undefined => director.shown?.ply;

describe('the director', () => {
  test('settles on the first view without a way', () => {
    const { director, changes, put } = watch();
    expect(put).toHaveLength(1);
    expect(changes).toEqual([]);
    expect(director.isBusy).toBe(false);
  });

  test('plays the beats of a moment one after the other, then rests on the view', () => {
    const { director, heard } = watch();
    show(director, [momentAt(1, 'one', 'two')]);
    director.tick(0);
    expect(heard).toEqual(['hop', 'one']);
    director.tick(499);
    expect(heard).toHaveLength(2);
    director.tick(2);
    expect(heard).toEqual(['hop', 'one', 'hop', 'two']);
    run(director);
    expect(shownPly(director)).toBe(1);
  });

  test('moments wait for those before them', () => {
    const { director, heard } = watch();
    show(director, [momentAt(1, 'one')]);
    show(director, [momentAt(2, 'two')]);
    director.tick(0);
    expect(shownPly(director)).toBe(1);
    expect(heard).toEqual(['hop', 'one']);
    run(director);
    expect(heard).toEqual(['hop', 'one', 'hop', 'two']);
    expect(shownPly(director)).toBe(2);
  });

  test('events that show nothing still move what changed', () => {
    const { director, changes } = watch();
    show(director, [momentAt(1, 'silent')]);
    director.tick(0);
    expect(changes.at(-1)?.flights.map(({ id }) => id)).toEqual(['marker']);
  });

  test('a burst of ten is faster than ten alone, but each is still seen', () => {
    const alone = watch();
    show(alone.director, [momentAt(1, 'one')]);
    const one = run(alone.director);
    const burst = watch();
    show(
      burst.director,
      Array.from({ length: 10 }, (_, index) => momentAt(index + 1, `event-${index}`)),
    );
    const ten = run(burst.director);
    expect(ten).toBeLessThan(one * 6);
    expect(ten).toBeGreaterThan(one * 2);
    expect(burst.heard.filter((sound) => sound === 'hop')).toHaveLength(10);
    expect(burst.changes.filter(({ flights }) => flights.length > 0).length).toBeGreaterThanOrEqual(10);
  });

  test('skip drops what waits and shows the newest view', () => {
    const { director, heard, put } = watch();
    show(director, [momentAt(1, 'one'), momentAt(2, 'two'), momentAt(3, 'three')]);
    director.tick(0);
    director.skip();
    expect(director.isPlaying).toBe(false);
    expect(shownPly(director)).toBe(3);
    expect(put.at(-1)?.[0]?.pose.at).toEqual([3, 0, 0]);
    run(director);
    expect(heard).toEqual(['hop', 'one']);
  });

  test('after a gap the newest view is there at once', () => {
    const { director, heard, put } = watch();
    show(director, [momentAt(1, 'one'), momentAt(9)]);
    director.tick(0);
    expect(shownPly(director)).toBe(9);
    expect(put.at(-1)?.[0]?.pose.at[0]).toBe(9);
    expect(heard).toEqual([]);
  });

  test('a step back in the match is not played as a move', () => {
    const { director, put } = watch();
    show(director, [momentAt(2, 'one')]);
    run(director);
    show(director, [momentAt(1, 'undone')]);
    director.tick(0);
    expect(put.at(-1)?.[0]?.pose.at[0]).toBe(1);
  });

  test('with less motion all is put at once, but heard', () => {
    const { director, heard, changes } = watch(true);
    show(director, [momentAt(1, 'one'), momentAt(2, 'two')]);
    expect(shownPly(director)).toBe(2);
    expect(heard).toEqual(['hop', 'one', 'hop', 'two']);
    expect(changes).toEqual([]);
    expect(director.isBusy).toBe(false);
  });

  test('what is picked rises while nothing plays, and only then', () => {
    const { director, changes } = watch();
    const picked = { touched: ['marker'], next: [], isAsked: true };
    show(director, [momentAt(1, 'one')], picked);
    director.tick(0);
    expect(changes.at(-1)?.pieces[0]?.pose.at).toEqual([1, 0, 0]);
    run(director);
    expect(changes.at(-1)?.pieces[0]?.pose.at).toEqual([1, 1, 0]);
  });

  test('in a picture of another shape all is laid anew at once, and later moments too', () => {
    const { director, changes, put } = watch();
    const places = (pieces: readonly Piece[]): number[] => pieces.map(({ pose }) => pose.at[0]);
    director.setSight({ isSlim: false });
    expect(put).toHaveLength(1);
    director.setSight({ isSlim: true });
    expect(put.map(places)).toEqual([[0], [100]]);
    expect(changes).toEqual([]);
    show(director, [momentAt(1, 'one')]);
    director.tick(0);
    director.setSight({ isSlim: false });
    expect(put).toHaveLength(2);
    run(director);
    expect(changes.map(({ pieces }) => places(pieces))).toEqual([[101], [1]]);
  });

  test('replay starts from the table before, and ends on the newest view', () => {
    const { director, heard, put } = watch();
    const moments = [momentAt(1, 'one'), momentAt(2, 'two'), momentAt(3, 'three')];
    show(director, moments);
    run(director);
    heard.length = 0;
    director.replay([momentAt(1), ...moments.slice(1)]);
    expect(put.at(-1)?.[0]?.pose.at[0]).toBe(1);
    run(director);
    expect(heard).toEqual(['hop', 'two', 'hop', 'three']);
    expect(shownPly(director)).toBe(3);
  });

  test('a replay of nothing changes nothing', () => {
    const { director, put } = watch();
    director.replay([]);
    expect(put).toHaveLength(1);
  });
});
