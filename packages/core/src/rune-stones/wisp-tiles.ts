import { times } from '../lists.ts';
import type { Effect } from './ability.ts';
import type { Color } from './material.ts';

export type Tile =
  | 'points-2'
  | 'points-3'
  | `die-${Color}`
  | 'die-ore'
  | 'two-gems'
  | 'one-wild'
  | 'two-wild'
  | 'summon'
  | 'draw'
  | 'play';

/** S75, S78: how often each tile exists, and what it does in order. `play` asks for a card instead. */
export const TILES: { readonly [T in Tile]: { readonly copies: number; readonly effects: readonly Effect[] } } = {
  'points-2': { copies: 1, effects: ['points:2'] },
  'points-3': { copies: 1, effects: ['points:3'] },
  'die-green': { copies: 1, effects: ['die', 'green'] },
  'die-red': { copies: 1, effects: ['die', 'red'] },
  'die-blue': { copies: 1, effects: ['die', 'blue'] },
  'die-yellow': { copies: 1, effects: ['die', 'yellow'] },
  'die-ore': { copies: 3, effects: ['die', 'ore'] },
  'two-gems': { copies: 1, effects: ['any', 'any'] },
  'one-wild': { copies: 1, effects: ['wild'] },
  'two-wild': { copies: 1, effects: ['wild', 'wild'] },
  summon: { copies: 2, effects: ['card:any'] },
  draw: { copies: 2, effects: ['draw'] },
  play: { copies: 2, effects: [] },
};

const NAMES = Object.keys(TILES) as readonly Tile[];

export const ALL_TILES: readonly Tile[] = NAMES.flatMap((name) => times(TILES[name].copies, name));
