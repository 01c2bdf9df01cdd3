import { admit } from '../../admit.ts';
import { at } from '../../assert.ts';
import type { Reason } from '../../game.ts';
import type { Event } from '../event.ts';
import { keltis } from '../index.ts';
import { type Card, COLORS, type Color, NUMBERS, PATHS, type Path, place, START, type Tile } from '../material.ts';
import { clone, type Player, type State } from '../state.ts';

/** Tables set up by hand, for the tests of single rules. */

export const path = (color: Color): Path => COLORS.indexOf(color);

export function card(name: string): Card {
  const [color, number] = name.split('-');
  return path(color as Color) * NUMBERS + Number(number);
}
export const cards = (names: string): Card[] => names.split(' ').filter(Boolean).map(card);

const DEALT = keltis.setup({}, 4, [1, 2, 3, 4]);

/** Seat 0 is to begin, there are no tiles, and the hands are as given: 'red-1 blue-7'. */
export function table(...hands: string[]): State {
  const state = clone(DEALT);
  state.players = hands.map((hand, seat) => ({ ...at(state.players, seat), hand: cards(hand).sort((a, b) => a - b) }));
  state.toAct = 0;
  state.tiles = state.tiles.map((): Tile => 'none');
  return state;
}

export const player = (state: State, seat = 0): Player<Card> => at(state.players, seat);

/** Puts figures on paths; the large one where its colour is named. */
export function put(state: State, fields: { readonly [C in Color]?: number }, large?: Color, seat = 0): void {
  const owner = player(state, seat);
  owner.fields = PATHS.map((index) => fields[at(COLORS, index)] ?? START);
  owner.large = large === undefined ? null : path(large);
}

export function lay(state: State, color: Color, field: number, tile: Tile): void {
  state.tiles[place(path(color), field)] = tile;
}

export const words = (state: State): string[] => keltis.legal(state).map(keltis.format);

/** Plays words as if they came from outside; what happened is returned in notation. */
export function act(state: State, ...moves: string[]): string[] {
  const events: Event[] = [];
  for (const word of moves) {
    const move = admit(keltis, state, state.toAct ?? 0, word);
    if (!move.ok) throw new Error(`${word}: ${JSON.stringify(move.error)}; legal: ${words(state).join(' ')}`);
    keltis.play(state, move.value, (event) => events.push(event));
  }
  return events.map(keltis.tell);
}

/** Why not? As `K6 row-goes-up`. */
export function whyNot(state: State, word: string): string | null {
  const action = keltis.parse(word);
  if (action === null) throw new Error(`no such word: ${word}`);
  const reason: Reason | null = keltis.why(state, action);
  return reason && `${reason.rule} ${reason.key}`;
}
