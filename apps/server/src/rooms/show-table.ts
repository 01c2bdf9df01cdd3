import { ClockState, layGame, makeTable, PROTOCOL, project, SeatState, say, type TableState } from '@dolmen/protocol';
import { personId } from '../table/identity.ts';
import type { Place } from '../table/places.ts';
import type { Playing } from '../table/playing.ts';
import type { Table } from '../table/table.ts';

/** A table with nothing on it, and what was said before it was opened again. */
export function newTableState({ setting, chat }: Table): TableState {
  const state = makeTable(setting.game.id);
  for (const { by: _, ...said } of chat) say(state, said);
  return state;
}

/** Brings what clients see up to what the table is; only what changed is sent. */
export function showTable(state: TableState, table: Table, code: string): void {
  state.protocol = PROTOCOL;
  state.code = code;
  state.phase = table.phase;
  state.host = table.host === null ? '' : personId(table.host, code);
  state.commitment = table.commitment;
  showSetting(state, table);
  showPlaces(state, table);
  showResult(state, table);
  showGame(state, table);
}

/** Before a match its host may change it. */
function showSetting(state: TableState, { setting }: Table): void {
  const { game, options, visibility, clock, isFixed } = setting;
  layGame(state, game.id);
  state.isFixed = isFixed;
  state.options = JSON.stringify(options);
  state.visibility = visibility;
  state.clock ??= new ClockState();
  state.clock.assign({ seconds: 0, increment: 0, days: 0, ...clock });
}

function showPlaces(state: TableState, table: Table): void {
  while (state.seats.length < table.places.length) state.seats.push(new SeatState());
  while (state.seats.length > table.places.length) state.seats.pop();
  for (const [seat, place] of table.places.entries()) {
    const shown = state.seats[seat];
    if (shown) showPlace(shown, place, table.playing?.clock.left[seat] ?? 0);
  }
  state.turnStarted = table.playing?.clock.since ?? 0;
  // Without a clock nobody needs the time, and nothing changes that would have to be sent.
  if (table.setting.clock.kind !== 'none') state.now = table.now;
}

function showPlace(shown: SeatState, place: Place, millis: number): void {
  shown.kind = place.kind;
  shown.name = place.name;
  shown.level = place.level;
  shown.connected = place.connected;
  shown.standIn = place.standIn !== 'nobody';
  shown.resigned = place.resigned;
  shown.hasNonce = place.nonce !== '';
  shown.millis = millis;
}

/** The secret of a deal is shown once its match is over, and until the next one is dealt. */
function showResult(state: TableState, { outcome }: Table): void {
  state.result = outcome === null ? '' : JSON.stringify(outcome);
  state.serverSeed = outcome?.fairness.serverSeed ?? '';
  state.seed = outcome?.fairness.seed ?? '';
  const nonces = outcome?.fairness.nonces ?? [];
  if (state.nonces.length !== nonces.length) {
    state.nonces.clear();
    state.nonces.push(...nonces);
  }
}

/** The moment of a match that is shown: whoever only comes or goes changes nothing of the game. */
const shown = new WeakMap<Playing, number>();

function showGame(state: TableState, table: Table): void {
  const { playing, setting, places } = table;
  if (playing === null) return;
  const { ply } = playing.state;
  if (shown.get(playing) === ply) return;
  shown.set(playing, ply);
  const own = places.map((_, seat) => setting.game.view(playing.state, seat));
  project(state, { spectator: setting.game.view(playing.state, null), own });
}
