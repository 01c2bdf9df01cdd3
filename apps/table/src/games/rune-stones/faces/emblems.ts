import { mirrored, paint, polygon } from './brush.ts';
import { GOLD } from './colors.ts';
import { eyes, horn, leaf, line, oval, type Pen } from './emblem-parts.ts';
import type { Kind } from './kinds.ts';

// Each emblem is a face looking at the viewer, about two units wide and high.

function dryad(pen: Pen): void {
  const { brush, ink } = pen;
  for (const step of [-3, 3, -2, 2, -1, 1, 0])
    leaf(pen, 0, -0.02, step * 0.46, 0.98 - Math.abs(step) * 0.05, 0.3, step % 2 === 0 ? 'full' : 'light');
  brush.beginPath();
  brush.moveTo(0, 0.86);
  brush.bezierCurveTo(-0.66, 0.5, -0.56, -0.42, 0, -0.42);
  brush.bezierCurveTo(0.56, -0.42, 0.66, 0.5, 0, 0.86);
  paint(brush, ink.light, ink.dark, 0.045);
  eyes(pen, 0.2, 0.1, 0.14, -0.16);
  mirrored(brush, () => leaf(pen, 0.06, -0.36, 0.62, 0.34, 0.12));
  leaf(pen, 0, 0.86, 0, 0.2, 0.07);
  line(pen, ink.dark, 0.035, () => {
    brush.moveTo(-0.12, 0.5);
    brush.quadraticCurveTo(0, 0.58, 0.12, 0.5);
  });
}

function harpy(pen: Pen): void {
  const { brush, ink } = pen;
  mirrored(brush, () => {
    for (const step of [5, 4, 3, 2, 1, 0])
      leaf(
        pen,
        0.2 + step * 0.05,
        0.3 - step * 0.04,
        0.5 + step * 0.28,
        1.02 - step * 0.07,
        0.13,
        step % 2 ? 'light' : 'full',
      );
  });
  for (const step of [-1, 1, 0]) leaf(pen, step * 0.07, -0.3, step * 0.45, 0.58, 0.13, step === 0 ? 'light' : 'full');
  brush.beginPath();
  brush.moveTo(0, 0.74);
  brush.bezierCurveTo(-0.46, 0.36, -0.48, -0.4, 0, -0.42);
  brush.bezierCurveTo(0.48, -0.4, 0.46, 0.36, 0, 0.74);
  paint(brush, ink.light, ink.dark, 0.045);
  eyes(pen, 0.2, -0.06, 0.14, 0.42, '#ffe9a8');
  polygon(brush, [
    [-0.13, 0.12],
    [0.13, 0.12],
    [0, 0.52],
  ]);
  paint(brush, GOLD, ink.dark, 0.04);
}

function goblin(pen: Pen): void {
  const { brush, ink } = pen;
  mirrored(brush, () => {
    leaf(pen, 0.3, 0.02, 1.2, 0.86, 0.26);
    leaf(pen, 0.34, 0, 1.2, 0.6, 0.12, 'light');
  });
  brush.beginPath();
  brush.moveTo(0, -0.72);
  brush.bezierCurveTo(0.74, -0.7, 0.62, 0.2, 0.36, 0.56);
  brush.quadraticCurveTo(0, 0.94, -0.36, 0.56);
  brush.bezierCurveTo(-0.62, 0.2, -0.74, -0.7, 0, -0.72);
  paint(brush, ink.light, ink.dark, 0.045);
  eyes(pen, 0.24, -0.14, 0.2, 0.24, '#fff3a6');
  leaf(pen, 0, 0.24, 0, 0.34, 0.16);
  line(pen, ink.dark, 0.05, () => {
    brush.moveTo(-0.34, 0.36);
    brush.quadraticCurveTo(0, 0.62, 0.34, 0.36);
  });
  mirrored(brush, () => {
    polygon(brush, [
      [0.16, 0.47],
      [0.28, 0.42],
      [0.22, 0.26],
    ]);
    paint(brush, '#fffbe8', ink.dark, 0.025);
  });
  leaf(pen, 0, -0.6, 0, 0.36, 0.14);
}

function satyr(pen: Pen): void {
  const { brush, ink } = pen;
  mirrored(brush, () => {
    for (const [width, color] of [
      [0.24, ink.dark],
      [0.17, ink.full],
      [0.05, GOLD],
    ] as const)
      line(pen, color, width, () => {
        brush.moveTo(0.2, -0.4);
        brush.bezierCurveTo(0.42, -1.02, 1.04, -0.84, 0.92, -0.28);
        brush.bezierCurveTo(0.84, 0.04, 0.5, -0.02, 0.6, -0.32);
      });
    leaf(pen, 0.4, 0, 1.75, 0.46, 0.14, 'light');
  });
  brush.beginPath();
  brush.moveTo(0, 0.98);
  brush.bezierCurveTo(-0.16, 0.62, -0.5, 0.5, -0.46, -0.06);
  brush.bezierCurveTo(-0.44, -0.6, 0.44, -0.6, 0.46, -0.06);
  brush.bezierCurveTo(0.5, 0.5, 0.16, 0.62, 0, 0.98);
  paint(brush, ink.light, ink.dark, 0.045);
  eyes(pen, 0.2, -0.06, 0.13, 0.1);
  for (const step of [-1, 1, 0]) leaf(pen, step * 0.07, 0.5, Math.PI + step * 0.22, 0.48, 0.11);
  line(pen, ink.dark, 0.04, () => {
    brush.moveTo(-0.05, 0.08);
    brush.quadraticCurveTo(-0.14, 0.26, 0, 0.28);
    brush.quadraticCurveTo(0.14, 0.26, 0.05, 0.08);
  });
}

