import type { GameId } from '@dolmen/core';
import type { Ending, Sheet } from '../hud/end-of.ts';
import { playerColor } from '../players.ts';
import type { EndedWords } from './figures-of.ts';
import type { Statistics } from './statistics.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const SIDE = 400;
const MARGIN = 32;
const FACE = 'Georgia, "DejaVu Serif", serif';

const totalOf = ({ lines }: Sheet): number => lines.reduce((sum, { points }) => sum + points, 0);

/** How a match ended, in a few words to send to somebody. */
export function sharedText(game: GameId, ending: Ending, statistics: Statistics | null, { t }: EndedWords): string {
  const scores = ending.sheets.map((sheet) => t('ended.text-score', { player: sheet.name, points: totalOf(sheet) }));
  const turns = statistics === null ? [] : [t('ended.text-turns', { turns: statistics.turns })];
  const title = t('ended.text', { game: t(`lobby.game.${game}`), verdict: ending.verdict });
  return [title, ...scores, ...turns].join('\n');
}

type Brush = OffscreenCanvasRenderingContext2D;

/** As much of the table as fits beside the result. */
function drawTable(brush: Brush, table: ImageBitmap): void {
  const [width, height] = [WIDTH - SIDE, HEIGHT];
  const scale = Math.max(width / table.width, height / table.height);
  const [w, h] = [width / scale, height / scale];
  brush.drawImage(table, (table.width - w) / 2, (table.height - h) / 2, w, h, 0, 0, width, height);
}

function drawSheet(brush: Brush, sheet: Sheet, y: number): void {
  const { css, sign } = playerColor(sheet.seat);
  const left = WIDTH - SIDE + MARGIN;
  brush.font = `${sheet.isWinner ? 'bold ' : ''}30px ${FACE}`;
  brush.fillStyle = css;
  brush.fillText(sign, left, y);
  brush.fillStyle = '#f2e9d8';
  brush.fillText(sheet.name, left + 40, y, SIDE - 2 * MARGIN - 130);
  brush.textAlign = 'right';
  brush.fillStyle = '#e3b95c';
  brush.fillText(String(totalOf(sheet)), WIDTH - MARGIN, y);
  brush.textAlign = 'left';
}

function drawResult(brush: Brush, game: string, { verdict, sheets }: Ending): void {
  const [left, wide] = [WIDTH - SIDE + MARGIN, SIDE - 2 * MARGIN];
  brush.fillStyle = '#1c1815';
  brush.fillRect(WIDTH - SIDE, 0, SIDE, HEIGHT);
  brush.fillStyle = '#b9ab94';
  brush.font = `26px ${FACE}`;
  brush.fillText(game, left, 80, wide);
  brush.fillStyle = '#e3b95c';
  brush.font = `bold 42px ${FACE}`;
  brush.fillText(verdict, left, 142, wide);
  for (const [index, sheet] of sheets.entries()) drawSheet(brush, sheet, 230 + index * 62);
  brush.fillStyle = '#b9ab94';
  brush.font = `22px ${FACE}`;
  brush.fillText('Dolmen', left, HEIGHT - 40);
}

/** The table with the result beside it, in the size that most places show. */
export function sharedPicture(table: ImageBitmap, game: string, ending: Ending): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('a canvas can be drawn on');
  drawTable(brush, table);
  drawResult(brush, game, ending);
  return canvas.convertToBlob({ type: 'image/png' });
}
