import type { Common, Viewer } from '@dolmen/core';
import { CATCH_UP, playingSpeed } from '../../session/catch-up.ts';
import type { Moment } from '../../session/session.ts';
import type { Piece } from '../piece.ts';
import { type AnyStage, type Beat, NOT_PICKING, type Picking, type Sight, type SoundName } from '../stage.ts';
import { type Change, change, endOf, type Timed, type Travels, timed } from './flight.ts';

/** What the director brings about. Times are its own: they run faster while many moments wait. */
export interface DirectorOutput {
  readonly pieces: {
    /** Something moves: from now on this is where everything belongs. */
    fly(change: Change): void;
    /** Everything is where it belongs, at once. */
    put(pieces: readonly Piece[]): void;
    readonly travels: Travels;
  };
  play(sound: SoundName): void;
  cue(cue: string): void;
}

/** The newest view, and what is picked in it. */
interface Newest {
  readonly view: Common;
  readonly seat: Viewer;
  readonly picking: Picking;
}

interface Playing {
  readonly beats: readonly Timed[];
  readonly end: number;
  performed: number;
}

/** How long a piece takes to rise when it is picked, or to lie down again. */
const PICK: Beat = { millis: 200 };

/**
 * Plays what happened, in order, then rests on the newest view. It knows no clock but the one it is given, and moves nothing
 * itself.
 */
export class Director {
  readonly #stage: AnyStage;
  readonly #output: DirectorOutput;
  readonly #reducesMotion: boolean;
  #clock = 0;
  #landed = 0;
  #waiting: Moment[] = [];
  #playing: Playing | null = null;
  #newest: Newest | null = null;
  #pieces: readonly Piece[] = [];
  #view: Common | null = null;
  #sight: Sight = { isSlim: false, isSeated: false };

  constructor(stage: AnyStage, output: DirectorOutput, reducesMotion = false) {
    this.#stage = stage;
    this.#output = output;
    this.#reducesMotion = reducesMotion;
  }

  /** Moments are shown after those that wait; then the newest view, with what is picked. */
  show(moments: readonly Moment[], newest: Newest): void {
    this.#newest = newest;
    this.#enqueue(moments);
    if (this.#reducesMotion && this.isPlaying) this.#advance();
    else this.#rest();
  }

  /** Time passes. */
  tick(millis: number): void {
    this.#clock += millis * playingSpeed(this.#waiting.length + Number(this.#playing !== null));
    this.#advance();
  }

  /** The director's clock, for the flights. */
  get now(): number {
    return this.#clock;
  }

  get isPlaying(): boolean {
    return this.#playing !== null || this.#waiting.length > 0;
  }

  /** Is something playing, or landing? */
  get isBusy(): boolean {
    return this.isPlaying || this.#clock < this.#landed;
  }

  /** The view that is shown now. */
  get shown(): Common | null {
    return this.#view;
  }

  /** Everything that waits but its outcome is dropped; its sounds were never due. */
  skip(): void {
    this.#waiting = [];
    this.#playing = null;
    if (this.#newest) this.#jumpTo(this.#newest);
  }

  /** Plays moments again; the first is the table before them. */
  replay([before, ...moments]: readonly Moment[]): void {
    if (!before) return;
    this.skip();
    this.#jumpTo({ ...before, picking: NOT_PICKING });
    this.#waiting = moments;
    this.#rest();
  }

  /** The table is looked at otherwise. */
  setSight(sight: Sight): void {
    const { isSlim = false, isSeated = false } = sight;
    if (isSlim === this.#sight.isSlim && isSeated === this.#sight.isSeated) return;
    this.#sight = { isSlim, isSeated };
    if (this.#newest && !this.isPlaying) this.#jumpTo(this.#newest);
  }

  /** After a moment of no events (the page was asleep, the line was lost) what came before it is of no interest. */
  #enqueue(moments: readonly Moment[]): void {
    const gap = moments.findLastIndex(({ events }) => events.length === 0);
    if (gap >= 0) {
      this.#waiting = [];
      this.#playing = null;
    }
    this.#waiting.push(...moments.slice(Math.max(gap, 0)));
    this.#waiting = this.#waiting.slice(-CATCH_UP.mostMoments);
  }

  #advance(): void {
    const wasPlaying = this.isPlaying;
    if (this.#playing && this.#follow(this.#playing)) this.#playing = null;
    while (!this.#playing && this.#waiting.length > 0) this.#begin(this.#waiting.shift() as Moment);
    if (this.#playing) this.#follow(this.#playing);
    if (wasPlaying && !this.isPlaying) this.#rest();
  }

  #begin(moment: Moment): void {
    const isJump = this.#view === null || moment.events.length === 0 || moment.view.ply < this.#view.ply;
    const beats = isJump ? [] : this.#beatsOf(moment);
    if (isJump || this.#reducesMotion) {
      for (const beat of beats) this.#perform(beat);
      return this.#jumpTo({ ...moment, picking: NOT_PICKING });
    }
    const when = timed(beats, this.#clock);
    this.#flyTo({ ...moment, picking: NOT_PICKING }, when);
    this.#playing = { beats: when, end: endOf(when, this.#clock), performed: 0 };
  }

  #beatsOf({ events, view, seat }: Moment): readonly Beat[] {
    const before = this.#view ?? view;
    return events.flatMap((event) => this.#stage.beat(event, before, view, seat) ?? []);
  }

  /** Beats whose time has come are performed. True: the moment is over. */
  #follow(playing: Playing): boolean {
    const isDue = (beat: Timed | undefined): beat is Timed => beat !== undefined && beat.at <= this.#clock;
    for (let next = playing.beats[playing.performed]; isDue(next); next = playing.beats[playing.performed]) {
      playing.performed += 1;
      this.#perform(next.beat);
    }
    return this.#clock >= playing.end;
  }

  #perform({ sound, cue }: Beat): void {
    if (sound) this.#output.play(sound);
    if (cue) this.#output.cue(cue);
  }

  /** Nothing is left to play: what is picked rises, all else lies down. */
  #rest(): void {
    if (!this.#newest || this.isPlaying) return;
    if (this.#view === null || this.#reducesMotion) this.#jumpTo(this.#newest);
    else this.#flyTo(this.#newest, timed([PICK], this.#clock));
  }

  #layout({ view, seat, picking }: Newest): readonly Piece[] {
    return this.#stage.layout(view, seat, { ...picking, ...this.#sight });
  }

  #flyTo(table: Newest, beats: readonly Timed[]): void {
    const next = this.#layout(table);
    const changed = change(this.#pieces, next, beats, this.#output.pieces.travels);
    for (const { legs } of changed.flights) this.#landed = Math.max(this.#landed, legs.at(-1)?.end ?? 0);
    this.#pieces = next;
    this.#view = table.view;
    if (changed.flights.length > 0 || next.length > 0) this.#output.pieces.fly(changed);
  }

  #jumpTo(table: Newest): void {
    this.#pieces = this.#layout(table);
    this.#view = table.view;
    this.#landed = this.#clock;
    this.#output.pieces.put(this.#pieces);
  }
}
