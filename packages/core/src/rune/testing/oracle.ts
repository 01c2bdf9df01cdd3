import type { Seat } from '../../game.ts';
import type { Field, View } from '../state.ts';

/**
 * The rules for laying, placing and marking once more, straight from docs/rules/rune.md: slow, simple, and sharing
 * nothing with the engine but the shape of its states. Tests compare the two.
 */

const CARDS = [
  ...['BG BR BG', 'BB BG GR', 'BB BG RG', 'BB BR GG', 'BB GG BR', 'BB GR BG', 'BB GR GB', 'BG BB GR', 'BG BB RG'],
  ...['BG BG BR', 'BG BG RB', 'BG BR BG', 'BG BR GB', 'BG GB BR', 'BG GB RB', 'BG RB BG', 'BR BB GG'],
];

/** By `x,y`: the letter of the visible rune. */
export type Grid = ReadonlyMap<string, string>;

const key = (x: number, y: number): string => `${x},${y}`;

function beside(field: string): string[] {
  const [x = 0, y = 0] = field.split(',').map(Number);
  return [key(x + 1, y), key(x - 1, y), key(x, y + 1), key(x, y - 1)];
}

/** The six fields of a card and their letters. A quarter turn clockwise takes column c, row r to column 2 - r, row c. */
export function cardOn(card: number, turn: number, x: number, y: number): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [row, letters] of (CARDS[card] ?? '').split(' ').entries()) {
    for (const [column, letter] of [...letters].entries()) {
      const places = [key(x + column, y + row), key(x + 2 - row, y + column)];
      places.push(key(x + 1 - column, y + 2 - row), key(x + row, y + 1 - column));
      fields.set(places[turn] ?? '', letter);
    }
  }
  return fields;
}

export function gridOf(view: View): Map<string, string> {
  const grid = new Map<string, string>();
  for (const { card, turn, x, y } of view.laid) {
    for (const [field, letter] of cardOn(card, turn, x, y)) grid.set(field, letter);
  }
  for (const { x, y, rune } of view.marks) grid.set(key(x, y), '?BG'[rune] ?? '');
  return grid;
}

/** The area around a field. */
export function areaOf(grid: Grid, from: string): Set<string> {
  const area = new Set([from]);
  for (const field of area) {
    for (const next of beside(field)) if (grid.get(next) === grid.get(from)) area.add(next);
  }
  return area;
}

const names = (fields: readonly Field[]): string[] => fields.map(({ x, y }) => key(x, y));
const rivals = (view: View, seat: Seat): string[] => names(view.masters.filter((master) => master.seat !== seat));

/** R7, by its exact wording. */
function unitesAgainst(before: Grid, after: Grid, masters: readonly string[]): boolean {
  return masters.some((master) => {
    const old = [...areaOf(after, master)].filter((field) => before.get(field) === after.get(field));
    return new Set(old.map((field) => [...areaOf(before, field)].sort().join(' '))).size > 1;
  });
}

type Cover = ReadonlyMap<string, string>;

/** R4 */
const equalsAllBelow = (before: Grid, card: Cover): boolean =>
  [...card].every(([field, letter]) => (before.get(field) ?? letter) === letter);

const equalsAllBeside = (before: Grid, card: Cover): boolean =>
  [...card].every(([field, letter]) =>
    beside(field).every((next) => card.has(next) || (before.get(next) ?? letter) === letter),
  );

/** R5 */
const coversOneWhole = (view: View, card: Cover): boolean =>
  view.laid.some((other) =>
    [...cardOn(other.card, other.turn, other.x, other.y).keys()].every((field) => card.has(field)),
  );

function mayLay(view: View, seat: Seat, before: Grid, card: Cover): boolean {
  if (![...card.keys()].some((field) => before.has(field))) return false;
  if (!equalsAllBelow(before, card) && !equalsAllBeside(before, card)) return false;
  if (coversOneWhole(view, card)) return false;
  if (names([...view.masters, ...view.marks]).some((field) => card.has(field))) return false;
  return !unitesAgainst(before, new Map([...before, ...card]), rivals(view, seat));
}

/** Top left fields from which a card can reach a visible rune, and some more. */
function origins(grid: Grid): string[] {
  const found = new Set<string>();
  for (const field of grid.keys()) {
    const [x = 0, y = 0] = field.split(',').map(Number);
    for (const left of [0, 1, 2, 3]) for (const up of [0, 1, 2, 3]) found.add(key(x - left, y - up));
  }
  return [...found];
}

/** Every word that lays a card, in no particular order. */
export function layWords(view: View): string[] {
  const seat = view.toAct ?? -1;
  const grid = gridOf(view);
  const hand = (view.players[seat]?.hand ?? []).filter((card) => card !== null);
  const turned = hand.flatMap((card) => [0, 1, 2, 3].map((turn) => [card, turn] as const));
  return origins(grid).flatMap((origin) => {
    const [x = 0, y = 0] = origin.split(',').map(Number);
    const fitting = turned.filter(([card, turn]) => mayLay(view, seat, grid, cardOn(card, turn, x, y)));
    return fitting.map(([card, turn]) => `lay:${card}@${origin}/r${turn}`);
  });
}

/** R8 */
export function placeWords(view: View): string[] {
  const grid = gridOf(view);
  const masters = rivals(view, view.toAct ?? -1);
  const isFree = (field: string): boolean =>
    !names(view.masters).includes(field) && !masters.some((master) => areaOf(grid, field).has(master));
  return [...grid.keys()].filter(isFree).map((field) => `place:${field}`);
}

/** R14 */
export function markWords(view: View): string[] {
  const seat = view.toAct ?? -1;
  if (!view.grandmaster || view.marks.some((mark) => mark.seat === seat)) return [];
  const grid = gridOf(view);
  const taken = [...names(view.masters), ...names(view.marks)];
  return [...grid.keys()]
    .filter((field) => !taken.includes(field))
    .flatMap((field) =>
      ['blue', 'green']
        .filter((side) => {
          const after = new Map(grid).set(field, side === 'blue' ? 'B' : 'G');
          return !unitesAgainst(grid, after, rivals(view, seat));
        })
        .map((side) => `mark:${side}@${field}`),
    );
}
