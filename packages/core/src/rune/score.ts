import { at } from '../assert.ts';
import type { ScoreLine, ScoreSheet, Seat } from '../game.ts';
import { mostPoints, scoreSheet } from '../score.ts';
import { areaOf } from './area.ts';
import { spread } from './board.ts';
import { type Cell, cellOf, fieldOf } from './grid.ts';
import { RUNE_POINTS, type Rune, runeName } from './material.ts';
import type { View } from './state.ts';

/** R12 */
export function scores(view: View): ScoreSheet[] {
  const runes = spread(view);
  return view.players.map((_, seat) => {
    const lines = areasOf(view, runes, seat).map((area) => areaLine(runes, area));
    return scoreSheet(seat, lines);
  });
}

/** R13 */
export const winners = (view: View): Seat[] => mostPoints(view, scores(view));

/** The areas a seat controls, each once, in the order of their first masters. */
function areasOf(view: View, runes: Uint8Array, seat: Seat): Cell[][] {
  const areas: Cell[][] = [];
  for (const master of view.masters) {
    const cell = cellOf(master.x, master.y);
    if (master.seat !== seat || areas.some((area) => area.includes(cell))) continue;
    areas.push(areaOf(runes, cell));
  }
  return areas;
}

/** The field named is that of the area's first master. */
function areaLine(runes: Uint8Array, area: readonly Cell[]): ScoreLine {
  const first = at(area, 0);
  const rune = runes[first] as Rune;
  const values = { rune: runeName(rune), runes: area.length, ...fieldOf(first) };
  return { key: 'area', points: area.length * at(RUNE_POINTS, rune), values };
}
