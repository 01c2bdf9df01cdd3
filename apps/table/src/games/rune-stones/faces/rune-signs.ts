import type { RuneKind } from '@dolmen/core/rune-stones';
import { at, type Brush, circle, mirrored, numeral, paint, polygon } from './brush.ts';

type Line = readonly (readonly [x: number, y: number])[];

/** Drawn around the middle, about one unit to each side. */
type Sign = (brush: Brush, color: string, width: number) => void;

function cutLines(brush: Brush, lines: readonly Line[], color: string, width: number): void {
  brush.beginPath();
  for (const [first, ...rest] of lines) {
    if (first === undefined) continue;
    brush.moveTo(...first);
    for (const corner of rest) brush.lineTo(...corner);
  }
  paint(brush, null, color, width);
}

/** Carved with straight cuts, as runes are. */
const cut =
  (lines: readonly Line[]): Sign =>
  (brush, color, width) =>
    cutLines(brush, lines, color, width);

/** Each tells what its stone does. */
const SIGNS: { readonly [K in RuneKind]: Sign } = {
  magic: cut([
    [
      [0, -0.9],
      [0, 0.9],
    ],
    [
      [-0.78, -0.45],
      [0.78, 0.45],
    ],
    [
      [-0.78, 0.45],
      [0.78, -0.45],
    ],
  ]),
  hand: cut([
    [
      [-0.6, 0.85],
      [-0.6, -0.5],
    ],
    [
      [-0.2, 0.85],
      [-0.2, -0.85],
    ],
    [
      [0.2, 0.85],
      [0.2, -0.85],
    ],
    [
      [0.6, 0.85],
      [0.6, -0.5],
    ],
    [
      [-0.6, 0.85],
      [0.6, 0.85],
    ],
  ]),
  exchange: cut([
    [
      [-0.75, -0.35],
      [0.7, -0.35],
      [0.35, -0.75],
    ],
    [
      [0.75, 0.35],
      [-0.7, 0.35],
      [-0.35, 0.75],
    ],
  ]),
  wild: cut([
    [
      [0, -0.9],
      [0.6, -0.35],
      [0.6, 0.35],
      [0, 0.9],
      [-0.6, 0.35],
      [-0.6, -0.35],
      [0, -0.9],
    ],
    [
      [-0.6, -0.35],
      [0.6, 0.35],
    ],
    [
      [0.6, -0.35],
      [-0.6, 0.35],
    ],
  ]),
  plus: cut([
    [
      [0, -0.8],
      [0, 0.8],
    ],
    [
      [-0.8, 0],
      [0.8, 0],
    ],
  ]),
  'three-abilities': cut([
    [
      [-0.65, 0.75],
      [-0.65, -0.4],
      [-0.35, -0.75],
    ],
    [
      [0, 0.75],
      [0, -0.4],
      [0.3, -0.75],
    ],
    [
      [0.65, 0.75],
      [0.65, -0.4],
      [0.95, -0.75],
    ],
  ]),
  'keep-highest': cut([
    [
      [-0.7, 0.1],
      [0, -0.8],
      [0.7, 0.1],
    ],
    [
      [0, -0.7],
      [0, 0.85],
    ],
    [
      [-0.5, 0.85],
      [0.5, 0.85],
    ],
  ]),
  'double-die': (brush, color, width) =>
    mirrored(brush, () => {
      brush.beginPath();
      brush.rect(0.08, -0.42, 0.8, 0.8);
      paint(brush, null, color, width * 0.8);
      circle(brush, 0.48, -0.02, 0.14);
      paint(brush, color);
    }),
  'extra-point': (brush, color) => numeral(brush, '+1', 0, 0, 1.5, color),
  'gem-or-points': (brush, color, width) => {
    polygon(brush, [
      [-0.45, -0.6],
      [-0.05, -0.05],
      [-0.45, 0.5],
      [-0.85, -0.05],
    ]);
    paint(brush, null, color, width * 0.8);
    at(brush, 0.48, 0.2, 0.8, () => numeral(brush, '1', 0, 0, 1.3, color));
    cutLines(
      brush,
      [
        [
          [0.25, -0.9],
          [-0.15, 0.9],
        ],
      ],
      color,
      width * 0.6,
    );
  },
};

export const runeSign = (brush: Brush, kind: RuneKind, color: string, width = 0.2): void =>
  SIGNS[kind](brush, color, width);
