import type { Seat } from '@dolmen/core';
import {
  type Artefact,
  type Card,
  type Gem,
  printOf,
  type RuneKind,
  type Stone,
  type Tile,
  type View,
} from '@dolmen/core/rune-stones';

// What is the same thing in two layouts has the same name in both: so it moves instead of appearing.

/** Every player has druids of the same numbers: they are told apart by their owner. */
export const cardId = (view: View, owner: Seat, card: Card): string =>
  printOf(view.deck, card).isDruid ? `druid:${owner}:${card}` : `card:${card}`;

export const hiddenId = (seat: Seat, index: number): string => `hidden:${seat}:${index}`;
export const markerId = (seat: Seat): string => `marker:${seat}`;
export const supplyId = (stone: Stone, index: number): string => `supply:${stone}:${index}`;
export const ownId = (seat: Seat, stone: Stone, index: number): string => `own:${seat}:${stone}:${index}`;
export const attunedId = (seat: Seat): string => `attuned:${seat}`;
export const runeId = (kind: RuneKind, index: number): string => `rune:${kind}:${index}`;
export const stoneId = (seat: Seat, kind: RuneKind): string => `stone:${seat}:${kind}`;
export const forgeId = (forge: number): string => `smithy:${forge}`;
export const artefactId = (forge: number, artefact: Artefact): string => `artefact:${forge}:${artefact}`;
export const wildArtefactId = (index: number): string => `artefact:wild:${index}`;
export const placedId = (seat: Seat, row: number, spot: Gem): string => `placed:${seat}:${row}:${spot}`;
export const wispId = (slot: number, tile: Tile): string => `wisp:${slot}:${tile}`;
export const tokenId = (index: number): string => `night:${index}`;

/** Piles, by the thing on top of them, which is always there: see `stack`. */
export const PILE = 'pile';
export const DISCARD = 'discard';
export const ARTEFACTS = 'artefacts';
export const SCRAP = 'scrap';
export const WISP_PILE = 'wisps';
export const WISP_DISCARD = 'wisps-gone';
export const ownPileId = (seat: Seat): string => `pile:${seat}`;
