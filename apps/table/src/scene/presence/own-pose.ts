import { type Cursor, type Limb, NO_POSE, type Pose } from '@dolmen/protocol';
import type { Vec } from '../piece.ts';
import type { PlacedPiece } from '../pieces/placed-pieces.ts';
import type { Poses, Tracked } from '../poses.ts';
import type { Area } from '../stage.ts';
import { cursorAt, MILLIMETRES, ownHand } from './areas.ts';

/** What is known of oneself. */
export interface Self {
  readonly seat: number;
  readonly areas: readonly Area[];
  /** Where the pointer meets the table. */
  readonly point: Vec | null;
  readonly hovered: PlacedPiece | null;
  /** Of whoever wears a headset. */
  readonly poses: Poses | null;
}

/** Cards that nobody else sees: which of them is pointed at is nobody's business. */
const isSecret = (hovered: PlacedPiece | null): boolean => hovered?.piece.touch?.startsWith('hand:') === true;

/** What others are told. */
export function ownPose(self: Self): Pose {
  const { poses } = self;
  const cursor = cursorOf(self);
  if (poses === null) return { ...NO_POSE, cursor };
  // A hand that points at a card would tell which one it is.
  const aim = isSecret(self.hovered) ? poses.head : null;
  return { cursor, head: limbOf(poses.head), left: limbOf(poses.left, aim), right: limbOf(poses.right, aim) };
}

function cursorOf({ seat, areas, point, hovered }: Self): Cursor | null {
  if (isSecret(hovered)) return ownHand(seat);
  return point && cursorAt(areas, point);
}

/** `aim`: whose turn is told instead. */
function limbOf({ at, turn, isThere }: Tracked, aim: Tracked | null = null): Limb | null {
  if (!isThere) return null;
  const { x, y, z, w } = aim?.turn ?? turn;
  return { at: [at.x * MILLIMETRES, at.y * MILLIMETRES, at.z * MILLIMETRES], turn: [x, y, z, w] };
}
