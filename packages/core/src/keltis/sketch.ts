import { seatLetter } from '../notation.ts';
import { type Card, colorOf, END_STONE, numberOf, PATHS, type Path, type Tile } from './material.ts';
import { fieldOn, type Player, rowOf, sizeOn, tileOn, topOf, type View } from './state.ts';
import { cardName } from './words.ts';

const TILE_SIGNS: { readonly [T in Tile]: string } = {
  none: '·',
  wish: '◆',
  clover: '♣',
  'points-1': '1',
  'points-2': '2',
  'points-3': '3',
};
const FIELDS = Array.from({ length: END_STONE }, (_, index) => index + 1);
const LABEL = 8;
const CELL = 6;

/** Figures are their player's letter, capital for the large one; a tile's sign stands before them. */
export const sketch = (view: View): string[] => [
  `ply ${view.ply}, ${view.toAct === null ? 'over' : `${seatLetter(view.toAct)} to act: ${view.choice}`}`,
  line('', FIELDS.map(String)),
  ...PATHS.map((path) =>
    line(
      colorOf(path),
      FIELDS.map((field) => fieldText(view, path, field)),
    ),
  ),
  `stock ${view.stock.length}, discards ${view.discards.map(pileText).join(' ')}`,
  ...view.players.flatMap((player, seat) => playerText(player, seatLetter(seat))),
];

const line = (label: string, cells: readonly string[]): string =>
  (label.padEnd(LABEL) + cells.map((cell) => cell.padEnd(CELL)).join('')).trimEnd();

function fieldText(view: View, path: Path, field: number): string {
  const figures = view.players.map((player, seat) => {
    if (fieldOn(player, path) !== field) return '';
    return sizeOn(player, path) === 'large' ? seatLetter(seat) : seatLetter(seat).toLowerCase();
  });
  return TILE_SIGNS[tileOn(view, path, field)] + figures.join('');
}

const pileText = (pile: readonly Card[], path: Path): string =>
  pile.length === 0 ? `${colorOf(path)}-` : `${cardName(topOf(pile))}×${pile.length}`;

function playerText(player: Player<Card | null>, letter: string): string[] {
  const rows = PATHS.filter((path) => rowOf(player, path).length > 0).map(
    (path) => `${colorOf(path)} ${rowOf(player, path).map(numberOf).join(' ')}`,
  );
  const hand = player.hand.map((card) => (card === null ? '?' : cardName(card)));
  return [
    `${letter} rows ${rows.join(', ') || '-'}; wishes ${player.wishes}, points ${player.points}`,
    `  hand ${hand.join(' ')}`,
  ];
}