function dragon(pen: Pen): void {
  const { brush, ink } = pen;
  mirrored(brush, () => {
    for (const step of [3, 2, 1, 0])
      leaf(pen, 0.3, 0.2, 0.75 + step * 0.42, 0.92 - step * 0.08, 0.2, step % 2 ? 'light' : 'full');
    horn(
      pen,
      [
        [0.24, -0.3],
        [0.3, -0.62],
        [0.5, -0.84],
        [0.42, -1.08],
      ],
      0.09,
      'full',
    );
  });
  brush.beginPath();
  brush.moveTo(0, -0.5);
  brush.lineTo(0.4, -0.34);
  brush.lineTo(0.44, 0.06);
  brush.lineTo(0.22, 0.42);
  brush.lineTo(0.26, 0.76);
  brush.quadraticCurveTo(0, 0.98, -0.26, 0.76);
  brush.lineTo(-0.22, 0.42);
  brush.lineTo(-0.44, 0.06);
  brush.lineTo(-0.4, -0.34);
  brush.closePath();
  paint(brush, ink.light, ink.dark, 0.05);
  eyes(pen, 0.23, -0.06, 0.15, 0.55, '#ffd75e');
  for (const step of [0, 1, 2]) leaf(pen, 0, 0.36 - step * 0.3, 0, 0.3, 0.09);
  mirrored(brush, () => oval(pen, 0.11, 0.7, 0.05, 0.035, 'dark'));
}

function druid(pen: Pen): void {
  const { brush, ink } = pen;
  brush.beginPath();
  brush.moveTo(0, -1);
  brush.bezierCurveTo(0.7, -0.78, 0.62, -0.1, 0.86, 0.94);
  brush.lineTo(-0.86, 0.94);
  brush.bezierCurveTo(-0.62, -0.1, -0.7, -0.78, 0, -1);
  paint(brush, ink.full, ink.dark, 0.05);
  brush.beginPath();
  brush.ellipse(0, -0.16, 0.38, 0.5, 0, 0, Math.PI * 2);
  paint(brush, ink.dark, GOLD, 0.045);
  eyes(pen, 0.15, -0.22, 0.11, 0.08, '#c9fff1');
  for (const step of [-2, 2, -1, 1, 0])
    leaf(pen, step * 0.05, 0.02, Math.PI - step * 0.22, 0.92 - Math.abs(step) * 0.16, 0.13, 'light');
  for (const step of [0, 1, 2]) {
    const angle = -Math.PI / 2 + (step * Math.PI * 2) / 3;
    line(pen, GOLD, 0.035, () =>
      brush.arc(Math.cos(angle) * 0.075, -0.8 + Math.sin(angle) * 0.075, 0.075, angle, angle + 4),
    );
  }
}

function banshee(pen: Pen): void {
  const { brush, ink } = pen;
  mirrored(brush, () => {
    for (const [step, tone] of [
      [3, 'dark'],
      [2, 'full'],
      [1, 'light'],
      [0, 'full'],
    ] as const) {
      const out = 0.34 + step * 0.2;
      horn(
        pen,
        [
          [0.16 + step * 0.06, -0.62],
          [out + 0.3, -0.5],
          [out - 0.16, 0.4],
          [out + 0.12, 1],
        ],
        0.1,
        tone,
      );
    }
  });
  brush.beginPath();
  brush.moveTo(0, -0.88);
  brush.bezierCurveTo(0.56, -0.86, 0.5, -0.1, 0.32, 0.28);
  brush.bezierCurveTo(0.24, 0.62, 0.14, 0.9, 0, 0.94);
  brush.bezierCurveTo(-0.14, 0.9, -0.24, 0.62, -0.32, 0.28);
  brush.bezierCurveTo(-0.5, -0.1, -0.56, -0.86, 0, -0.88);
  paint(brush, '#eafff9', ink.dark, 0.045);
  mirrored(brush, () => oval(pen, 0.17, -0.22, 0.12, 0.17, 'dark'));
  oval(pen, 0, 0.38, 0.13, 0.27, 'dark');
  mirrored(brush, () =>
    line(pen, ink.full, 0.03, () => {
      brush.moveTo(0.17, 0);
      brush.quadraticCurveTo(0.2, 0.2, 0.16, 0.4);
    }),
  );
}

const EMBLEMS: { readonly [K in Kind]: (pen: Pen) => void } = { dryad, harpy, goblin, satyr, dragon, druid, banshee };

export const drawEmblem = (kind: Kind, pen: Pen): void => EMBLEMS[kind](pen);
