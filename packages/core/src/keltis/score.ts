import { at } from '../assert.ts';
import type { ScoreLine, ScoreSheet, Seat } from '../game.ts';
import { mostPoints, scoreSheet } from '../score.ts';
import { colorOf, FIELD_POINTS, PATHS, type Path, type Size, START, WISH_POINTS } from './material.ts';
import { fieldOn, hasAtStart, isOn, type Player, sizeOn, type View } from './state.ts';

/** K19–K20 */
export const scores = (view: View): ScoreSheet[] => view.players.map(sheetOf);

/** K21 */
export const winners = (view: View): Seat[] => mostPoints(view, scores(view));

function sheetOf(player: Player<unknown>, seat: Seat): ScoreSheet {
  return scoreSheet(seat, [...figureLines(player), wishLine(player.wishes), tileLine(player.points)]);
}

/** K19 */
const figurePoints = (field: number, size: Size): number => at(FIELD_POINTS, field) * (size === 'large' ? 2 : 1);

/** K20 */
export const wishPoints = (wishes: number): number => at(WISH_POINTS, Math.min(wishes, WISH_POINTS.length - 1));

/** The total of a player's sheet, without the sheet: a search asks for nothing else, and often. */
export function totalOf(player: Player<unknown>): number {
  let total = player.points + wishPoints(player.wishes);
  for (const path of PATHS) total += figurePoints(fieldOn(player, path), sizeOn(player, path));
  return total;
}

const figureLines = (player: Player<unknown>): ScoreLine[] => [
  ...PATHS.filter((path) => isOn(player, path)).map((path) => pathLine(player, path)),
  ...startLines(player),
];

function pathLine(player: Player<unknown>, path: Path): ScoreLine {
  const field = fieldOn(player, path);
  const size = sizeOn(player, path);
  return { key: 'figure', points: figurePoints(field, size), values: { path: colorOf(path), field, size } };
}

function startLines(player: Player<unknown>): ScoreLine[] {
  const left = PATHS.length - PATHS.filter((path) => isOn(player, path)).length;
  const sizes = Array.from(
    { length: left },
    (_, index): Size => (index === 0 && hasAtStart(player, 'large') ? 'large' : 'small'),
  );
  return sizes.map((size) => ({ key: 'figure-at-start', points: figurePoints(START, size), values: { size } }));
}

const wishLine = (wishes: number): ScoreLine => ({ key: 'wishes', points: wishPoints(wishes), values: { wishes } });
const tileLine = (points: number): ScoreLine => ({ key: 'tiles', points, values: {} });
