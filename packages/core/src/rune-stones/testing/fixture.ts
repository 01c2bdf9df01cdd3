import { admit } from '../../admit.ts';
import { at } from '../../assert.ts';
import type { Seat } from '../../game.ts';
import { insert, remove } from '../../lists.ts';
import { pick, random } from '../../random.ts';
import { start } from '../../record.ts';
import type { Event } from '../event.ts';
import { runeStones } from '../index.ts';
import {
  type Artefact,
  type Card,
  FACES,
  type Face,
  type Gem,
  NO_CARD,
  type RuneKind,
  STONES,
  type Stones,
} from '../material.ts';
import type { Player, State } from '../state.ts';
import type { Tile } from '../wisp-tiles.ts';

/** Tables for the tests of single rules: as after the set-up, then arranged with nothing lost. Seat 0 is to begin. */
export function table(options: unknown = {}, seats = 2): State {
  const begun = start(runeStones, { options, seats, seed: [1, 2, 3, 4] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  state.toAct = 0;
  state.first = 0;
  return state;
}

export const player = (state: State, seat: Seat = 0): Player<never> => at(state.players, seat);

/** Gives a seat exactly this hand. Other cards of the hand go under the draw pile; creatures come from the common cards. */
export function deal(state: State, seat: Seat, hand: readonly Card[]): void {
  const own = player(state, seat);
  own.pile.unshift(...own.hand.splice(0));
  own.known = [];
  for (const card of hand) {
    const from = [own.pile, own.discard].find((pile) => pile.includes(card));
    if (from) remove(from, card);
    else pull(state, card);
    if (!own.owned.includes(card)) insert(own.owned, card);
    insert(own.hand, card);
  }
}

/** Takes a creature from among the common cards; an open slot of the display is filled with another. */
function pull(state: State, card: Card): void {
  const slot = state.display.indexOf(card);
  if (slot >= 0) state.display[slot] = state.pile.shift() ?? NO_CARD;
  else remove(state.pile.includes(card) ? state.pile : state.discard, card);
}

/** Lays the display from left to right; `NO_CARD` leaves a slot open. */
export function lay(state: State, cards: readonly Card[]): void {
  state.pile.unshift(...state.display.filter((card) => card !== NO_CARD));
  state.display = cards.slice();
  for (const card of cards) if (card !== NO_CARD) remove(state.pile, card);
}

/** Puts creatures of the common pile on the common discard pile. */
export function bury(state: State, cards: readonly Card[]): void {
  for (const card of cards) {
    pull(state, card);
    state.discard.push(card);
  }
}

/** Gives a seat exactly these stones. */
export function hold(state: State, seat: Seat, stones: Partial<Stones>): void {
  const own = player(state, seat);
  for (const stone of STONES) {
    const wanted = stones[stone] ?? 0;
    state.supply[stone] += own.stones[stone] - wanted;
    own.stones[stone] = wanted;
  }
}

/** Lays these artefacts on the forges. */
export function heat(state: State, artefacts: readonly Artefact[]): void {
  state.artefacts.push(...state.forges.splice(0).filter((artefact) => artefact !== 'none'));
  for (const artefact of artefacts) remove(state.artefacts, artefact);
  state.forges = artefacts.slice();
}

/** Puts artefacts on a seat's row, by place. */
export function fit(state: State, seat: Seat, row: number, artefacts: { readonly [G in Gem]?: Artefact }): void {
  for (const [spot, artefact] of Object.entries(artefacts) as [Gem, Artefact][]) {
    if (artefact === 'wild') state.wilds--;
    else remove(state.artefacts, artefact);
    at(player(state, seat).rows, row)[spot] = artefact;
  }
}

export function own(state: State, seat: Seat, ...runes: RuneKind[]): void {
  for (const kind of runes) state.runes[kind]--;
  player(state, seat).runes.push(...runes);
}

/** Winds the generator on until the die shows this face next. */
export function load(state: State, face: Face): void {
  const { seed } = state.random;
  for (let next = state.random.next; ; next++) {
    if (pick({ ...random(seed), next }, FACES) !== face) continue;
    state.random.next = next;
    return;
  }
}

/** Lays these wisp tiles open. */
export function show(state: State, tiles: readonly Tile[]): void {
  const { wisps } = state;
  wisps.pile.push(...wisps.shown.splice(0));
  for (const tile of tiles) remove(wisps.pile, tile);
  wisps.shown = tiles.slice();
}

export const words = (state: State): string[] => runeStones.legal(state).map(runeStones.format);

/** Plays words as if they came from outside; what happened is returned in notation. */
export function act(state: State, ...moves: string[]): string[] {
  const events: Event[] = [];
  for (const word of moves) {
    const move = admit(runeStones, state, state.toAct ?? 0, word);
    if (!move.ok) throw new Error(`${word}: ${JSON.stringify(move.error)}; legal: ${words(state).join(' ')}`);
    runeStones.play(state, move.value, (event) => events.push(event));
  }
  return events.map(runeStones.tell);
}

/** Why not? As `S11 too-dear`. */
export function whyNot(state: State, word: string): string | null {
  const action = runeStones.parse(word);
  if (action === null) throw new Error(`no such word: ${word}`);
  const reason = runeStones.why(state, action);
  return reason && `${reason.rule} ${reason.key}`;
}
