import type { Common, ScoreLine, ScoreSheet, Seat } from './game.ts';

export const scoreSheet = (seat: Seat, lines: readonly ScoreLine[]): ScoreSheet => ({
  seat,
  total: lines.reduce((sum, line) => sum + line.points, 0),
  lines,
});

/** Whoever has most points once the game is over; several after a tie. */
export function mostPoints(view: Common, sheets: readonly ScoreSheet[]): Seat[] {
  if (view.toAct !== null) return [];
  const best = Math.max(...sheets.map((sheet) => sheet.total));
  return sheets.filter((sheet) => sheet.total === best).map((sheet) => sheet.seat);
}
