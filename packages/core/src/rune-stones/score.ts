import { at } from '../assert.ts';
import type { ScoreLine, ScoreSheet, Seat } from '../game.ts';
import { ROW_POINTS, STONES, STONES_PER_POINT } from './material.ts';
import type { Player, Row, View } from './state.ts';
import { countIn } from './trade.ts';

/** S61 */
export const scores = (view: View): ScoreSheet[] => view.players.map(sheetOf);

/** S62 */
export function winners(view: View): Seat[] {
  if (view.toAct !== null) return [];
  const sheets = scores(view);
  const best = Math.max(...sheets.map((sheet) => sheet.total));
  return sheets.filter((sheet) => sheet.total === best).map((sheet) => sheet.seat);
}

function sheetOf(player: Player<null>, seat: Seat): ScoreSheet {
  const lines = [trackLine(player), stonesLine(player), ...player.rows.map(rowLine)];
  return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

const trackLine = ({ points }: Player<null>): ScoreLine => ({ key: 'track', points, values: {} });

function stonesLine(player: Player<null>): ScoreLine {
  const stones = STONES.reduce((sum, stone) => sum + player.stones[stone], 0);
  return { key: 'stones', points: Math.floor(stones / STONES_PER_POINT), values: { stones } };
}

function rowLine(row: Row, index: number): ScoreLine {
  const artefacts = countIn(row);
  return { key: 'row', points: at(ROW_POINTS, artefacts), values: { row: index + 1, artefacts } };
}
