import type { Remark } from '@dolmen/bots';
import type { Ack, RefusedBecause } from '@dolmen/client';
import {
  type AnyGame,
  admit,
  type Common,
  fail,
  fork,
  GAMES,
  type Header,
  ok,
  parseSeed,
  type RecordError,
  type Result,
  random,
  replay,
  type Seat,
  type Seed,
  start,
} from '@dolmen/core';
import type { GameEvent, Told } from '@dolmen/protocol';
import type { Ask, FromWorker, Kept, Seen } from './messages.ts';
import { OWN_SEAT } from './own-seat.ts';
import type { PracticeSetting } from './setting.ts';

export interface Timer {
  clear(): void;
}

/** What a match in this browser needs of the world around it. */
export interface MatchPorts {
  tell(message: FromWorker): void;
  now(): number;
  later(task: () => void, millis: number): Timer;
  /** A computer's move, from what its seat sees. */
  think(view: Common, seed: Seed): { readonly word: string; readonly remark: Remark | null };
  /** How long it should seem to take. */
  pause(view: Common, seed: Seed): number;
}

type Answer = Result<Ack, RefusedBecause>;
const refuse = (code: RefusedBecause['code'], detail: object = {}): Answer => fail({ code, ...detail });

/** The whole match, secrets included: it runs in a worker, and only the own seat's view leaves it. */
export class LocalMatch {
  readonly #game: AnyGame;
  readonly #setting: PracticeSetting;
  readonly #ports: MatchPorts;
  #header: Header;
  #state: Common;
  #words: string[];
  #hasResigned: boolean;
  #turn: Timer | null = null;

  private constructor(game: AnyGame, kept: Kept, state: Common, ports: MatchPorts) {
    const { actions, ...header } = kept.record;
    this.#game = game;
    this.#setting = kept.setting;
    this.#ports = ports;
    this.#header = header;
    this.#words = [...actions];
    this.#hasResigned = kept.hasResigned;
    this.#state = state;
  }

  /** A new match. */
  static deal(setting: PracticeSetting, seed: string, ports: MatchPorts): Result<LocalMatch, RecordError> {
    const { game, options, seats } = setting;
    const begun = start(gameOf(game), { options, seats, seed: seedOf(seed) });
    if (!begun.ok) return begun;
    const { header, state } = begun.value;
    const kept: Kept = { setting, record: { ...header, actions: [] }, hasResigned: false };
    return ok(new LocalMatch(gameOf(game), kept, state, ports));
  }

  /** Goes on where a match was left. */
  static resume(kept: Kept, ports: MatchPorts): Result<LocalMatch, RecordError> {
    const game = gameOf(kept.record.game);
    const state = replay(game, kept.record);
    return state.ok ? ok(new LocalMatch(game, kept, state.value, ports)) : state;
  }

  /** Shows the table, and lets a computer move if it is to. */
  begin(): void {
    this.#show(null);
    this.#drive();
  }

  ask(ask: Ask): Answer {
    switch (ask.name) {
      case 'act':
        return this.#act(OWN_SEAT, ask.ply, ask.word);
      case 'undo':
        return this.#undo(ask.ply, ask.to);
      case 'resign':
        return this.#resign();
      case 'rematch':
        return this.#rematch(ask.seed);
    }
  }

  get #isOver(): boolean {
    return this.#hasResigned || this.#state.toAct === null;
  }

  #act(seat: Seat, ply: number, word: string): Answer {
    if (this.#isOver) return refuse('game-over');
    if (ply !== this.#state.ply) return refuse('wrong-ply', { ply: this.#state.ply });
    const move = admit(this.#game, this.#state, seat, word);
    if (!move.ok) return refuse(move.error.code);
    const events: GameEvent[] = [];
    this.#game.play(this.#state, move.value, (event) => events.push(event as GameEvent));
    this.#words.push(word);
    this.#show({ ply: this.#state.ply, events: events.map((event) => this.#seenEvent(event)) });
    this.#drive();
    return ok({ ply: this.#state.ply });
  }

  #seenEvent(event: GameEvent): GameEvent {
    return this.#game.viewEvent(event, OWN_SEAT) as GameEvent;
  }

  #undo(ply: number, to: number): Answer {
    const state = this.#state;
    if (this.#isOver) return refuse('game-over');
    if (ply !== state.ply || to >= ply) return refuse('wrong-ply', { ply: state.ply });
    if (state.toAct !== OWN_SEAT) return refuse('not-your-turn');
    if (to < state.floor) return refuse('floor', { floor: state.floor });
    this.#words = this.#words.slice(0, to);
    this.#state = this.#replayed();
    this.#show(null);
    return ok({ ply: this.#state.ply });
  }

  #resign(): Answer {
    if (this.#isOver) return refuse('already-over');
    this.#hasResigned = true;
    this.#turn?.clear();
    this.#show(null);
    return ok({ ply: this.#state.ply });
  }

  #rematch(seed: string): Answer {
    const { options, seats } = this.#header;
    const begun = start(this.#game, { options, seats, seed: seedOf(seed) });
    if (!begun.ok) return refuse('bad-options');
    this.#turn?.clear();
    this.#header = begun.value.header;
    this.#state = begun.value.state;
    this.#words = [];
    this.#hasResigned = false;
    this.begin();
    return ok({ ply: 0 });
  }

  #replayed(): Common {
    const state = replay(this.#game, { ...this.#header, actions: this.#words });
    if (!state.ok) throw new Error(`the match cannot be replayed: ${JSON.stringify(state.error)}`);
    return state.value;
  }

  #drive(): void {
    const { toAct } = this.#state;
    if (!this.#isOver && toAct !== null && toAct !== OWN_SEAT)
      this.#turn = this.#ports.later(() => this.#letComputer(toAct), 0);
  }

  /** It thinks, and seems to think no shorter than a person would. */
  #letComputer(seat: Seat): void {
    const { ply } = this.#state;
    const begun = this.#ports.now();
    const view = this.#game.view(this.#state, seat);
    const chance = this.#chance();
    const { word, remark } = this.#ports.think(view, chance);
    const rest = this.#ports.pause(view, chance) - (this.#ports.now() - begun);
    this.#turn = this.#ports.later(() => this.#computerActs(seat, ply, word, remark), Math.max(0, rest));
  }

  #computerActs(seat: Seat, ply: number, word: string, remark: Remark | null): void {
    const played = this.#act(seat, ply, word);
    if (!played.ok) throw new Error(`a computer may not ${word}: ${played.error.code}`);
    if (remark) this.#ports.tell({ type: 'remark', seat, ...remark });
  }

  /** The same match meets the same computers; nothing of its secrets follows from their chance. */
  #chance(): Seed {
    const [a, b, c, d] = seedOf(this.#header.seed);
    const { ply } = this.#state;
    return fork(random([a ^ 0x636f6d70, b, c ^ ply, d]));
  }

  #show(told: Told | null): void {
    const seen: Seen = {
      view: this.#game.view(this.#state, OWN_SEAT),
      phase: this.#isOver ? 'over' : 'playing',
      hasResigned: this.#hasResigned,
    };
    const record = { ...this.#header, actions: this.#words.slice() };
    const kept: Kept = { setting: this.#setting, record, hasResigned: this.#hasResigned };
    this.#ports.tell({ type: 'seen', seen, told, kept });
  }
}

function gameOf(id: string): AnyGame {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no such game: ${id}`);
  return game;
}

function seedOf(text: string): Seed {
  const seed = parseSeed(text);
  if (seed === null) throw new Error(`no seed: ${text}`);
  return seed;
}
