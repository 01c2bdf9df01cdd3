import { type Insets, NO_INSETS } from '../../insets.ts';
import { clamp } from '../easing.ts';
import type { Vec } from '../piece.ts';
import type { Framing, Glance } from '../stage.ts';

/** Where the eye is: around a point, at a distance, from a direction. */
export interface Eye {
  readonly at: Vec;
  readonly distance: number;
  readonly yaw: number;
  readonly pitch: number;
}

/** The lens, and the part of the picture that nothing covers, from -1 to 1 (left, right, bottom, top). */
export interface Lens {
  readonly fov: number;
  readonly aspect: number;
  readonly free: readonly [left: number, right: number, bottom: number, top: number];
}

const FOV = (34 * Math.PI) / 180;
/** A narrow picture gets a wider lens, or the camera would have to leave the house. */
const LEAST_ACROSS = Math.tan((25 * Math.PI) / 360);
const WIDEST = (54 * Math.PI) / 180;

export const fovFor = (aspect: number): number => clamp(2 * Math.atan(LEAST_ACROSS / aspect), FOV, WIDEST);

export function lensFor(width: number, height: number, insets: Insets = NO_INSETS): Lens {
  const aspect = width / Math.max(1, height);
  const share = (pixels: number, of: number): number => clamp((2 * pixels) / Math.max(1, of), 0, 0.8);
  return {
    aspect,
    fov: fovFor(aspect),
    free: [
      -1 + share(insets.left, width),
      1 - share(insets.right, width),
      -1 + share(insets.bottom, height),
      1 - share(insets.top, height),
    ],
  };
}

export const directionOf = (yaw: number, pitch: number): Vec => [
  Math.sin(yaw) * Math.cos(pitch),
  Math.sin(pitch),
  Math.cos(yaw) * Math.cos(pitch),
];

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A point of the table in the picture, -1 to 1 each way. */
export function projected(point: Vec, eye: Eye, { fov, aspect }: Lens): readonly [x: number, y: number] {
  const back = directionOf(eye.yaw, eye.pitch);
  const right: Vec = [Math.cos(eye.yaw), 0, -Math.sin(eye.yaw)];
  const up: Vec = [-Math.sin(eye.yaw) * back[1], Math.cos(eye.pitch), -Math.cos(eye.yaw) * back[1]];
  const from: Vec = [point[0] - eye.at[0], point[1] - eye.at[1], point[2] - eye.at[2]];
  const depth = Math.max(0.1, eye.distance - dot(from, back)) * Math.tan(fov / 2);
  return [dot(from, right) / (depth * aspect), dot(from, up) / depth];
}

const corners = ({ at, span, high = 0 }: Pick<Framing, 'at' | 'span' | 'high'>): readonly Vec[] =>
  [-0.5, 0.5].flatMap((x) =>
    [-0.5, 0.5].flatMap((z) =>
      (high > 0 ? [0, high] : [0]).map((y): Vec => [at[0] + span[0] * x, at[1] + y, at[2] + span[1] * z]),
    ),
  );

const ROUNDS = 24;
/** Of the height an upright phone leaves over, more is below than above: there tools find room, near the thumb. */
const RAISED = 0.38;

/** One step nearer: the box's picture is moved to the middle of the free part, and the distance scaled to fit it. */
function better(eye: Eye, box: readonly Vec[], lens: Lens): Eye {
  const points = box.map((corner) => projected(corner, eye, lens));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, bottom, top] = lens.free;
  const wide = (Math.max(...xs) - Math.min(...xs)) / (right - left);
  const high = (Math.max(...ys) - Math.min(...ys)) / (top - bottom);
  const offX = (Math.max(...xs) + Math.min(...xs) - left - right) / 2;
  const spare = lens.aspect < 1 ? Math.max(0, (1 - high) * (top - bottom)) : 0;
  const offY = (Math.max(...ys) + Math.min(...ys) - bottom - top) / 2 - spare * RAISED;
  const reach = eye.distance * Math.tan(lens.fov / 2);
  const across = offX * reach * lens.aspect;
  const away = (offY * reach) / Math.max(0.35, Math.sin(eye.pitch));
  const [cos, sin] = [Math.cos(eye.yaw), Math.sin(eye.yaw)];
  return {
    ...eye,
    at: [eye.at[0] + across * cos - away * sin, eye.at[1], eye.at[2] - across * sin - away * cos],
    distance: clamp(eye.distance * Math.max(wide, high) ** 0.9, 1, 200),
  };
}

/** A phone held upright. Where something covers much of its foot, or it is short, there is no height to spare. */
const SLIM = 0.58;
export const isSlim = ({ aspect, free }: Lens): boolean => aspect / (0.5 - free[2] / 2) < SLIM;

/** What a glance is in a picture of this shape. */
export const shaped = (glance: Glance, lens: Lens): Glance => ({
  ...glance,
  ...(lens.aspect < 1 && glance.tall),
  ...(isSlim(lens) && glance.slim),
});

/** Where the camera must be so that a glance's box just fills the free part of the picture. */
export function fit(glance: Glance, lens: Lens, margin = 1.04): Eye {
  const { at, span, pitch, yaw = 0, high = 0 } = shaped(glance, lens);
  const box = corners({ at, high, span: [span[0] * margin, span[1] * margin] });
  let eye: Eye = { at, distance: Math.max(span[0], span[1]) * 2, yaw, pitch: clamp(pitch, 0.2, Math.PI / 2 - 0.001) };
  for (let round = 0; round < ROUNDS; round++) eye = better(eye, box, lens);
  return eye;
}
