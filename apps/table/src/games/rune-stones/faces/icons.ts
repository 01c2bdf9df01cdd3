import { unreachable } from '@dolmen/core';
import {
  COLORS,
  type Color,
  cardColorOf,
  type Effect,
  type Gem,
  kindOf,
  pillageColorOf,
  pointsOf,
} from '@dolmen/core/rune-stones';
import { at, type Brush, circle, mirrored, numeral, paint, polygon, radial, regular, turned } from './brush.ts';
import { DEEP_GOLD, GOLD, INK, PARCHMENT, SEPIA } from './colors.ts';
import { stoneIcon } from './gem-icon.ts';

/** Any coloured gem: the four signs in one. */
function anyIcon(brush: Brush): void {
  circle(brush, 0, 0, 0.95);
  paint(brush, '#241a2c', GOLD, 0.12);
  for (const [index, color] of COLORS.entries()) {
    const angle = -Math.PI * 0.75 + (index * Math.PI) / 2;
    at(brush, Math.cos(angle) * 0.48, Math.sin(angle) * 0.48, 0.36, () => stoneIcon(brush, color));
  }
}

/** Points: a gold coin with their number. */
function pointsIcon(brush: Brush, points: number | string): void {
  polygon(
    brush,
    regular(16, 0.98).map(([x, y], index) => (index % 2 ? ([x * 0.88, y * 0.88] as const) : ([x, y] as const))),
  );
  paint(brush, radial(brush, 1.1, '#fff1b8', GOLD), DEEP_GOLD, 0.1);
  circle(brush, 0, 0, 0.7);
  paint(brush, null, DEEP_GOLD, 0.06);
  numeral(brush, String(points), 0, 0, 1.05, SEPIA);
}

function dieIcon(brush: Brush): void {
  polygon(brush, [
    [0, -0.95],
    [0.85, -0.48],
    [0.85, 0.48],
    [0, 0.95],
    [-0.85, 0.48],
    [-0.85, -0.48],
  ]);
  paint(brush, '#efe2c2', SEPIA, 0.12);
  brush.beginPath();
  brush.moveTo(-0.85, -0.48);
  brush.lineTo(0, 0);
  brush.lineTo(0.85, -0.48);
  brush.moveTo(0, 0);
  brush.lineTo(0, 0.95);
  paint(brush, null, SEPIA, 0.1);
  for (const [x, y] of [
    [0, -0.48],
    [-0.42, 0.24],
    [0.42, 0.24],
  ] as const) {
    circle(brush, x, y, 0.16);
    paint(brush, '#b3262f');
  }
}

function cardIcon(brush: Brush, color: Color | 'any'): void {
  brush.beginPath();
  brush.roundRect(-0.62, -0.9, 1.24, 1.8, 0.16);
  paint(brush, SEPIA);
  brush.beginPath();
  brush.roundRect(-0.54, -0.82, 1.08, 1.64, 0.1);
  paint(brush, color === 'any' ? '#4b3d5e' : INK[color].full, PARCHMENT, 0.1);
  if (color === 'any') at(brush, 0, 0, 0.46, () => anyIcon(brush));
  else at(brush, 0, 0, 0.42, () => stoneIcon(brush, color));
}

/** Two cards from the pile. */
function drawIcon(brush: Brush): void {
  for (const [x, tilt] of [
    [-0.24, -0.22],
    [0.24, 0.16],
  ] as const)
    turned(brush, x, 0, tilt, () => {
      brush.beginPath();
      brush.roundRect(-0.5, -0.76, 1, 1.52, 0.14);
      paint(brush, '#4a2f5d', PARCHMENT, 0.12);
      circle(brush, 0, 0, 0.24);
      paint(brush, null, GOLD, 0.1);
    });
}

/** A hand that takes: an arrow out of a gem, toward the viewer. */
function pillageIcon(brush: Brush, color: Color): void {
  at(brush, 0, -0.34, 0.6, () => stoneIcon(brush, color));
  mirrored(brush, () => {
    brush.beginPath();
    brush.moveTo(0.95, -0.2);
    brush.quadraticCurveTo(0.9, 0.6, 0.22, 0.62);
    paint(brush, null, GOLD, 0.2);
  });
  polygon(brush, [
    [-0.36, 0.5],
    [0.36, 0.5],
    [0, 1],
  ]);
  paint(brush, GOLD);
}

