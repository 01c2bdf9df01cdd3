import { at, pick, random, type Seed, start } from '@dolmen/core';
import {
  type Action,
  type Gem,
  RUNES,
  type RuneKind,
  runeStones,
  type State,
  type View,
} from '@dolmen/core/rune-stones';
import { describe, expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { runeStonesEvaluator } from './index.ts';

const { rate, remark } = runeStonesEvaluator;

const QUEENIE: readonly RuneKind[] = RUNES.filter((kind) => kind !== 'plus' && kind !== 'exchange');
const OPTION_SETS = [{}, { nocturnal: true }, { runes: QUEENIE }, { nocturnal: true, runes: RUNES.slice(2) }];

function begin(options: unknown, seats: number, seed: Seed): State {
  const begun = start(runeStones, { options, seats, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value.state;
}

/** Hardly anybody takes the stone for gems instead of points: for once, somebody has it. */
function withWeakStone(state: State): State {
  if (state.runes['gem-or-points'] === 0) return state;
  state.runes['gem-or-points']--;
  at(state.players, 1).runes.push('gem-or-points');
  return state;
}

function bestOf(view: View): Action {
  const actions = runeStones.legal(view);
  const ratings = rate(view, actions);
  return at(actions, ratings.indexOf(Math.max(...ratings)));
}

/** The word that the rule bot would say. */
const answer = (view: View): string => runeStones.format(bestOf(view));

/** Plays a game: seats listed in `random` play anything, the others by their ratings. */
function playOut(state: State, seed: Seed, randoms: readonly number[], look?: (state: State) => void): State {
  const dice = random(seed);
  while (state.toAct !== null) {
    look?.(state);
    const action = randoms.includes(state.toAct) ? pick(dice, runeStones.legal(state)) : bestOf(state);
    runeStones.play(state, action);
  }
  return state;
}

const CHOICES =
  'turn magic take cards ability play-card face swap reward pay place forge trade rune gem card die points ore draw pillage resurrection card-switch wisp option';

describe('in games of every option set', () => {
  const met = new Set<string>();
  const games = OPTION_SETS.flatMap((options, set) => [2, 3, 4].map((seats) => ({ options, set, seats })));

  test.each(games)(
    'set $set, seats $seats: ratings and estimates are finite, one for each',
    ({ options, set, seats }) => {
      const seed: Seed = [set, seats, 0, 1];
      playOut(withWeakStone(begin(options, seats, seed)), seed, [0], (state) => {
        met.add(state.choice);
        const actions = runeStones.legal(state);
        const ratings = rate(state, actions);
        expect(ratings).toHaveLength(actions.length);
        expect(ratings.every(Number.isFinite), `${state.choice}: ${ratings}`).toBe(true);
        expect(estimate(state).every(Number.isFinite)).toBe(true);
      });
    },
  );

  test('every kind of question was met', () => {
    expect([...met].sort()).toEqual(CHOICES.split(' ').sort());
  });

  test('nothing that the player may not know changes a rating, an estimate or a remark', () => {
    const seed: Seed = [5, 5, 5, 5];
    playOut(begin({ nocturnal: true }, 3, seed), seed, [1], (state) => {
      const view = runeStones.view(state, state.toAct);
      const actions = runeStones.legal(state);
      expect(rate(view, actions)).toEqual(rate(state, actions));
      expect(estimate(view)).toEqual(estimate(state));
      for (const action of actions) expect(remark(view, action)).toEqual(remark(state, action));
    });
  });

  test.each(OPTION_SETS)('the ratings beat random players: %j', (options) => {
    const winners = [1, 2, 3, 4, 5, 6].map((game) => {
      const seed: Seed = [game, 0, 0, 2];
      return runeStones.winners(playOut(begin(options, 2, seed), seed, [game % 2]));
    });
    expect(winners).toEqual([0, 1, 0, 1, 0, 1].map((seat) => [seat]));
  });

  test('games among them end at the throne, in a number of rounds people would play', () => {
    const rounds = [1, 2, 3, 4].map((game) => {
      const seed: Seed = [game, 0, 0, 3];
      const end = playOut(begin({}, 2, seed), seed, []);
      expect(Math.max(...end.players.map((player) => player.points))).toBeGreaterThanOrEqual(65);
      return end.round;
    });
    expect(Math.min(...rounds)).toBeGreaterThan(10);
    expect(Math.max(...rounds)).toBeLessThan(35);
  });
});

/** A table in the middle of a game, arranged by hand. Seat 0 is to act. */
function table(points: readonly number[] = [20, 20], options: unknown = {}): State {
  const state = begin(options, points.length, [1, 2, 3, 4]);
  state.toAct = 0;
  state.first = 0;
  for (const [seat, player] of state.players.entries()) player.points = at(points, seat);
  return state;
}

const me = (state: State): State['players'][number] => at(state.players, 0);

function ask(state: State, ...questions: State['agenda']): State {
  state.agenda = [{ type: 'end-turn' }, ...questions];
  const top = at(questions, questions.length - 1);
  if (top.type !== 'effect') state.choice = top.type as State['choice'];
  return state;
}

const hold = (state: State, stones: Partial<State['supply']>): void =>
  void Object.assign(me(state).stones, { green: 0, red: 0, blue: 0, yellow: 0, wild: 0, ore: 0 }, stones);

function fill(state: State, seat: number, row: number, ...spots: Gem[]): void {
  for (const spot of spots) at(at(state.players, seat).rows, row)[spot] = spot;
}

describe('a sensible person', () => {
  test('trades in a full row', () => {
    const state = table();
    fill(state, 0, 1, 'green', 'red', 'blue', 'yellow', 'wild');
    expect(answer(ask(state, { type: 'trade' }))).toBe('trade:2');
  });

  test('trades in early for the first rune stone', () => {
    const state = table([0, 0]);
    fill(state, 0, 0, 'green', 'red');
    expect(answer(ask(state, { type: 'trade' }))).toBe('trade:1');
  });

  test('waits for a longer row when there are no more stones to be had', () => {
    const state = table();
    me(state).runes = ['magic', 'hand', 'plus', 'wild'];
    me(state).attuned = 'red';
    fill(state, 0, 0, 'green', 'red', 'blue');
    expect(answer(ask(state, { type: 'trade' }))).toBe('done');
  });

  test('ends the game when ahead, and not when far behind', () => {
    const ahead = table([60, 20]);
    fill(ahead, 0, 0, 'green', 'red', 'blue');
    expect(answer(ask(ahead, { type: 'trade' }))).toBe('trade:1');
    const behind = table([60, 64]);
    fill(behind, 0, 0, 'green', 'red', 'blue');
    fill(behind, 1, 0, 'green', 'red', 'blue', 'yellow', 'wild');
    me(behind).runes = ['magic', 'hand', 'plus', 'double-die'];
    expect(answer(ask(behind, { type: 'trade' }))).toBe('done');
  });

  test('pays with what is plentiful, and keeps wild gems', () => {
    const state = table();
    hold(state, { red: 5, blue: 1, wild: 2 });
    const cost = ['any', 'any', 'any', 'any'] as const;
    expect(answer(ask(state, { type: 'pay', cost, forge: 5, begun: false }))).toBe('pay:red');
  });

  test('swaps a gem of the colour there is most of', () => {
    const state = table();
    hold(state, { green: 1, yellow: 7, blue: 1 });
    expect(answer(ask(state, { type: 'swap' }))).toBe('swap:yellow');
  });

  test('takes five points rather than a gem', () => {
    const state = table([20, 20], { runes: RUNES.slice(2) });
    me(state).runes = ['gem-or-points'];
    expect(answer(ask(state, { type: 'reward', points: 5 }))).toBe('points');
  });

  test('gets the gem first, then pays for the exchange', () => {
    const state = table();
    hold(state, { yellow: 1, wild: 1 });
    state.played = [55, 101];
    expect(answer(ask(state, { type: 'dispose' }, { type: 'ability', left: [55, 101] }))).toBe('use:101');
  });

  test('lets a druid go rather than a creature', () => {
    const state = table([5, 5]);
    me(state).hand = [45, 101];
    me(state).owned = [45, 69, 101, 102, 103, 104, 105];
    state.played = [69];
    ask(state, { type: 'cards' });
    expect(answer(state)).toBe('play:101');
  });

  test('lays the second artefact beside the first, and a wild one on a wild place', () => {
    const state = table();
    fill(state, 0, 1, 'green', 'blue', 'red');
    state.forges[0] = 'yellow';
    expect(answer(ask(state, { type: 'place', forge: 0 }))).toBe('place:2-yellow');
    expect(answer(ask(state, { type: 'place', forge: 5 }))).toBe('place:2-wild');
  });

  test('does not take the stone that helps least', () => {
    const state = table([3, 0], { runes: RUNES.slice(2) });
    expect(answer(ask(state, { type: 'rune' }))).not.toBe('rune:gem-or-points');
  });

  test('summons with all the magic it needs for good creatures, at the start', () => {
    const state = table([0, 0]);
    me(state).hand = [100, 104, 106, 107];
    state.display = [75, 69, 68, 67, 66, 65];
    expect(answer(ask(state, { type: 'trade' }, { type: 'turn' }))).toBe('summon');
  });
});

test('an estimate likes points, stones, artefacts and rune stones', () => {
  const state = ask(table(), { type: 'trade' }, { type: 'turn' });
  const lead = (): number => at(estimate(state), 0) - at(estimate(state), 1);
  const before = lead();
  me(state).runes = ['three-abilities'];
  const withRune = lead();
  me(state).stones.red += 3;
  const withGems = lead();
  fill(state, 0, 0, 'green', 'red');
  const withRow = lead();
  me(state).points += 3;
  expect(
    [before, withRune, withGems, withRow, lead()].every(
      (value, index, all) => index === 0 || value > at(all, index - 1),
    ),
  ).toBe(true);
});
