import type { Viewer } from '../../game.ts';
import type { Probe } from '../../testing/moment.ts';
import type { Event } from '../event.ts';
import type { Card } from '../material.ts';
import type { State, View } from '../state.ts';
import { cardName } from '../words.ts';

function census(view: View): string[] {
  const cards = [...view.stock, ...view.removed, ...view.discards.flat()];
  for (const player of view.players) cards.push(...player.hand, ...player.rows.flat());
  const tiles = view.tiles.filter((tile) => tile !== 'none');
  const wishes = view.players.flatMap((player) => Array.from({ length: player.wishes }, () => 'wish'));
  return [...names(cards), ...tiles, ...wishes];
}

/** Hands but for what was taken openly, the stock, and what left the game unseen. */
function secrets(state: State, viewer: Viewer): string[] {
  const hands = state.players.filter((_, seat) => seat !== viewer).map((player) => without(player.hand, player.known));
  return names([...hands.flat(), ...state.stock, ...state.removed]);
}

const mentions = (event: Event): string[] => ('card' in event ? names([event.card]) : []);

const names = (cards: readonly (Card | null)[]): string[] => cards.filter((card) => card !== null).map(cardName);

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = cards.slice();
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** The hidden cards come from one deck: other hands make another stock. */
const redeal = (_state: State, drawn: State): State => drawn;

/** What is where, said without the engine's help: the laws of `contract` compare the engine with it. */
export const probe: Probe<State, View, Event> = { census, secrets, mentions, redeal, reveals: {} };
