import { parseSeed, type Viewer } from '@dolmen/core';
import {
  ALL_FORGES,
  ALL_STONES,
  type CardRow,
  type Face,
  NIGHT_FIELDS,
  printOf,
  ROW_POINTS,
  RUNES,
  runeStones,
  SHORTEST_ROW,
  SLOT_COSTS,
  STANDARD_DECK,
  STONES,
  TILES,
  type Tile,
  type View,
  WILD_FORGE,
} from '@dolmen/core/rune-stones';
import {
  abilitySaying,
  cardName,
  forgeSaying,
  runeStoneSaying,
  wispSaying,
} from '@dolmen/messages/sayings/rune-stones';
import { copiesLine, type Entry, type EntryKey, type EntrySaying, saying } from './entry.ts';

type Group = 'creatures' | 'dragons' | 'druids' | 'banshees';

const FACES: readonly Face[] = ['any-gem', 'swap', 'one-point', 'two-points', 'ore', 'card'];

/** Where a card is in this match, as far as the viewer should look for it. */
function whereLines(view: View, seat: Viewer, card: number): readonly EntrySaying[] {
  const slot = view.display.indexOf(card);
  const cost = SLOT_COSTS[slot];
  if (cost !== undefined) return [saying('help.lexicon.rune-stones.in-display', { cost })];
  const hand = seat === null ? [] : (view.players[seat]?.hand ?? []);
  return hand.includes(card) ? [saying('help.lexicon.rune-stones.in-hand')] : [];
}

const hueOf = (color: CardRow['color']): EntrySaying =>
  saying(color === 'multi' ? 'rune-stones.term.hue.multi' : `rune-stones.term.${color}`);

function cardEntry(view: View, seat: Viewer, group: Group, { number }: CardRow): Entry {
  const { color, magic, ability } = printOf(view.deck, number);
  return {
    id: `card:${number}`,
    group: `help.lexicon.group.${group}`,
    title: cardName(view, number),
    lines: [
      abilitySaying(ability),
      hueOf(color),
      saying('help.lexicon.rune-stones.magic', { magic }),
      ...whereLines(view, seat, number),
    ],
    patches: [color],
    sign: String(number),
  };
}

function cards(view: View, seat: Viewer): readonly Entry[] {
  const { creatures, banshees, druids } = view.deck ?? STANDARD_DECK;
  const entries = (group: Group, rows: readonly CardRow[]): readonly Entry[] =>
    rows.map((row) => cardEntry(view, seat, group, row));
  return [
    ...entries(
      'creatures',
      creatures.filter(({ color }) => color !== 'multi'),
    ),
    ...entries(
      'dragons',
      creatures.filter(({ color }) => color === 'multi'),
    ),
    ...entries('druids', druids),
    ...(view.nocturnal ? entries('banshees', banshees) : []),
  ];
}

const display = (): readonly Entry[] =>
  SLOT_COSTS.map((cost, slot) => ({
    id: `slot:${slot + 1}`,
    group: 'help.lexicon.group.display',
    title: saying('help.lexicon.rune-stones.slot', { slot: slot + 1 }),
    lines: [saying('help.lexicon.rune-stones.slot-text', { cost })],
    sign: String(cost),
  }));

const forges = (view: View): readonly Entry[] =>
  ALL_FORGES.map((forge) => ({
    id: `forge:${forge + 1}`,
    group: 'help.lexicon.group.forges',
    title: saying(`rune-stones.term.forge.${forge + 1}` as EntryKey),
    lines: [forgeSaying(forge)],
    patches: [forge === WILD_FORGE ? 'wild' : (view.forges[forge] ?? 'none')],
  }));

const rows = (): readonly Entry[] =>
  ROW_POINTS.map((points, artefacts) => ({ points, artefacts }))
    .slice(SHORTEST_ROW)
    .map(({ points, artefacts }) => ({
      id: `row:${artefacts}`,
      group: 'help.lexicon.group.rows',
      title: saying('help.lexicon.rune-stones.row', { artefacts }),
      lines: [saying('help.lexicon.rune-stones.row-text', { points })],
      sign: String(points),
    }));

/** Those in play; when nobody plays, all there are. */
const runes = (view: View | null): readonly Entry[] =>
  RUNES.filter(
    (kind) => view === null || view.runes[kind] > 0 || view.players.some(({ runes }) => runes.includes(kind)),
  ).map((kind) => ({
    id: `rune:${kind}`,
    group: 'help.lexicon.group.rune-stones',
    title: saying(`rune-stones.term.rune.${kind}`),
    lines: [runeStoneSaying(kind)],
  }));

const die = (): readonly Entry[] =>
  FACES.map((face) => ({
    id: `face:${face}`,
    group: 'help.lexicon.group.die',
    title: saying(`rune-stones.term.face.${face}`),
    lines: [],
  }));

const wisps = (): readonly Entry[] =>
  (Object.keys(TILES) as Tile[]).map((tile) => ({
    id: `wisp:${tile}`,
    group: 'help.lexicon.group.wisps',
    title: wispSaying(tile),
    lines: [copiesLine(TILES[tile].copies)],
  }));

const night = (view: View | null): readonly Entry[] =>
  (['wisp', 'blank'] as const).map((token) => {
    const fields = NIGHT_FIELDS.filter((_, index) => view?.night[index] === token);
    const where = fields.length > 0 ? [saying('table.text.field', { field: fields.join(', ') })] : [];
    return {
      id: `night:${token}`,
      group: 'help.lexicon.group.night',
      title: saying(`help.lexicon.rune-stones.night-${token}`),
      lines: [saying(`help.lexicon.rune-stones.night-${token}-text`), ...where],
    };
  });

const stones = (): readonly Entry[] =>
  STONES.map((stone) => ({
    id: `stone:${stone}`,
    group: 'help.lexicon.group.stones',
    title: saying(`rune-stones.term.stone.${stone}`),
    lines: [
      saying('help.lexicon.rune-stones.supply', { count: ALL_STONES[stone] }),
      ...(stone === 'wild' || stone === 'ore' ? [saying(`help.lexicon.rune-stones.${stone}`)] : []),
    ],
    patches: [stone],
  }));

/** With all there is in the box, for those who only look. */
function anyView(): View {
  const seed = parseSeed('1');
  const options = runeStones.options({ nocturnal: true });
  if (seed === null || !options.ok) throw new Error('a plain game of Rune Stones cannot be set up');
  return runeStones.setup(options.value, 2, seed);
}

export function runeStonesEntries(match: View | null, seat: Viewer): readonly Entry[] {
  const view = match ?? anyView();
  return [
    ...cards(view, match ? seat : null).map((entry) => (match ? entry : withoutPlace(entry))),
    ...runes(match),
    ...forges(view).map((entry) => (match ? entry : withoutPatches(entry))),
    ...display(),
    ...die(),
    ...stones(),
    ...rows(),
    ...(view.nocturnal ? [...wisps(), ...night(match)] : []),
  ];
}

/** Ability, colour and magic; where it lies is of no match. */
const withoutPlace = (entry: Entry): Entry => ({ ...entry, lines: entry.lines.slice(0, 3) });

function withoutPatches({ patches: _, ...entry }: Entry): Entry {
  return entry;
}
