import type { Seat, Viewer } from '@dolmen/core';
import type { Vec } from '../../scene/piece.ts';
import { FIELD } from './grid.ts';

/** Where everything of Rune is on the table, but for what lies in its middle. */

export const TABLE = [13, 10.6] as const;
/** Two fields by three, with a hair's breadth around. */
export const CARD_SIZE = { width: FIELD * 2 - 0.012, depth: FIELD * 3 - 0.012 } as const;

export type Side = 'near' | 'far';
/** Both see the table the same way up, each from the near side: so fields are called alike. */
export const sideOf = (seat: Seat, viewer: Viewer): Side => (seat === (viewer ?? 0) ? 'near' : 'far');

export const HANDS: { readonly [S in Side]: { readonly at: Vec; readonly yaw: number } } = {
  near: { at: [0, 0.72, 4.3], yaw: 0 },
  far: { at: [0, 0.5, -4.75], yaw: Math.PI },
};

/** Masters that wait, from here away from the hand. */
export const masterAt = (side: Side, index: number): Vec =>
  side === 'near' ? [-3.35 + index * 0.42, 0, 3.72] : [3.45 + index * 0.42, 0, -3.75];

/** Masters that left the game lie at the edge. */
export const lostAt = (side: Side, index: number): Vec =>
  side === 'near' ? [-5.8, 0.16, 4.2 - index * 0.5] : [-5.9, 0.16, -3.6 + index * 0.5];

/** The two sides of a marker that was not used yet. */
export const markerAt = (side: Side, index: number): Vec =>
  side === 'near' ? [-2.8 + index * 0.55, 0, 4.7] : [-3.4 + index * 0.56, 0, -4.4];

export const PLAQUES: { readonly [S in Side]: Vec } = { near: [-3.4, 0, 4.55], far: [2.95, 0, -3.8] };

export const PILE_AT: Vec = [3.15, 0, 3.95];
export const OUT_AT: Vec = [-4.2, 0, 4.05];
/** Cards of the other hand that everybody has seen. */
export const KNOWN_AT: { readonly [S in Side]: Vec } = { near: [4.3, 0, 4.6], far: [3.6, 0, -4.4] };
