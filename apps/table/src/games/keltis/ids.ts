import type { Seat } from '@dolmen/core';
import { type Card, colorOf, numberOf, type Path, pathOf, type Size } from '@dolmen/core/keltis';

// The names of the pieces. Where a name is a touchable thing's own (`hand:red-7`) the tests of the page find it by that.

export const cardName = (card: Card): string => `${colorOf(pathOf(card))}-${numberOf(card)}`;

/** A card may be held twice: the second copy has a name of its own, and is touched as the first. */
export const handId = (card: Card, copy: number): string => `hand:${cardName(card)}${copy === 0 ? '' : '/2'}`;
export const hiddenId = (seat: Seat, index: number): string => `hidden@${seat}:${index}`;
export const knownId = (seat: Seat, card: Card, copy: number): string => `known@${seat}:${cardName(card)}/${copy + 1}`;
export const rowId = (seat: Seat, path: Path, index: number): string => `row@${seat}:${colorOf(path)}/${index}`;
export const stockId = (index: number): string => `stock/${index}`;
export const discardId = (path: Path, index: number): string => `discard:${colorOf(path)}/${index}`;
export const fieldId = (path: Path, field: number): string => `field:${colorOf(path)}-${field}`;
export const tileId = (path: Path, field: number): string => `tile:${colorOf(path)}-${field}`;
export const figureId = (seat: Seat, path: Path): string => `figure@${seat}:${colorOf(path)}`;
export const startId = (seat: Seat, size: Size, index: number): string => `start@${seat}:${size}/${index}`;
export const wishId = (seat: Seat, index: number): string => `wish@${seat}:${index}`;
export const markerId = (seat: Seat): string => `marker@${seat}`;
export const plaqueId = (seat: Seat): string => `plaque@${seat}`;
