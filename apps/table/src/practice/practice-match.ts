import type { Remark } from '@dolmen/bots';
import type { RefusedBecause } from '@dolmen/client';
import {
  type Common,
  fail,
  fork,
  GAMES,
  Match,
  ok,
  parseSeed,
  type RecordError,
  type Result,
  random,
  type Seat,
  type Seed,
} from '@dolmen/core';
import type { Ack, GameEvent, PlyEvents } from '@dolmen/protocol';
import type { Ask, FromWorker, Kept, Shown } from './messages.ts';
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

/** The whole match, secrets included: it runs in a worker, and only the own seat's view leaves it. */
export class PracticeMatch {
  readonly #setting: PracticeSetting;
  readonly #ports: MatchPorts;
  #match: Match;
  #turn: Timer | null = null;

  private constructor(setting: PracticeSetting, match: Match, ports: MatchPorts) {
    this.#setting = setting;
    this.#match = match;
    this.#ports = ports;
  }

  /** A new match. */
  static deal(setting: PracticeSetting, seed: string, ports: MatchPorts): Result<PracticeMatch, RecordError> {
    const { game, options, seats } = setting;
    const match = Match.begin(GAMES[game], { options, seats, seed: seedOf(seed) });
    return match.ok ? ok(new PracticeMatch(setting, match.value, ports)) : match;
  }

  /** Goes on where a match was left. */
  static resume({ setting, record }: Kept, ports: MatchPorts): Result<PracticeMatch, RecordError> {
    const match = Match.resume(GAMES[record.game], record);
    return match.ok ? ok(new PracticeMatch(setting, match.value, ports)) : match;
  }

  /** Shows the table, and lets a computer move if it is to. */
  begin(): void {
    this.#show(null);
    this.#scheduleComputer();
  }

  ask(ask: Ask): Answer {
    switch (ask.name) {
      case 'act':
        return this.#act(this.#seat, ask.ply, ask.word);
      case 'undo':
        return this.#undo(ask.ply, ask.to);
      case 'resign':
        return this.#resign();
      case 'rematch':
        return this.#rematch(ask.seed);
    }
  }

  get #seat(): Seat {
    return this.#setting.seat;
  }

  get #ack(): Answer {
    return ok({ ply: this.#match.state.ply });
  }

  #act(seat: Seat, ply: number, word: string): Answer {
    const move = this.#match.check(seat, ply, word);
    if (!move.ok) return fail({ ...move.error });
    const events = this.#match.apply(move.value);
    this.#show({ ply: this.#match.state.ply, events: events.map((event) => this.#seenEvent(event)) });
    this.#scheduleComputer();
    return this.#ack;
  }

  #seenEvent(event: unknown): GameEvent {
    return this.#match.game.viewEvent(event, this.#seat) as GameEvent;
  }

  #undo(ply: number, to: number): Answer {
    const checked = this.#match.checkUndo(this.#seat, ply, to);
    if (!checked.ok) return fail({ ...checked.error });
    this.#match.undo(to);
    this.begin();
    return this.#ack;
  }

  /** With more than two the match goes on, and a computer plays the own seat too. */
  #resign(): Answer {
    const checked = this.#match.checkResign();
    if (!checked.ok) return fail({ ...checked.error });
    this.#match.resign(this.#seat);
    this.begin();
    return this.#ack;
  }

  #rematch(seed: string): Answer {
    const { game, header } = this.#match;
    const match = Match.begin(game, { ...header, seed: seedOf(seed) });
    if (!match.ok) return fail({ code: 'bad-options' });
    this.#match = match.value;
    this.begin();
    return this.#ack;
  }

  get #hasResigned(): boolean {
    return this.#match.resigned.includes(this.#seat);
  }

  #scheduleComputer(): void {
    this.#turn?.clear();
    const { toAct } = this.#match.state;
    const isComputers = toAct !== this.#seat || this.#hasResigned;
    if (toAct !== null && isComputers && !this.#match.isOver)
      this.#turn = this.#ports.later(() => this.#letComputer(toAct), 0);
  }

  /** It thinks, and seems to think no shorter than a person would. */
  #letComputer(seat: Seat): void {
    const { game, state } = this.#match;
    const { ply } = state;
    const begun = this.#ports.now();
    const view = game.view(state, seat);
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
    const [a, b, c, d] = seedOf(this.#match.header.seed);
    const { ply } = this.#match.state;
    return fork(random([a ^ 0x636f6d70, b, c ^ ply, d]));
  }

  #show(events: PlyEvents | null): void {
    const { game, state, record, isOver } = this.#match;
    const shown: Shown = {
      view: game.view(state, this.#seat),
      phase: isOver ? 'over' : 'playing',
      hasResigned: this.#hasResigned,
    };
    this.#ports.tell({ type: 'shown', shown, events, kept: { setting: this.#setting, record } });
  }
}

function seedOf(text: string): Seed {
  const seed = parseSeed(text);
  if (seed === null) throw new Error(`no seed: ${text}`);
  return seed;
}
