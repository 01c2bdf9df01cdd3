import {
  colorOf,
  END_STONE,
  FIELD_POINTS,
  GOAL,
  PATHS,
  TILE_POINTS,
  type Tile,
  tileOn,
  type View,
  wishPoints,
} from '@dolmen/core/keltis';
import { pieceSaying } from '@dolmen/messages/sayings/keltis';
import { copiesLine, type Entry, type EntrySaying, pointsLine, saying } from './entry.ts';

/** How many of each there are in the box. */
const TILES: readonly (readonly [tile: Exclude<Tile, 'none'>, count: number])[] = [
  ['wish', 9],
  ['clover', 9],
  ['points-1', 2],
  ['points-2', 3],
  ['points-3', 2],
];
const FIELDS = FIELD_POINTS.map((_, field) => field).slice(1);
const WISHES = [0, 1, 2, 3, 4, 5];

const cards = (): readonly Entry[] =>
  PATHS.map(colorOf).map((color) => ({
    id: `cards:${color}`,
    group: 'help.lexicon.group.cards',
    title: saying(`keltis.term.${color}`),
    lines: [saying('help.lexicon.keltis.cards')],
    patches: [color],
  }));

function fieldLines(field: number): readonly EntrySaying[] {
  const points = pointsLine(FIELD_POINTS[field] ?? 0);
  if (field === END_STONE) return [points, saying('help.lexicon.keltis.goal'), saying('help.lexicon.keltis.end-stone')];
  return field >= GOAL ? [points, saying('help.lexicon.keltis.goal')] : [points];
}

const fields = (): readonly Entry[] =>
  FIELDS.map((field) => ({
    id: `field:${field}`,
    group: 'help.lexicon.group.fields',
    title: saying('table.text.field', { field }),
    lines: [...fieldLines(field), saying('help.lexicon.keltis.large')],
    sign: String(FIELD_POINTS[field]).replace('-', '−'),
  }));

function tileLine(tile: Exclude<Tile, 'none'>): EntrySaying {
  return tile === 'wish' || tile === 'clover'
    ? saying(`help.lexicon.keltis.${tile}`)
    : saying('help.lexicon.keltis.points');
}

const tiles = (): readonly Entry[] =>
  TILES.map(([tile, count]) => ({
    id: `tile:${tile}`,
    group: 'help.lexicon.group.tiles',
    title: saying(`keltis.term.tile.${tile}`),
    lines: [tileLine(tile), copiesLine(count)],
    sign: TILE_POINTS[tile] > 0 ? String(TILE_POINTS[tile]) : '',
  }));

const wishes = (): readonly Entry[] =>
  WISHES.map((wishes) => ({
    id: `wishes:${wishes}`,
    group: 'help.lexicon.group.wishes',
    title: saying('keltis.score.wishes', { wishes: wishes === 5 ? '5+' : wishes }),
    lines: [pointsLine(wishPoints(wishes))],
    sign: String(wishPoints(wishes)).replace('-', '−'),
  }));

/** The tiles of a match, where they lie. */
const places = (view: View): readonly Entry[] =>
  PATHS.flatMap((path) =>
    FIELDS.filter((field) => tileOn(view, path, field) !== 'none').flatMap((field) => {
      const title = pieceSaying(`field:${colorOf(path)}-${field}`, view, 0);
      const id = `place:${colorOf(path)}-${field}`;
      return title
        ? [{ id, group: 'help.lexicon.group.places', title, lines: [], patches: [colorOf(path)] } as const]
        : [];
    }),
  );

export const keltisEntries = (view: View | null): readonly Entry[] => [
  ...cards(),
  ...fields(),
  ...tiles(),
  ...wishes(),
  ...(view ? places(view) : []),
];
