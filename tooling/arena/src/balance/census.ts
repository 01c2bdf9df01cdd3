import { at, type Common, type Seat } from '@dolmen/core';
import { type Event, NO_CARD, type RuneKind, runeStones, type State, type View } from '@dolmen/core/rune-stones';
import type { GameResult } from '../play-game.ts';
import { kindName } from './kinds.ts';
import { type BySource, noPoints, sourceAfter, sourceAsked } from './sources.ts';

/** How often cards of a kind did what. */
export interface KindCount {
  /** Lay in the display; were taken from it; came otherwise: from the pile, or out of the discard pile. */
  offered: number;
  summoned: number;
  found: number;
  /** Were spent for their magic; had their ability used. */
  magic: number;
  used: number;
}

/** What one player did in a game. */
export interface PlayerCount {
  /** In the order of play of the first round. */
  readonly place: number;
  readonly sources: BySource;
  readonly runes: RuneKind[];
  score: number;
  /** A part of 1 after a tie. */
  won: number;
}

export interface GameCount {
  readonly rounds: number;
  readonly endedBy: 'throne' | 'limit';
  readonly players: readonly PlayerCount[];
  readonly kinds: Readonly<Record<string, KindCount>>;
}

const noCount = (): KindCount => ({ offered: 0, summoned: 0, found: 0, magic: 0, used: 0 });

/** Counts what happens in one game of Rune Stones while it is played. */
export class Census {
  readonly #players: PlayerCount[];
  readonly #kinds: Record<string, KindCount> = {};
  #isSummoning = false;
  #rounds = 1;
  #endedBy: GameCount['endedBy'] = 'limit';
  #last: View | null = null;

  constructor(first: State) {
    const { length } = first.players;
    this.#players = first.players.map((_, seat) => ({
      place: (seat - first.first + length) % length,
      sources: noPoints(),
      runes: [],
      score: 0,
      won: 0,
    }));
    for (const card of first.display) if (card !== NO_CARD) this.#kind(card).offered++;
  }

  /** For `playGame`. */
  readonly watch = (before: Common, events: readonly unknown[], after: Common): void => {
    let source = sourceAsked(before as View);
    for (const event of events as readonly Event[]) {
      source = sourceAfter(event, source);
      if (event.type === 'scored') at(this.#players, event.seat).sources[source] += event.to - event.from;
      this.#see(event);
    }
    this.#last = after as View;
  };

  finish({ scores, winners }: GameResult): GameCount {
    for (const [seat, player] of this.#players.entries()) {
      player.score = at(scores, seat);
      player.won = winners.includes(seat) ? 1 / winners.length : 0;
      this.#countEnd(seat, player);
    }
    return { rounds: this.#rounds, endedBy: this.#endedBy, players: this.#players, kinds: this.#kinds };
  }

  #countEnd(seat: Seat, { sources }: PlayerCount): void {
    if (this.#last === null) return;
    for (const { key, points } of at(runeStones.scores(this.#last), seat).lines) {
      if (key === 'row') sources['rows at the end'] += points;
      if (key === 'stones') sources['stones at the end'] += points;
    }
  }

  #see(event: Event): void {
    switch (event.type) {
      case 'chose':
        this.#isSummoning = event.action === 'summon';
        return;
      case 'played':
        if (this.#isSummoning) this.#kind(event.card).magic++;
        return;
      case 'used':
        return void this.#kind(event.card).used++;
      case 'took':
        return void this.#kind(event.card).summoned++;
      case 'turned-up':
      case 'raised':
      case 'fetched':
        return void this.#kind(event.card).found++;
      case 'entered':
        return void this.#kind(event.card).offered++;
      case 'took-rune':
        return void at(this.#players, event.seat).runes.push(event.kind);
      case 'began':
        this.#rounds = Math.max(this.#rounds, event.round);
        return;
      case 'ended':
        this.#endedBy = event.by;
        return;
      default:
        return;
    }
  }

  #kind(card: number): KindCount {
    const name = kindName(card);
    const count = this.#kinds[name] ?? noCount();
    this.#kinds[name] = count;
    return count;
  }
}
