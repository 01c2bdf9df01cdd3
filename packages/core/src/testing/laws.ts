import { admit } from '../admit.ts';
import type { Common } from '../game.ts';
import type { Seed } from '../random.ts';
import type { Moment } from './moment.ts';
import { sightings } from './telling.ts';

/** A law holds at every moment of every match, or throws. */
export type Law = <S extends V, V extends Common, A, E>(moment: Moment<S, V, A, E>) => void;

const text = (value: unknown): string => JSON.stringify(value);

function check(holds: boolean, told: () => string): void {
  if (!holds) throw new Error(told());
}

function same(found: unknown, expected: unknown): void {
  check(text(found) === text(expected), () => `expected ${text(expected)}\nfound    ${text(found)}`);
}

/** The same things, each as often, in any order. */
function sameBag(found: readonly string[], expected: readonly string[]): void {
  const surplus = new Map<string, number>();
  for (const item of found) surplus.set(item, (surplus.get(item) ?? 0) + 1);
  for (const item of expected) surplus.set(item, (surplus.get(item) ?? 0) - 1);
  for (const [item, count] of surplus) check(count === 0, () => `${count} of ${item} too many`);
}

/** A seed that differs from moment to moment. */
const seedAt = (ply: number): Seed => [0xd01, 0x3e2, ply, 7];

