import type { Seat } from '@dolmen/core';
import { type Rune, runeName } from '@dolmen/core/rune';

/** Every card is there once: wherever its face is seen, it is the same piece. */
export const cardId = (card: number): string => `card:${card}`;
export const hiddenId = (seat: Seat, index: number): string => `hidden@${seat}:${index}`;
export const pileId = (index: number): string => `pile/${index}`;
export const masterId = (seat: Seat, index: number): string => `master@${seat}:${index}`;
/** A side of a marker that was not used yet. */
export const sideId = (seat: Seat, rune: Rune): string => `side@${seat}:${runeName(rune)}`;
export const markId = (seat: Seat): string => `mark@${seat}`;
export const plaqueId = (seat: Seat): string => `plaque@${seat}`;
