import { at } from '../assert.ts';
import { seatLetter } from '../notation.ts';
import {
  type Card,
  COLORS,
  FORGES,
  GEMS,
  NIGHT_FIELDS,
  NO_CARD,
  RUNES,
  SLOT_COSTS,
  STONES,
  type Stones,
} from './material.ts';
import type { Player, Row, View } from './state.ts';
import type { Task } from './task.ts';

/** Cards are their numbers, a hidden one is `?`, an empty place `-`. */
export const sketch = (view: View): string[] => [
  `ply ${view.ply}, round ${view.round}, ${view.toAct === null ? 'over' : `${seatLetter(view.toAct)} to act: ${view.choice}`}`,
  `agenda ${list(view.agenda.map(taskText))}`,
  `display ${view.display.map(slotText).join(' ')}; pile ${view.pile.length}, discard ${list(view.discard)}`,
  `supply ${stonesText(view.supply)}`,
  `forges ${view.forges.map(forgeText).join(' ')} wild×${view.wilds}; pile ${view.artefacts.length}, scrap ${scrapText(view)}`,
  `runes ${list(RUNES.filter((kind) => view.runes[kind] > 0).map((kind) => `${kind}×${view.runes[kind]}`))}`,
  ...(view.nocturnal ? nightText(view) : []),
  ...(view.played.length > 0 ? [`in front ${list(view.played)}`] : []),
  ...view.players.flatMap((player, seat) => playerText(player, seatLetter(seat))),
];

const list = (items: readonly (string | number)[]): string => items.join(' ') || '-';

const cardText = (card: Card | null): string => (card === null ? '?' : String(card));

const slotText = (card: Card, slot: number): string =>
  `${at(SLOT_COSTS, slot)}:${card === NO_CARD ? '-' : cardText(card)}`;

const forgeText = (artefact: string, forge: number): string =>
  `${at(FORGES, forge).cost}:${artefact === 'none' ? '-' : artefact}`;

const stonesText = (stones: Readonly<Stones>): string =>
  list(STONES.filter((stone) => stones[stone] > 0).map((stone) => `${stone}×${stones[stone]}`));

function scrapText(view: View): string {
  const count = (color: string): number => view.scrap.filter((artefact) => artefact === color).length;
  return list(COLORS.filter((color) => count(color) > 0).map((color) => `${color}×${count(color)}`));
}

function nightText({ wisps, night }: View): string[] {
  const fields = NIGHT_FIELDS.filter((_, index) => at(night, index) === 'wisp');
  return [
    `wisps ${list(wisps.shown)}; pile ${wisps.pile.length}, discard ${list(wisps.discard)}; tokens on ${list(fields)}`,
  ];
}

/** What is pending, by kind and what it is about. */
function taskText(task: Task): string {
  switch (task.type) {
    case 'effect':
      return task.of.join('|');
    case 'pay':
      return `pay(${task.cost.join(' ')})`;
    case 'take':
      return `take(${task.magic})`;
    case 'ability':
      return `ability(${task.left.join(' ')})`;
    default:
      return task.type;
  }
}

const rowText = (row: Row): string =>
  GEMS.map((spot) => (row[spot] === 'none' ? '-' : spot === row[spot] ? spot : `${spot}(wild)`)).join(' ');

function playerText(player: Player<null>, letter: string): string[] {
  const attuned = player.attuned === null ? '' : `, attuned to ${player.attuned}`;
  return [
    `${letter} points ${player.points}; ${stonesText(player.stones)}; runes ${list(player.runes)}${attuned}`,
    `  rows ${player.rows.map(rowText).join(' / ')}`,
    `  hand ${list(player.hand.map(cardText))}; pile ${player.pile.length}, discard ${list(player.discard)}, box ${list(player.box)}`,
  ];
}
