import type { Artefact } from '@dolmen/core/rune-stones';
import { at, type Brush, circle, paint, polygon, radial, turned } from './brush.ts';
import { DEEP_GOLD, GOLD, INK } from './colors.ts';
import { stoneIcon } from './gem-icon.ts';

export const ARTEFACT_FACE = 128;
const MIDDLE = ARTEFACT_FACE / 2;

/** Rays of gold between the rim and the gem. */
function rays(brush: Brush): void {
  for (let ray = 0; ray < 12; ray++)
    turned(brush, MIDDLE, MIDDLE, (ray / 12) * Math.PI * 2, () => {
      polygon(brush, [
        [-5, -34],
        [5, -34],
        [0, -52],
      ]);
      paint(brush, '#ffe7a6', DEEP_GOLD, 1);
    });
}

/** A medallion: a gold rim, enamel in its colour, its gem in the middle. `null`: the back. */
export function drawArtefact(brush: Brush, artefact: Artefact | null): void {
  brush.fillStyle = GOLD;
  brush.fillRect(0, 0, ARTEFACT_FACE, ARTEFACT_FACE);
  brush.save();
  brush.translate(MIDDLE, MIDDLE);
  circle(brush, 0, 0, 63);
  paint(brush, radial(brush, 70, '#fff0bd', '#c98f33'), DEEP_GOLD, 2);
  circle(brush, 0, 0, 53);
  const ink = INK[artefact === null || artefact === 'wild' ? 'multi' : artefact];
  paint(brush, artefact === null ? '#5b4526' : radial(brush, 60, ink.full, ink.dark), DEEP_GOLD, 2.5);
  brush.restore();
  if (artefact === null) return back(brush);
  rays(brush);
  at(brush, MIDDLE, MIDDLE, 31, () => stoneIcon(brush, artefact));
}

function back(brush: Brush): void {
  for (let turn = 0; turn < 3; turn++)
    turned(brush, MIDDLE, MIDDLE, (turn / 3) * Math.PI * 2, () => {
      brush.beginPath();
      brush.arc(0, -20, 20, 0, Math.PI * 1.3);
      paint(brush, null, GOLD, 6);
    });
}
