import type { Common, Viewer } from '@dolmen/core';
import type { Moment } from '../session/session.ts';
import { type Change, change, endOf, type Timed, type Travels, timed } from './flight.ts';
import type { Piece } from './piece.ts';
import type { AnyStage, Beat, Picking, SoundName } from './stage.ts';
import { pace } from './track.ts';

const NOT_PICKING: Picking = { touched: [], next: [], isAsked: false };

/** Whom the director tells. Times are its own: they run faster while many moments wait. */
export interface Crew {
  /** Something moves: from now on this is where everything belongs. */
  fly(change: Change): void;
  /** Everything is where it belongs, at once. */
  settle(pieces: readonly Piece[]): void;
  play(sound: SoundName): void;
  cue(cue: string): void;
  travels: Travels;
}

export interface Director {
  /** Moments to be shown after those that wait. */
  add(moments: readonly Moment[]): void;
  /** The newest view and what is picked: shown as soon as no moment is left. */
  rest(view: Common, seat: Viewer, picking: Picking): void;
  /** Time passes. The director's clock, for the flights. */
  tick(millis: number): number;
  /** Is something playing, or landing? */
  isBusy(): boolean;
  isPlaying(): boolean;
  shown(): Common | null;
  skip(): void;
  replay(moments: readonly Moment[]): void;
  setReduced(isReduced: boolean): void;
  /** The picture's shape: see `Picking`. */
  setSlim(isSlim: boolean): void;
}

interface Playing {
  readonly moment: Moment;
  readonly beats: readonly Timed[];
  readonly end: number;
  heard: number;
}

interface Rest {
  readonly view: Common;
  readonly seat: Viewer;
  readonly picking: Picking;
}

/** How long a piece takes to rise when it is picked, or to lie down again. */
const PICK: Beat = { millis: 200 };
/** Moments before this many are shown by their outcome alone: nobody watches minutes of the past. */
const LONGEST = 24;
const REMEMBERED = 80;

/**
 * Plays what happened, in order, then rests on the newest view. It knows no clock but the one it is given, and moves nothing
 * itself: the crew does.
 */
export function createDirector(stage: AnyStage, crew: Crew): Director {
  let clock = 0;
  let landed = 0;
  let waiting: Moment[] = [];
  let playing: Playing | null = null;
  let rested: Rest | null = null;
  let pieces: readonly Piece[] = [];
  let view: Common | null = null;
  let isReduced = false;
  let isSlim = false;
  let past: Moment[] = [];

  const show = (next: readonly Piece[], of: Common, beats: readonly Timed[]): void => {
    const changed = change(pieces, next, beats, crew.travels);
    for (const { legs } of changed.flights) landed = Math.max(landed, legs.at(-1)?.end ?? 0);
    pieces = next;
    view = of;
    if (changed.flights.length > 0 || next.length > 0) crew.fly(changed);
  };

  const settle = (next: readonly Piece[], of: Common): void => {
    pieces = next;
    view = of;
    landed = clock;
    crew.settle(next);
  };

  const layout = (of: Common, seat: Viewer, picking = NOT_PICKING): readonly Piece[] =>
    stage.layout(of, seat, { ...picking, isSlim });

  const remember = (moment: Moment): void => {
    past = [...past.filter(({ ply }) => ply < moment.ply), moment].slice(-REMEMBERED);
  };

  const hear = (beat: Beat): void => {
    if (beat.sound) crew.play(beat.sound);
    if (beat.cue) crew.cue(beat.cue);
  };

  const beatsOf = (moment: Moment): readonly Beat[] => {
    const before = view ?? moment.view;
    return moment.events.flatMap((event) => stage.beat(event, before, moment.view, moment.seat) ?? []);
  };

  const begin = (moment: Moment): void => {
    remember(moment);
    const next = layout(moment.view, moment.seat);
    const isJump = view === null || moment.events.length === 0 || moment.view.ply < view.ply;
    const beats = isJump ? [] : beatsOf(moment);
    if (isJump || isReduced) {
      for (const beat of beats) hear(beat);
      return settle(next, moment.view);
    }
    const when = timed(beats, clock);
    show(next, moment.view, when);
    playing = { moment, beats: when, end: endOf(when, clock), heard: 0 };
  };

  /** Beats whose time has come are heard. True: the moment is over. */
  const follow = (now: Playing): boolean => {
    for (let next = now.beats[now.heard]; next && next.at <= clock; next = now.beats[now.heard]) {
      now.heard += 1;
      hear(next.beat);
    }
    return clock >= now.end;
  };

  const lieDown = (): void => {
    if (!rested || isPlaying()) return;
    const next = layout(rested.view, rested.seat, rested.picking);
    const isNew = view === null || isReduced;
    if (isNew) settle(next, rested.view);
    else show(next, rested.view, timed([PICK], clock));
  };

  const isPlaying = (): boolean => playing !== null || waiting.length > 0;

  const advance = (): void => {
    const wasPlaying = isPlaying();
    if (playing && follow(playing)) playing = null;
    while (!playing && waiting.length > 0) begin(waiting.shift() as Moment);
    if (playing) follow(playing);
    if (wasPlaying && !isPlaying()) lieDown();
  };

  /** Everything that waits but its outcome is dropped; its sounds were never due. */
  const skip = (): void => {
    const last = waiting.at(-1) ?? playing?.moment;
    for (const moment of waiting) remember(moment);
    waiting = [];
    playing = null;
    if (rested) settle(layout(rested.view, rested.seat, rested.picking), rested.view);
    else if (last) settle(layout(last.view, last.seat), last.view);
  };

  const add = (moments: readonly Moment[]): void => {
    const last = moments.at(-1);
    // Whoever rests on an older view would jump back when these are over.
    if (last) rested = { view: last.view, seat: last.seat, picking: NOT_PICKING };
    const gap = moments.findLastIndex(({ events }) => events.length === 0);
    if (gap >= 0) {
      waiting = [];
      playing = null;
    }
    waiting.push(...moments.slice(Math.max(gap, 0)));
    while (waiting.length > LONGEST) remember(waiting.shift() as Moment);
    if (isReduced) advance();
  };

  const replay = (moments: readonly Moment[]): void => {
    const [first] = moments;
    if (!first) return;
    skip();
    const before = past.findLast(({ ply }) => ply < first.ply);
    const start = before ?? first;
    settle(layout(start.view, start.seat), start.view);
    waiting = before ? [...moments] : moments.slice(1);
    if (waiting.length === 0) lieDown();
  };

  return {
    add,
    rest: (of, seat, picking) => {
      rested = { view: of, seat, picking };
      lieDown();
    },
    tick: (millis) => {
      clock += millis * pace(waiting.length + Number(playing !== null));
      advance();
      return clock;
    },
    isBusy: () => isPlaying() || clock < landed,
    isPlaying,
    shown: () => view,
    skip,
    replay,
    setReduced: (reduced) => {
      isReduced = reduced;
      if (reduced && isPlaying()) skip();
    },
    setSlim: (slim) => {
      if (slim === isSlim) return;
      isSlim = slim;
      if (rested && !isPlaying()) settle(layout(rested.view, rested.seat, rested.picking), rested.view);
    },
  };
}
