import type { PieceId } from '@dolmen/core';

/** Right, up, toward the viewer. One unit is ten centimetres; the table's top is at height 0, the viewer sits at +z. */
export type Vec = readonly [x: number, y: number, z: number];

export interface Pose {
  readonly at: Vec;
  /** Yaw, pitch and roll in radians, applied in the order Y, X, Z. A card lies face up; roll π turns its back up. */
  readonly turn?: readonly [yaw: number, pitch: number, roll: number];
  readonly size?: number;
}

/**
 * A thing on the table. `layout` names all of them, every time; what has the same id in two layouts is the same thing, and
 * moves from one pose to the other.
 */
export interface Piece {
  readonly id: string;
  /** The name of one of the stage's forms. */
  readonly form: string;
  readonly pose: Pose;
  /** Tiles of the form's atlas, for front and back. */
  readonly face?: number;
  readonly back?: number;
  /** Multiplies the form's colour: 0xrrggbb. */
  readonly tint?: number;
  /** What is touched when this is touched. Several pieces may share one (a heap). */
  readonly touch?: PieceId;
  /** What a close look shows, in the stage's own words; `stage.look` shows it. */
  readonly close?: string;
  /** 0 to 1: how much light of its own it has (runes, wisps, the winner's marker). */
  readonly glow?: number;
}
