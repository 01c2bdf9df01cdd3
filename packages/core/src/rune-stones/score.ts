import { at } from '../assert.ts';
import type { ScoreLine, ScoreSheet, Seat } from '../game.ts';
import { mostPoints, scoreSheet } from '../score.ts';
import { ROW_POINTS, STONES, STONES_PER_POINT } from './material.ts';
import type { Player, Row, View } from './state.ts';
import { countIn } from './trade.ts';

/** S61 */
export const scores = (view: View): ScoreSheet[] => view.players.map(sheetOf);

/** S62 */
export const winners = (view: View): Seat[] => mostPoints(view, scores(view));

function sheetOf(player: Player<null>, seat: Seat): ScoreSheet {
  return scoreSheet(seat, [trackLine(player), stonesLine(player), ...player.rows.map(rowLine)]);
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
