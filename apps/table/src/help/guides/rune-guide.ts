import { areaOf, cellOf, RUNE_POINTS, rune, spread, type View, visibleFields } from '@dolmen/core/rune';
import type { SessionState } from '../../session/session.ts';
import { type GuidePlan, happened, isAsked, startingWith } from './step.ts';

const viewOf = ({ view }: SessionState): View => view as View;

/** What the area around a field is worth as the table lies. */
function areaWorth(view: View, x: number, y: number): number {
  const runes = spread(view);
  const cell = cellOf(x, y);
  const points: number = RUNE_POINTS[runes[cell] as 0 | 1 | 2 | 3] ?? 0;
  return points === 0 ? 0 : areaOf(runes, cell).length * points;
}

/** Turned cards first: turning is to be learnt. */
const lays = (_state: SessionState, words: readonly string[]): readonly string[] => {
  const all = startingWith(words, 'lay:');
  return [...all.filter((word) => !word.endsWith('/r0')), ...all.filter((word) => word.endsWith('/r0'))];
};

/** The card that is held, turned otherwise than it is. */
function otherTurns({ touched: [hand, turn] }: SessionState, words: readonly string[]): readonly string[] {
  const card = hand?.replace('hand:', 'lay:') ?? 'lay:';
  const now = turn?.replace('turn:', '/r') ?? '/none';
  return words.filter((word) => word.startsWith(`${card}@`) && !word.endsWith(now));
}

const isTurned = (touches: ReadonlySet<string>): boolean =>
  [...touches].filter((piece) => piece.startsWith('turn:')).length > 1;

/** The places for a master, the best area first. */
function places(state: SessionState, words: readonly string[]): readonly string[] {
  const worth = new Map(startingWith(words, 'place:').map((word) => [word, worthOf(viewOf(state), word)]));
  return [...worth.keys()].toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

function worthOf(view: View, word: string): number {
  const action = rune.parse(word);
  return action?.type === 'place' ? areaWorth(view, action.x, action.y) : 0;
}

const startCard = (state: SessionState): readonly string[] =>
  visibleFields(viewOf(state)).map(({ x, y }) => `field:${x},${y}`);

/** The fields of the areas that the player controls. */
function ownAreas(state: SessionState): readonly string[] {
  const view = viewOf(state);
  const fields = visibleFields(view).map(({ x, y }) => ({ x, y, cell: cellOf(x, y) }));
  const own = view.masters.filter(({ seat }) => seat === state.seat);
  const runes = spread(view);
  const cells = new Set(own.flatMap(({ x, y }) => areaOf(runes, cellOf(x, y))));
  return fields.filter(({ cell }) => cells.has(cell)).map(({ x, y }) => `field:${x},${y}`);
}

const isLaid = happened('laid');

export const runeGuide: GuidePlan = {
  steps: [
    { text: 'help.guide.rune.welcome', shows: startCard },
    {
      text: 'help.guide.rune.card',
      wants: lays,
      isDone: (state, news) => state.touched.some((piece) => piece.startsWith('hand:')) || isLaid(state, news),
    },
    {
      text: 'help.guide.rune.turn',
      wants: otherTurns,
      isDone: (state, news, touches) => isTurned(touches) || isLaid(state, news),
      fits: isAsked('lay'),
    },
    { text: 'help.guide.rune.lay', wants: lays, isDone: isLaid, fits: isAsked('lay') },
    { text: 'help.guide.rune.draw', wants: (_state, words) => startingWith(words, 'draw'), isDone: happened('drew') },
    { text: 'help.guide.rune.around', wants: lays, isDone: isLaid },
    { text: 'help.guide.rune.master', wants: places, isDone: happened('placed-master') },
    { text: 'help.guide.rune.area', shows: ownAreas },
    { text: 'help.guide.rune.unite' },
    { text: 'help.guide.rune.end', shows: () => ['masters'] },
  ],
  meanwhile: (state, words) => [
    ...startingWith(words, 'draw'),
    ...lays(state, words),
    ...places(state, words),
    ...words,
  ],
};
