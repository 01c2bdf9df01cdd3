import { at, type Seat } from '@dolmen/core';
import { commitmentOf } from '@dolmen/records';
import type { MatchStart, StoredMatch } from '../store/store.ts';
import { isSlow, restart, startClock } from './clock.ts';
import { deal, seatedAnew } from './deal.ts';
import { clockOf, flaggedIn, removedIn, resignedIn } from './notes.ts';
import type { Outcome } from './outcome.ts';
import { giveToComputer, type Place } from './places.ts';
import { Playing } from './playing.ts';
import type { TablePorts } from './ports.ts';
import type { SavedState } from './saved-state.ts';
import type { Seating } from './seating.ts';
import { newServerSeed } from './server-seed.ts';
import type { TableSetting } from './setting.ts';

/** What a table is dealt from, and where that is written down. */
interface Dealing {
  readonly setting: () => TableSetting;
  readonly seating: Seating;
  readonly ports: TablePorts;
  /** Does one change of the table after the other. */
  readonly inTurn: (change: () => Promise<void>) => Promise<void>;
  /** Of the table as it is, or with these places. */
  readonly state: (places?: readonly Place[]) => SavedState;
}

/** Deals a table's matches, one after the other, and holds the present one. */
export class Dealer {
  readonly #dealing: Dealing;
  playing: Playing | null = null;
  outcome: Outcome | null = null;
  /** Nobody comes, goes or starts again while a deal is being written down. */
  isDealing = false;
  /** What the next deal is bound to, or, while it is played, the present one. */
  serverSeed: string;
  /** Asked for at every move: the hash is made once. */
  #bound = { to: '', commitment: '' };

  constructor(serverSeed: string, dealing: Dealing) {
    this.serverSeed = serverSeed;
    this.#dealing = dealing;
  }

  get commitment(): string {
    if (this.#bound.to !== this.serverSeed)
      this.#bound = { to: this.serverSeed, commitment: commitmentOf(this.serverSeed) };
    return this.#bound.commitment;
  }

  /** The next seat begins. */
  dealAgain(): Promise<void> {
    return this.deal(((this.playing?.first ?? 0) + 1) % this.#dealing.seating.places.length);
  }

  /** `first`: who is to begin; `null`: whom the deal says. */
  async deal(first: Seat | null): Promise<void> {
    this.isDealing = true;
    try {
      await this.#dealAnew(first);
    } finally {
      this.isDealing = false;
    }
  }

  async restore(match: StoredMatch): Promise<void> {
    const { ports, setting } = this.#dealing;
    const { game, clock } = setting();
    this.#seatAsIn(match);
    const stood = clockOf(game, clock, match);
    this.playing = this.#play(match, match.entries, isSlow(clock) ? stood : restart(stood, ports.now()));
    if (match.endedAt === null) return this.playing.resume();
    this.outcome = match.result as Outcome;
    await this.playing.endAsStored();
  }

  async #dealAnew(first: Seat | null): Promise<void> {
    const { setting, seating, ports, inTurn, state } = this.#dealing;
    const { places } = seating;
    const gathered = { code: ports.code, setting: setting(), places, serverSeed: this.serverSeed };
    const dealt = deal(gathered, first, ports.now());
    await inTurn(async () => {
      await ports.store.begin(dealt.match, state(seatedAnew(dealt.places)));
      await this.playing?.close();
      // Seated again: who came or went meanwhile did so at the old places.
      seating.places = seatedAnew(dealt.places);
      this.outcome = null;
      this.playing = this.#play(dealt.match, []);
    });
    this.playing?.drive();
  }

  #play(match: MatchStart, entries: StoredMatch['entries'], clock = this.#fullClock(match)): Playing {
    const { setting, seating, ports } = this.#dealing;
    const { game } = setting();
    return new Playing(game, match, entries, clock, seating.places, ports, (outcome, at) => this.#end(outcome, at));
  }

  #fullClock({ startedAt }: MatchStart): ReturnType<typeof startClock> {
    const { clock, seats } = this.#dealing.setting();
    return startClock(clock, seats, startedAt);
  }

  /** A secret is good for one deal: the next one is bound to a new one at once. */
  #end(outcome: Outcome, at: number): Promise<void> {
    const { ports, inTurn, state } = this.#dealing;
    const serverSeed = newServerSeed();
    return inTurn(async () => {
      await ports.store.finish(outcome.match, outcome, at, { ...state(), serverSeed });
      this.outcome = outcome;
      this.serverSeed = serverSeed;
    });
  }

  /** What became of seats during the match stands among its moves. */
  #seatAsIn({ entries }: StoredMatch): void {
    const { seating, setting } = this.#dealing;
    for (const seat of resignedIn(entries)) at(seating.places, seat).resigned = true;
    for (const seat of removedIn(entries)) giveToComputer(at(seating.places, seat), seat);
    if (setting().clock.kind === 'fischer')
      for (const seat of flaggedIn(entries)) at(seating.places, seat).standIn = 'game';
  }
}
