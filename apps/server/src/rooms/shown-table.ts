import type { Viewer } from '@dolmen/core';
import {
  ClockState,
  type Happened,
  layGame,
  makeTable,
  PROTOCOL,
  project,
  SeatState,
  say,
  type TableState,
  writeEvents,
} from '@dolmen/protocol';
import { type Owner, personId } from '../table/identity.ts';
import type { Outcome } from '../table/outcome.ts';
import type { Place } from '../table/places.ts';
import type { Playing } from '../table/playing.ts';
import type { TableSetting } from '../table/setting.ts';
import type { Table } from '../table/table.ts';

/** The state that clients of a table see. What is hashed or written as text for it is made again only when it is another. */
export class ShownTable {
  readonly #table: Table;
  readonly state: TableState;
  #host: Owner | null = null;
  #setting: TableSetting | null = null;
  #outcome: Outcome | null = null;
  /** The moment of a match that is shown: whoever only comes or goes changes nothing of the game. */
  #playing: Playing | null = null;
  #ply = 0;

  constructor(table: Table, code: string) {
    this.#table = table;
    this.state = makeTable(table.setting.game.id);
    this.state.protocol = PROTOCOL;
    this.state.code = code;
    for (const { by: _, ...said } of table.chat) say(this.state, said);
  }

  /** Brings what clients see up to what the table is; only what changed is sent. `events`: what led there. */
  show(events: readonly unknown[]): void {
    this.state.phase = this.#table.phase;
    this.state.commitment = this.#table.commitment;
    this.#showHost(this.#table.host);
    this.#showSetting(this.#table.setting);
    this.#showPlaces();
    this.#showResult(this.#table.outcome);
    if (this.#table.playing) this.#showGame(this.#table.playing, events);
  }

  #showHost(host: Owner | null): void {
    if (host === this.#host) return;
    this.#host = host;
    this.state.host = host === null ? '' : personId(host, this.state.code);
  }

  /** Before a match its host may change it. */
  #showSetting(setting: TableSetting): void {
    if (setting === this.#setting) return;
    this.#setting = setting;
    const { game, options, visibility, clock, isFixed } = setting;
    layGame(this.state, game.id);
    this.state.isFixed = isFixed;
    this.state.options = JSON.stringify(options);
    this.state.visibility = visibility;
    this.state.clock ??= new ClockState();
    this.state.clock.assign({ seconds: 0, increment: 0, days: 0, ...clock });
  }

  #showPlaces(): void {
    const { places, playing, setting, now } = this.#table;
    const { seats } = this.state;
    while (seats.length < places.length) seats.push(new SeatState());
    while (seats.length > places.length) seats.pop();
    for (const [seat, shown] of seats.toArray().entries())
      showPlace(shown, places[seat], playing?.clock.left[seat] ?? 0);
    this.state.turnStarted = playing?.clock.since ?? 0;
    // Without a clock nobody needs the time, and nothing changes that would have to be sent.
    if (setting.clock.kind !== 'none') this.state.now = now;
  }

  /** The secret of a deal is shown once its match is over, and until the next one is dealt. */
  #showResult(outcome: Outcome | null): void {
    if (outcome === this.#outcome) return;
    this.#outcome = outcome;
    const { state } = this;
    state.result = outcome === null ? '' : JSON.stringify(outcome);
    state.serverSeed = outcome?.fairness.serverSeed ?? '';
    state.seed = outcome?.fairness.seed ?? '';
    state.nonces.clear();
    state.nonces.push(...(outcome?.fairness.nonces ?? []));
  }

  #showGame(playing: Playing, events: readonly unknown[]): void {
    const { ply } = playing.state;
    const isAnother = playing !== this.#playing || ply !== this.#ply;
    this.#playing = playing;
    this.#ply = ply;
    const { game } = this.#table.setting;
    if (isAnother)
      project(
        this.state,
        this.#forAll((viewer) => game.view(playing.state, viewer)),
      );
    // The last moment of a match may be seen before it is stored that it was the last, and told of after.
    if (events.length > 0) writeEvents(this.state, this.#seen(events));
    else if (isAnother) writeEvents(this.state, null);
  }

  #seen(events: readonly unknown[]): Happened {
    const { game } = this.#table.setting;
    return this.#forAll((viewer) => events.map((event) => game.viewEvent(event, viewer)));
  }

  #forAll<T>(seen: (viewer: Viewer) => T): { spectator: T; own: T[] } {
    return { spectator: seen(null), own: this.#table.places.map((_, seat) => seen(seat)) };
  }
}

function showPlace(shown: SeatState, place: Place | undefined, millis: number): void {
  if (place === undefined) return;
  shown.kind = place.kind;
  shown.name = place.name;
  shown.level = place.level;
  shown.connected = place.connected;
  shown.standIn = place.standIn !== 'nobody';
  shown.resigned = place.resigned;
  shown.hasNonce = place.nonce !== '';
  shown.millis = millis;
}
