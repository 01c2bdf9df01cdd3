import type { PieceId } from '@dolmen/core';
import { jitter } from '../../../scene/jitter.ts';
import type { Piece, Pose } from '../../../scene/piece.ts';
import { raised } from './frame.ts';
import { PER_BUNDLE, PER_CARD } from './measures.ts';

const CARD_BACK = 0;
const LEAST_HEIGHT = 0.006;

/** Bundles below, so that a pile of sixty costs little; at least one single card on top, which bears the pile's name. */
const bundlesIn = (count: number): number => Math.floor(Math.max(0, count - 1) / PER_BUNDLE);

export const heightOf = (count: number): number => count * PER_CARD;

export function bundles(id: string, count: number, pose: Pose, extra: Partial<Piece> = {}): Piece[] {
  return Array.from({ length: bundlesIn(count) }, (_, index) => ({
    id: `${id}/block-${index}`,
    form: 'bundle',
    pose: askew(raised(pose, heightOf(index * PER_BUNDLE)), `${id}${index}`),
    ...extra,
  }));
}

/** A face-down pile: its size is plain to see. */
export function stack(id: string, count: number, pose: Pose, touch?: PieceId): Piece[] {
  if (count === 0) return [];
  const first = bundlesIn(count) * PER_BUNDLE;
  const extra = touch === undefined ? {} : { touch };
  const singles = Array.from({ length: count - first }, (_, index): Piece => {
    const isTop = first + index === count - 1;
    return {
      id: isTop ? id : `${id}/${index}`,
      form: 'card',
      pose: askew(faceDown(raised(pose, heightOf(first + index) + LEAST_HEIGHT)), `${id}${first + index}`),
      face: CARD_BACK,
      back: CARD_BACK,
      ...extra,
    };
  });
  return [...bundles(id, count, pose, extra), ...singles];
}

/** A card whose back is up. */
function faceDown({ turn = [0, 0, 0], ...pose }: Pose): Pose {
  return { ...pose, turn: [turn[0], turn[1], Math.PI - turn[2]] };
}

/** Nobody squares a pile up. */
export function askew({ turn = [0, 0, 0], ...pose }: Pose, name: string, much = 0.035): Pose {
  return { ...pose, turn: [turn[0] + jitter(name) * much, turn[1], turn[2]] };
}
