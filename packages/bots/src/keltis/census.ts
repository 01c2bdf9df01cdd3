import { type Card, COPIES, NUMBERS, PATHS, type Player, type View } from '@dolmen/core/keltis';

/** Which cards a seat holds and which it has not seen, added up so that any range of a colour is one subtraction. */

const CARDS = PATHS.length * NUMBERS;
/** By path × STRIDE + number: how many cards of the colour lie below the number. */
const STRIDE = NUMBERS + 1;

const inHand = new Uint8Array(CARDS);
/** How many copies of a card the player knows the place of: counted for a moment, 0 otherwise. */
const seen = new Uint8Array(CARDS);
const heldBelow = new Uint8Array(PATHS.length * STRIDE);
const unseenBelow = new Int16Array(PATHS.length * STRIDE);

/**
 * Counts the cards; returns how many the player has not seen, wherever they are. Good until the next call: one set of tables
 * serves all.
 */
export function takeCensus(view: View, player: Player<Card | null>): number {
  for (let card = 0; card < CARDS; card++) inHand[card] = 0;
  for (const other of view.players) {
    for (const row of other.rows) see(row);
    if (other !== player) see(other.known);
  }
  for (const pile of view.discards) see(pile);
  for (const card of player.hand) if (card !== null) hold(card);
  return addUp();
}

function see(cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    seen[card] = (seen[card] as number) + 1;
  }
}

function hold(card: Card): void {
  inHand[card] = (inHand[card] as number) + 1;
  seen[card] = (seen[card] as number) + 1;
}

function addUp(): number {
  let all = 0;
  for (let path = 0; path < PATHS.length; path++) {
    let held = 0;
    let hidden = 0;
    for (let number = 0; number < NUMBERS; number++) {
      const card = path * NUMBERS + number;
      held += inHand[card] as number;
      hidden += COPIES - (seen[card] as number);
      seen[card] = 0;
      heldBelow[path * STRIDE + number + 1] = held;
      unseenBelow[path * STRIDE + number + 1] = hidden;
    }
    all += hidden;
  }
  return all;
}

/** Cards held of a colour, from the one number to the other, both included. */
export const heldBetween = (path: number, from: number, to: number): number =>
  (heldBelow[path * STRIDE + to + 1] as number) - (heldBelow[path * STRIDE + from] as number);

export const unseenBetween = (path: number, from: number, to: number): number =>
  (unseenBelow[path * STRIDE + to + 1] as number) - (unseenBelow[path * STRIDE + from] as number);

/** The lowest number held of a colour, or `NUMBERS` for none. */
export function lowestHeld(path: number): number {
  let number = 0;
  while (number < NUMBERS && inHand[path * NUMBERS + number] === 0) number++;
  return number;
}

/** The highest number held of a colour, or -1 for none. */
export function highestHeld(path: number): number {
  let number = NUMBERS - 1;
  while (number >= 0 && inHand[path * NUMBERS + number] === 0) number--;
  return number;
}
