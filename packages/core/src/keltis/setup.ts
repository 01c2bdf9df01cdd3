import { at } from '../assert.ts';
import { rising, times } from '../lists.ts';
import { below, random, type Seed, shuffle } from '../random.ts';
import {
  CARDS,
  type Card,
  COPIES,
  END_STONE,
  HAND,
  PATHS,
  place,
  REMOVED,
  START,
  TILE_FIELDS,
  TILES,
  type Tile,
} from './material.ts';
import type { Player, State } from './state.ts';

/** Keltis has no options. */
export type Options = Readonly<Record<string, never>>;

/** K1–K4 */
export function setup(_options: Options, seats: number, seed: Seed): State {
  const source = random(seed);
  const first = below(source, seats);
  const tiles = layTiles(shuffle(source, TILES));
  const stock = shuffle(source, DECK);
  return {
    ply: 0,
    toAct: first,
    choice: 'turn',
    floor: 0,
    players: Array.from({ length: seats }, () => newPlayer(stock.splice(-HAND))),
    tiles,
    removed: seats === 2 ? stock.splice(-REMOVED) : [],
    stock,
    discards: PATHS.map(() => []),
    entering: null,
    barred: null,
    idle: 0,
  };
}

const DECK: readonly Card[] = CARDS.flatMap((card) => times(COPIES, card));
const BARE: readonly Tile[] = times<Tile>(PATHS.length * END_STONE, 'none');
const TILE_PLACES = TILE_FIELDS.flatMap((fields, path) => fields.map((field) => place(path, field)));

function layTiles(shuffled: readonly Tile[]): Tile[] {
  const tiles = BARE.slice();
  for (let index = 0; index < shuffled.length; index++) tiles[at(TILE_PLACES, index)] = at(shuffled, index);
  return tiles;
}

const newPlayer = (hand: Card[]): Player<Card> => ({
  hand: hand.sort(rising),
  known: [],
  rows: PATHS.map(() => []),
  fields: PATHS.map(() => START),
  large: null,
  wishes: 0,
  points: 0,
});
