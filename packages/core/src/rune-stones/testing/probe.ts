import { at } from '../../assert.ts';
import type { Viewer } from '../../game.ts';
import { times } from '../../lists.ts';
import { seatLetter } from '../../notation.ts';
import type { Probe } from '../../testing/moment.ts';
import { printOf } from '../deck.ts';
import type { Event } from '../event.ts';
import { ABILITIES, type Card, GEMS, NO_CARD, RUNES, STONES, type Stones } from '../material.ts';
import { clone, mover, type Player, type State, type View } from '../state.ts';

/**
 * A card is counted twice: as `card`, whose it is, which all know but for the common pile; and as `face`, where exactly
 * it lies. So a hand can be checked for secrecy though all know which cards its player owns.
 */
function census(view: View): string[] {
  return [
    ...cards('card', [...view.display, ...view.discard, ...view.pile]),
    ...cards('face', [...view.display, ...view.discard, ...view.pile]),
    ...view.players.flatMap((player, seat) => playerPieces(view, player, seat)),
    ...stones(view.supply),
    ...[...view.forges, ...view.artefacts, ...view.scrap].filter(isThere).map((color) => `artefact ${color}`),
    ...times(view.wilds, 'artefact wild'),
    ...RUNES.flatMap((kind) => times(view.runes[kind], `rune ${kind}`)),
    ...[...view.wisps.pile, ...view.wisps.shown, ...view.wisps.discard].filter(isThere).map((tile) => `tile ${tile}`),
    ...view.night.map((token) => `token ${token}`),
    ...(view.random === null ? [] : ['generator']),
  ];
}

function playerPieces(view: View, player: Player<null>, seat: number): string[] {
  const played = seat === view.toAct ? view.played : [];
  return [
    ...owned('card', view, [...player.owned, ...player.box], seat),
    ...owned('face', view, [...player.hand, ...player.pile, ...player.discard, ...player.box, ...played], seat),
    ...stones(player.stones),
    ...(player.attuned === null ? [] : [`stone ${player.attuned}`]),
    ...player.rows.flatMap((row) => GEMS.map((spot) => row[spot]).filter(isThere)).map((kind) => `artefact ${kind}`),
    ...player.runes.map((kind) => `rune ${kind}`),
  ];
}

const isThere = <T>(piece: T): piece is Exclude<T, null | 'none'> => piece !== null && piece !== 'none';

const stones = (counts: Readonly<Stones>): string[] =>
  STONES.flatMap((stone) => times(counts[stone], `stone ${stone}`));

const cards = (what: string, list: readonly (Card | null)[]): string[] =>
  list.filter((card) => card !== null && card !== NO_CARD).map((card) => `${what} ${card}`);

/** Druids have the same numbers for all: each is named with its owner. */
const owned = (what: string, view: View, list: readonly (Card | null)[], seat: number): string[] =>
  list
    .filter((card) => card !== null)
    .map((card) => `${what} ${printOf(view.deck, card).isDruid ? seatLetter(seat) : ''}${card}`);

/** Hands but for what everybody knows of them, the order of every pile, and the generator. */
function secrets(state: State, viewer: Viewer): string[] {
  return [
    ...cards('card', state.pile),
    ...cards('face', state.pile),
    ...state.players.flatMap((player, seat) => owned('face', state, hiddenCards(player, seat === viewer), seat)),
    ...state.artefacts.map((color) => `artefact ${color}`),
    ...state.wisps.pile.map((tile) => `tile ${tile}`),
    'generator',
  ];
}

const hiddenCards = (player: Player<never>, isOwn: boolean): Card[] =>
  isOwn ? player.pile : [...player.pile, ...player.hand.filter((card) => !player.known.includes(card))];

/** What an event brings to light; pieces that lay open before are no news. */
function mentions(event: Event): string[] {
  switch (event.type) {
    case 'drew':
      return event.card === null ? [] : [named('face', event.card, event.seat)];
    case 'played':
      return [named('card', event.card, event.seat)];
    case 'turned-up':
    case 'entered':
      return [`card ${event.card}`];
    case 'forge-filled':
      return [`artefact ${event.artefact}`];
    case 'wisp-shown':
      return [`tile ${event.tile}`];
    default:
      return [];
  }
}

/** An event names no deck: in the decks that tests play with, druids begin at 100. */
const named = (what: string, card: Card, seat: number): string =>
  `${what} ${card >= 100 ? seatLetter(seat) : ''}${card}`;

/** Everybody's cards are their own, so other hands leave the common piles, and what comes from them, as they are. */
function redeal(state: State, drawn: State, viewer: Viewer): State {
  const copy = clone(state);
  for (const [seat, player] of copy.players.entries()) {
    const { hand, pile } = at(drawn.players, seat);
    if (seat !== viewer) Object.assign(player, { hand, pile });
  }
  return copy;
}

/** S20: with two cards in hand, both are played at once. */
const reveals = {
  S20: (state: State, word: string): boolean => word === 'abilities' && mover(state).hand.length === ABILITIES,
};

/** What is where, said without the engine's help: the laws of `contract` compare the engine with it. */
export const probe: Probe<State, View, Event> = { census, secrets, mentions, redeal, reveals };