/** A card that rises. */
function resurrectionIcon(brush: Brush): void {
  at(brush, 0, 0.22, 0.82, () => cardIcon(brush, 'any'));
  for (const [x, top] of [
    [-0.78, -0.3],
    [0, -1],
    [0.78, -0.3],
  ] as const) {
    polygon(brush, [
      [x - 0.24, top + 0.36],
      [x + 0.24, top + 0.36],
      [x, top],
    ]);
    paint(brush, '#19b8ad', '#0d4450', 0.08);
  }
}

function switchIcon(brush: Brush): void {
  for (const side of [0, Math.PI])
    turned(brush, 0, 0, side, () => {
      brush.beginPath();
      brush.arc(0, 0, 0.68, Math.PI * 1.1, Math.PI * 1.85);
      paint(brush, null, '#15968f', 0.24);
      polygon(brush, [
        [0.4, -0.5],
        [0.92, -0.56],
        [0.72, -0.02],
      ]);
      paint(brush, '#15968f');
    });
  at(brush, 0, 0, 0.5, () => cardIcon(brush, 'any'));
}

/** A small light with a tail. */
export function wispIcon(brush: Brush): void {
  brush.beginPath();
  brush.moveTo(0.05, -1);
  brush.bezierCurveTo(-0.2, -0.5, -0.78, -0.22, -0.72, 0.36);
  brush.bezierCurveTo(-0.68, 0.82, -0.3, 1, 0.02, 0.98);
  brush.bezierCurveTo(0.5, 0.98, 0.78, 0.6, 0.7, 0.2);
  brush.bezierCurveTo(0.62, -0.14, 0.34, -0.22, 0.3, -0.5);
  brush.bezierCurveTo(0.26, -0.72, 0.3, -0.86, 0.05, -1);
  paint(brush, radial(brush, 1.2, '#ffffff', '#38c6c0'), '#0d4450', 0.08);
  circle(brush, 0, 0.36, 0.26);
  paint(brush, '#ffffffcc');
}

/** One effect. One unit is the icon's radius. */
export function effectIcon(brush: Brush, effect: Effect): void {
  const kind = kindOf(effect);
  switch (kind) {
    case 'gem':
      return stoneIcon(brush, effect as Gem);
    case 'any':
      return anyIcon(brush);
    case 'card':
      return cardIcon(brush, cardColorOf(effect));
    case 'die':
      return dieIcon(brush);
    case 'points':
      return pointsIcon(brush, pointsOf(effect));
    case 'ore':
      return stoneIcon(brush, 'ore');
    case 'draw':
      return drawIcon(brush);
    case 'pillage':
      return pillageIcon(brush, pillageColorOf(effect));
    case 'resurrection':
      return resurrectionIcon(brush);
    case 'card-switch':
      return switchIcon(brush);
    case 'wisp':
      return wispIcon(brush);
    default:
      return unreachable(kind);
  }
}

/** A card of the own hand is played. */
export function playIcon(brush: Brush): void {
  at(brush, 0, 0.32, 0.7, () => cardIcon(brush, 'any'));
  polygon(brush, [
    [-0.42, -0.5],
    [0.42, -0.5],
    [0, -1],
  ]);
  paint(brush, GOLD, DEEP_GOLD, 0.06);
}

/** Swap a coloured gem for a wild one. */
export function swapIcon(brush: Brush): void {
  at(brush, -0.5, -0.36, 0.46, () => anyIcon(brush));
  at(brush, 0.5, 0.38, 0.5, () => stoneIcon(brush, 'wild'));
  brush.beginPath();
  brush.moveTo(-0.55, 0.2);
  brush.quadraticCurveTo(-0.5, 0.62, -0.1, 0.62);
  paint(brush, null, SEPIA, 0.14);
  polygon(brush, [
    [-0.16, 0.36],
    [0.12, 0.62],
    [-0.16, 0.88],
  ]);
  paint(brush, SEPIA);
}

/** Magic: a star of six rays in a ring. */
export function magicIcon(brush: Brush, magic: number | string): void {
  circle(brush, 0, 0, 0.96);
  paint(brush, radial(brush, 1.1, '#6a4bb0', '#21124a'), GOLD, 0.12);
  brush.save();
  brush.globalAlpha = 0.5;
  polygon(
    brush,
    regular(12, 0.8).map(([x, y], index) => (index % 2 ? ([x * 0.45, y * 0.45] as const) : ([x, y] as const))),
  );
  paint(brush, '#b99cff');
  brush.restore();
  numeral(brush, String(magic), 0, 0, 1.25, '#ffffff', '#21124a');
}

export { anyIcon, cardIcon, dieIcon, pointsIcon };