export const LAWS: Readonly<Record<string, Law>> = {
  'something is legal until the end, and nothing after it': ({ state, legal }) =>
    check((legal.length === 0) === (state.toAct === null), () => `${legal.length} legal, to act: ${state.toAct}`),

  'the ply counts actions, and the floor never lies above it': ({ state, words }) => {
    same(state.ply, words.length);
    check(state.floor >= 0 && state.floor <= state.ply, () => `floor ${state.floor}`);
  },

  'words are unique, and read back as their action': ({ game, legal }) => {
    const words = legal.map((action) => game.format(action));
    same(new Set(words).size, words.length);
    same(
      words.map((word) => game.parse(word)),
      legal,
    );
  },

  'no gesture is the beginning of another': ({ game, legal }) => {
    const gestures = legal.map((action) => `${game.gesture(action).join(' ')} `).sort();
    for (const [index, gesture] of gestures.entries()) {
      check(index === 0 || !gesture.startsWith(gestures[index - 1] ?? ''), () => `gesture ${gesture}`);
    }
  },

  'why is null for the legal actions, and only for them': ({ game, state, legal, met }) => {
    const words = new Set(legal.map((action) => game.format(action)));
    for (const [word, action] of met) {
      check(
        (game.why(state, action) === null) === words.has(word),
        () => `why ${word}: ${text(game.why(state, action))}`,
      );
    }
  },

  'the one to act finds the same legal actions in their own view': ({ game, legal, state, views }) => {
    const own = views.find(([viewer]) => viewer !== null && viewer === state.toAct);
    if (own) same(game.legal(own[1]), legal);
  },

  'a view shows everything but the secrets': ({ probe, state, views }) => {
    const all = probe.census(state);
    for (const [viewer, view] of views) {
      sameBag([...probe.census(view), ...probe.secrets(state, viewer)], all);
    }
  },

  'an event tells nobody more than their view does': ({ game, probe, events, views }) => {
    for (const [viewer, view] of views) {
      const shown = new Set(probe.census(view));
      const told = events.flatMap((event) => probe.mentions(game.viewEvent(event, viewer)));
      check(
        told.every((piece) => shown.has(piece)),
        () => `${viewer} was told of ${told.join(' ')}`,
      );
    }
  },

  'a view and an event share nothing with the state': ({ game, state, events, views }) => {
    const own = new Set([state, ...events].flatMap(objectsIn));
    for (const [viewer, view] of views) {
      const shown = [view, ...events.map((event) => game.viewEvent(event, viewer))];
      check(!shown.flatMap(objectsIn).some((part) => own.has(part)), () => `shared with the view of ${viewer}`);
    }
  },

  'a state drawn from a view gives that view again': ({ game, probe, state, views }) => {
    for (const [viewer, view] of views) {
      const drawn = game.determinize(view, seedAt(state.ply));
      same(game.view(drawn, viewer), view);
      sameBag(probe.census(drawn), probe.census(state));
    }
  },

  'nothing hidden came to light since the floor': ({ game, state, words, base }) => {
    const viewer = base.state.toAct;
    if (viewer === null) return;
    const drawn = game.determinize(game.view(base.state, viewer), seedAt(state.ply));
    for (const word of words.slice(base.words)) {
      const move = admit(game, drawn, drawn.toAct ?? -1, word);
      check(move.ok, () => `${word} is not legal in a state that looks the same`);
      if (move.ok) game.play(drawn, move.value);
    }
    same(game.view(drawn, viewer), game.view(state, viewer));
  },

  'clones are independent': ({ game, state, legal }) => {
    const before = text(state);
    const copy = game.clone(state);
    same(copy, state);
    const own = new Set(objectsIn(state));
    check(!objectsIn(copy).some((part) => own.has(part) && !Object.isFrozen(part)), () => 'the clone shares a part');
    if (legal[0] !== undefined) game.play(copy, legal[0]);
    check(text(state) === before, () => 'playing on a clone changed the original');
  },

  'states, views and events are plain JSON': ({ state, views, events }) => {
    for (const value of [state, ...views, ...events]) checkPlain(value, '');
  },

  'all material is somewhere exactly once': ({ probe, state, initial }) =>
    sameBag(probe.census(state), probe.census(initial)),

  'score sheets add up, and somebody wins at the end': ({ game, state, header }) => {
    const sheets = game.scores(state);
    same(
      sheets.map((sheet) => sheet.seat),
      Array.from({ length: header.seats }, (_, seat) => seat),
    );
    for (const { total, lines } of sheets)
      same(
        lines.reduce((sum, line) => sum + line.points, 0),
        total,
      );
    check(game.winners(state).length > 0 === (state.toAct === null), () => `winners ${game.winners(state)}`);
  },

  'scores are the same for everyone': ({ game, state, views }) => {
    for (const [, view] of views) same(game.scores(view), game.scores(state));
  },

  'what is refused changes nothing': ({ game, state, legal, met, header }) => {
    const before = text(state);
    const code = (seat: number, word: string): string => {
      const answer = admit(game, state, seat, word);
      return answer.ok ? 'admitted' : answer.error.code;
    };
    const words = new Set(legal.map((action) => game.format(action)));
    const illegal = [...met.keys()].find((word) => !words.has(word));
    const others = [((state.toAct ?? 0) + 1) % header.seats, -1, 0.5, Number.NaN];
    for (const word of ['', 'no such word', 'play:', '\u0000']) same(code(state.toAct ?? 0, word), 'malformed');
    for (const word of [...met.keys()].slice(0, 1)) {
      for (const seat of others) same(code(seat, word), state.toAct === null ? 'game-over' : 'not-your-turn');
    }
    if (state.toAct !== null && illegal) same(code(state.toAct, illegal), 'not-legal');
    check(text(state) === before, () => 'a refusal changed the state');
  },

  'what is hidden from a viewer decides nothing that the viewer sees': (moment) => {
    for (const { viewer, word, found, expected } of sightings(moment)) {
      check(
        text(found) === text(expected),
        () => `${word} tells ${viewer}\nhere       ${text(expected)}\notherwise  ${text(found)}`,
      );
    }
  },
};

function objectsIn(value: unknown): object[] {
  const found: object[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    found.push(part);
    for (const child of Array.isArray(part) ? part : Object.values(part)) visit(child);
  };
  visit(value);
  return found;
}

function checkPlain(value: unknown, at: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number')
    return check(Number.isFinite(value) && !Object.is(value, -0), () => `${at} is ${value}`);
  check(typeof value === 'object', () => `${at} is ${typeof value}`);
  const kind = Object.getPrototypeOf(value);
  check(kind === Object.prototype || kind === Array.prototype, () => `${at} is no plain object`);
  for (const [key, part] of Object.entries(value as object)) checkPlain(part, `${at}.${key}`);
}
