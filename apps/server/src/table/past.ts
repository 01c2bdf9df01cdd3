import { type AnyGame, type Common, fail, type MatchRecord, ok, Reel, type Result, type Viewer } from '@dolmen/core';
import type { GameEvent, Past } from '@dolmen/protocol';

type PastRefusal = { readonly code: 'wrong-ply'; readonly ply: number };

/** What was at a match under way, to each as they may know it. Keeps no more than a reel does, however long the match. */
export class MatchPast {
  readonly #game: AnyGame;
  readonly #reel: Reel;
  /** Who was to act at each ply. */
  readonly #toAct: (number | null)[] = [];

  constructor(game: AnyGame, record: MatchRecord) {
    this.#game = game;
    this.#reel = new Reel(game, record);
  }

  /** `record`: the match as it is now. */
  at(ply: number, viewer: Viewer, record: MatchRecord): Result<Past, PastRefusal> {
    const plies = record.actions.length;
    if (ply > plies) return fail({ code: 'wrong-ply', ply: plies });
    const shared = this.#reel.follow(record);
    this.#toAct.length = Math.min(this.#toAct.length, shared + 1);
    while (this.#toAct.length <= plies) this.#toAct.push(this.#moment(this.#toAct.length).state.toAct);
    const { state, events } = this.#moment(ply);
    const seen = events.map((event) => this.#game.viewEvent(event, viewer) as GameEvent);
    const view = this.#game.view(state, viewer);
    return ok({ view, events: seen, turns: this.#turns(plies) });
  }

  #moment(ply: number): { readonly state: Common; readonly events: readonly unknown[] } {
    const moment = this.#reel.at(ply);
    if (!moment.ok) throw new Error(`a match cannot be replayed: ${JSON.stringify(moment.error)}`);
    return moment.value;
  }

  /** Where turns begin, and whose they are: everybody saw that. */
  #turns(plies: number): Past['turns'] {
    const acting = this.#toAct.slice(0, plies);
    return acting.flatMap((seat, ply) => (seat === null || seat === acting[ply - 1] ? [] : [[ply, seat] as const]));
  }
}
