import type { Viewer } from '../game.ts';
import { insert, without } from '../lists.ts';
import { fork, type Random, random, type Seed, shuffle } from '../random.ts';
import { veiled, veiledHand } from '../veil.ts';
import { type CardRow, commonCards, type Deck } from './deck.ts';
import { type Artefact, type Card, COLORED_ARTEFACTS, GEMS } from './material.ts';
import { clone, type Player, type State, type View } from './state.ts';
import { ALL_TILES, type Tile } from './wisp-tiles.ts';

export function view(state: State, viewer: Viewer): View {
  const copy: View = clone(state);
  copy.pile = veiled(state.pile);
  copy.artefacts = veiled(state.artefacts);
  copy.wisps.pile = veiled(state.wisps.pile);
  copy.random = null;
  copy.deck = state.deck && copyDeck(state.deck);
  for (const [seat, player] of copy.players.entries()) {
    // Nobody knows the order of a draw pile, not even its owner.
    player.pile = veiled(player.pile);
    if (seat !== viewer) player.hand = veiledHand(player.hand, player.known);
  }
  return copy;
}

const copyRows = (rows: readonly CardRow[]): CardRow[] => rows.map((row) => ({ ...row }));

const copyDeck = ({ creatures, banshees, druids }: Deck): Deck => ({
  creatures: copyRows(creatures),
  banshees: copyRows(banshees),
  druids: copyRows(druids),
});

/**
 * Who owns which card is known to all; so each player's hidden cards lie, in any order, in their own hand and pile, and
 * the common pile holds what is nowhere else. Every such table is equally likely.
 */
export function determinize(view: View, seed: Seed): State {
  const source = random(seed);
  const copy = clone(view);
  return {
    ...copy,
    players: copy.players.map((player, seat) => reveal(player, seat === view.toAct ? view.played : [], source)),
    pile: shuffle(source, unseenCreatures(view)),
    artefacts: shuffle(source, unseenArtefacts(view)),
    wisps: { ...copy.wisps, pile: shuffle(source, unseenTiles(view)) },
    random: random(Object.freeze(fork(source))),
  };
}

function reveal(player: Player<null>, played: readonly Card[], source: Random): Player<never> {
  // A list of its own: what is filtered out of one with `null` in it stays of the slow kind.
  const hand: Card[] = [];
  for (const card of player.hand) if (card !== null) hand.push(card);
  const pile = shuffle(source, without(player.owned, player.discard, played, hand));
  for (const card of pile.splice(0, player.hand.length - hand.length)) insert(hand, card);
  return { ...player, hand, pile };
}

function unseenCreatures(view: View): Card[] {
  const elsewhere = new Set(view.display.concat(view.discard, ...view.players.map((player) => player.owned)));
  return commonCards(view.deck, view.nocturnal).filter((card) => !elsewhere.has(card));
}

function unseenArtefacts(view: View): Artefact[] {
  const seen = view.scrap.slice();
  for (const artefact of view.forges) see(artefact, seen);
  for (const { rows } of view.players) for (const row of rows) for (const spot of GEMS) see(row[spot], seen);
  return without(COLORED_ARTEFACTS, seen);
}

function see(artefact: Artefact | 'none', seen: Artefact[]): void {
  if (artefact !== 'none' && artefact !== 'wild') seen.push(artefact);
}

const unseenTiles = ({ nocturnal, wisps }: View): Tile[] =>
  nocturnal ? without(ALL_TILES, wisps.shown, wisps.discard) : [];
