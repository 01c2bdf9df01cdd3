import { seatLetter } from '../notation.ts';
import { spread, visibleFields } from './board.ts';
import { cellOf } from './grid.ts';
import { type Card, type Rune, runeLetter } from './material.ts';
import { type Field, hasMarked, type Player, type View } from './state.ts';
import { laidName } from './words.ts';

const LABEL = 4;
const CELL = 4;

export const sketch = (view: View): string[] => [
  `ply ${view.ply}, ${view.toAct === null ? 'over' : `${seatLetter(view.toAct)} to act: ${view.choice}`}`,
  ...picture(view),
  `laid ${view.laid.map(laidName).join(' ')}`,
  `pile ${view.pile.length}, out ${view.dropped.join(' ') || '-'}`,
  ...view.players.map((player, seat) => playerText(view, player, seat)),
];

/** The fields with their coordinates. A rune is its letter, then `*` for a marker and a small letter for a master. */
function picture(view: View): string[] {
  const fields = visibleFields(view);
  const columns = range(fields.map(({ x }) => x));
  const rows = range(fields.map(({ y }) => y));
  return [
    line('', columns.map(String)),
    ...rows.map((y) =>
      line(
        String(y).padStart(3),
        columns.map((x) => fieldText(view, { x, y })),
      ),
    ),
  ];
}

// The bar keeps a row of the picture from looking like a word in a transcript.
const line = (label: string, cells: readonly string[]): string =>
  `${label.padEnd(LABEL)}| ${cells.map((cell) => cell.padEnd(CELL)).join('')}`.trimEnd();

const range = (numbers: readonly number[]): number[] => {
  const low = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - low + 1 }, (_, index) => low + index);
};

export function fieldText(view: View, field: Field): string {
  const isHere = ({ x, y }: Field): boolean => x === field.x && y === field.y;
  const rune = spread(view)[cellOf(field.x, field.y)] as Rune;
  const marker = view.marks.some(isHere) ? '*' : '';
  const master = view.masters.filter(isHere).map(({ seat }) => seatLetter(seat).toLowerCase());
  return runeLetter(rune) + marker + master.join('');
}

function playerText(view: View, player: Player<Card | null>, seat: number): string {
  const hand = player.hand.map((card) => card ?? '?').join(' ') || '-';
  const marker = view.grandmaster && !hasMarked(view, seat) ? ', a marker' : '';
  return `${seatLetter(seat)} hand ${hand}; masters ${player.masters}${marker}`;
}
