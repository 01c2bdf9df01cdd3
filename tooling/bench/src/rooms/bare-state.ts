import { type SchemaType, schema, t } from '@colyseus/schema';

/** A table as large as one of Keltis with three players, open to everybody, and moves that change as much of it, without rules. */

export const SEATS = 3;
/** As many as a game of Keltis takes whose players always choose the first legal action. */
export const MOVES = 186;
const CARDS = 8;
const COLORS = 5;
const TILES = 45;
const STOCK = 86;

const Player = schema(
  {
    hand: t.array('uint8'),
    handCount: t.uint8(),
    red: t.array('uint8'),
    yellow: t.array('uint8'),
    violet: t.array('uint8'),
    green: t.array('uint8'),
    blue: t.array('uint8'),
    fields: t.array('uint8'),
    large: t.int8(),
    wishes: t.uint8(),
    points: t.uint8(),
  },
  'BarePlayer',
);
type Player = SchemaType<typeof Player>;

export const BareState = schema(
  {
    ply: t.uint16().default(0),
    choice: t.uint8().default(0),
    toAct: t.int8().default(0),
    floor: t.uint16().default(0),
    turnStarted: t.float64().default(0),
    stockCount: t.uint8().default(STOCK),
    players: t.array(Player),
    tiles: t.array('uint8'),
    red: t.array('uint8'),
    yellow: t.array('uint8'),
    violet: t.array('uint8'),
    green: t.array('uint8'),
    blue: t.array('uint8'),
  },
  'BareState',
);
export type BareState = SchemaType<typeof BareState>;

const rowsOf = ({ red, yellow, violet, green, blue }: Player) => [red, yellow, violet, green, blue];

export function newState(): BareState {
  const state = new BareState();
  for (let tile = 0; tile < TILES; tile++) state.tiles.push(tile % 6);
  for (let seat = 0; seat < SEATS; seat++) state.players.push(newPlayer(seat));
  return state;
}

function newPlayer(seat: number): Player {
  const player = new Player().assign({ handCount: CARDS, large: -1, wishes: 0, points: 0 });
  for (let card = 0; card < CARDS; card++) player.hand.push(seat * CARDS + card);
  for (let path = 0; path < COLORS; path++) player.fields.push(0);
  return player;
}

/** A turn is two moves: a card is laid, a card is drawn. */
export function move(state: BareState, now: number): void {
  const player = state.players[state.toAct];
  if (!player) throw new Error(`nobody has seat ${state.toAct}`);
  if (state.ply % 2 === 0) lay(player, state.ply);
  else draw(state, player);
  state.ply++;
  state.choice = state.ply % 2;
  state.toAct = Math.floor(state.ply / 2) % SEATS;
  state.floor = state.ply;
  state.turnStarted = now;
}

function lay(player: Player, ply: number): void {
  const path = ply % COLORS;
  rowsOf(player)[path]?.push(player.hand.pop() ?? 0);
  player.fields[path] = ((player.fields[path] ?? 0) + 1) % 10;
  player.handCount = player.hand.length;
  player.points++;
}

function draw(state: BareState, player: Player): void {
  state.stockCount--;
  player.hand.push(state.stockCount);
  player.handCount = player.hand.length;
}
