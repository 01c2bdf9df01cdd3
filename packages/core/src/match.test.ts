import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat } from './game.ts';
import { GAMES } from './games.ts';
import { Match } from './match.ts';
import { below, pick, type Random, random } from './random.ts';
import { replay } from './replay.ts';

const SEATED = Object.values(GAMES).flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => [game.id, game.seats.min + more] as const),
);

function begun(game: AnyGame, seats: number, seed: number): Match {
  const match = Match.begin(game, { seats, seed: [seed, seats, 0, 7] });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

function gameOf(id: string): AnyGame {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no such game: ${id}`);
  return game;
}

function act(match: Match, word: string): readonly unknown[] {
  const move = match.check(match.state.toAct ?? -1, match.state.ply, word);
  if (!move.ok) throw new Error(`${word}: ${move.error.code}`);
  return match.apply(move.value);
}

const someWord = ({ game, state }: Match, chance: Random): string => game.format(pick(chance, game.legal(state)));

/** Random games are long in Rune Stones: what asks for many replays is tried now and then. */
const SELDOM = { keltis: 9, rune: 2, 'rune-stones': 60 };

/** Plays until the match is over, or for so many actions. */
function play(match: Match, chance: Random, most = Number.POSITIVE_INFINITY): void {
  for (let count = 0; count < most && !match.isOver; count++) act(match, someWord(match, chance));
}

/** Everything there is to know about a match, as text. */
const told = ({ state, record, resigned, isOver, outcome }: Match): string =>
  JSON.stringify({ state, record, resigned, isOver, outcome });

const stateAt = ({ game, record }: Match, to: number): string => {
  const state = replay(game, record, { to });
  if (!state.ok) throw new Error(state.error.code);
  return JSON.stringify(state.value);
};

const firstOther = (match: Match): Seat => ((match.state.toAct ?? 0) + 1) % match.header.seats;

describe.each(SEATED)('%s with %i players', (id, seats) => {
  const game = gameOf(id);

  test('the record replays to the state, and the outcome is the game’s', () => {
    for (let seed = 0; seed < 2; seed++) {
      const match = begun(game, seats, seed);
      play(match, random([seed, 1, 1, 1]), 3);
      expect(match.outcome).toBeNull();
      play(match, random([seed, 2, 2, 2]));
      expect(JSON.stringify(match.state)).toBe(stateAt(match, match.state.ply));
      expect(match.record.actions).toHaveLength(match.state.ply);
      expect(match.outcome).toEqual({
        ...{ by: 'game', scores: game.scores(match.state), winners: game.winners(match.state), resigned: [] },
      });
    }
  });

  test('a match resumed from its record goes on as the one that was never left', () => {
    const match = begun(game, seats, 11);
    play(match, random([11, 0, 0, 1]), 9);
    const again = Match.resume(game, JSON.parse(JSON.stringify(match.record)));
    if (!again.ok) throw new Error(again.error.code);
    for (const each of [match, again.value]) play(each, random([11, 0, 0, 2]), 50);
    expect(told(again.value)).toBe(told(match));
  });

  test('an undo to any ply that is allowed gives what the words before it give', () => {
    const match = begun(game, seats, 3);
    const chance = random([3, 3, 3, 3]);
    let undone = 0;
    while (!match.isOver && undone < 20) {
      const { ply, floor, toAct } = match.state;
      const to = floor + below(chance, ply - floor + 1);
      if (to < ply && toAct !== null) {
        expect(match.checkUndo(toAct, ply, to)).toEqual({ ok: true, value: null });
        const expected = stateAt(match, to);
        match.undo(to);
        undone++;
        expect(JSON.stringify(match.state)).toBe(expected);
        expect(match.record.actions).toHaveLength(to);
      }
      act(match, someWord(match, chance));
    }
    expect(undone).toBeGreaterThan(0);
  });

  test('what is refused changes nothing', () => {
    const match = begun(game, seats, 5);
    const chance = random([5, 5, 5, 5]);
    const met = new Set<string>();
    while (!match.isOver) {
      const before = told(match);
      for (const code of refusalsOf(match)) met.add(code);
      expect(told(match)).toBe(before);
      play(match, chance, SELDOM[game.id]);
    }
    for (const code of refusalsOf(match)) met.add(code);
    for (const code of ['malformed', 'wrong-ply', 'not-your-turn', 'floor turn-passed', 'game-over'])
      expect([...met]).toContain(code);
  });

  test('who resigned cannot win; the last one left wins at once', () => {
    const match = begun(game, seats, 8);
    const chance = random([8, 8, 8, 8]);
    for (let seat = seats - 1; seat > 0; seat--) {
      play(match, chance, 3);
      expect(match.isOver).toBe(false);
      expect(match.checkResign()).toEqual({ ok: true, value: null });
      match.resign(seat);
    }
    const resigned = Array.from({ length: seats - 1 }, (_, index) => index + 1);
    expect(match.outcome).toMatchObject({ by: 'resignation', winners: [0], resigned });
    expect(match.checkResign()).toEqual({ ok: false, error: { code: 'game-over' } });
    expect(match.check(match.state.toAct ?? 0, match.state.ply, someWord(match, chance))).toEqual({
      ...{ ok: false, error: { code: 'game-over' } },
    });
  });
});

/** Asks for all that is wrong now, and gives what was said to it. */
function refusalsOf(match: Match): string[] {
  const { state, game } = match;
  const { ply, floor, toAct } = state;
  const seat = toAct ?? 0;
  const word = toAct === null ? 'any' : game.format(game.legal(state)[0]);
  const answers = [
    match.check(seat, ply, 'no word at all'),
    match.check(seat, ply + 1, word),
    match.check(seat, ply - 1, word),
    match.check(firstOther(match), ply, word),
    match.checkUndo(seat, ply, ply),
    match.checkUndo(seat, ply, -1),
    match.checkUndo(seat, ply, 0.5),
    match.checkUndo(seat, ply + 1, ply),
    ...(ply > floor ? [match.checkUndo(firstOther(match), ply, floor)] : []),
    ...(floor > 0 ? [match.checkUndo(seat, ply, floor - 1)] : []),
  ];
  return answers.map((answer) => {
    if (answer.ok) throw new Error('nothing of this is right');
    return answer.error.code === 'floor' ? `floor ${answer.error.because}` : answer.error.code;
  });
}

test('the floor says whether the turn passed there or something came to light', () => {
  const match = begun(gameOf('rune-stones'), 2, 4);
  const chance = random([4, 4, 4, 4]);
  const reasons = new Set<string>();
  while (!match.isOver && reasons.size < 2) {
    const { ply, floor, toAct } = match.state;
    const undo = floor > 0 ? match.checkUndo(toAct ?? 0, ply, floor - 1) : null;
    if (undo?.ok === false && undo.error.code === 'floor') {
      const before = replay(match.game, match.record, { to: floor - 1 });
      expect(undo.error.because).toBe(before.ok && before.value.toAct === toAct ? 'revealed' : 'turn-passed');
      reasons.add(undo.error.because);
    }
    act(match, someWord(match, chance));
  }
  expect(reasons).toEqual(new Set(['turn-passed', 'revealed']));
});

test('three players: one who resigned is played on for, and the best of the others wins', () => {
  for (let seed = 0; seed < 20; seed++) {
    const match = begun(gameOf('keltis'), 3, seed);
    match.resign(1);
    play(match, random([seed, 9, 9, 9]));
    const { by, winners, scores } = match.outcome ?? {};
    const best = Math.max(scores?.[0]?.total ?? 0, scores?.[2]?.total ?? 0);
    expect(by).toBe('game');
    expect(winners).toEqual([0, 2].filter((seat) => scores?.[seat]?.total === best));
  }
});

test('what was never checked is our own mistake', () => {
  const match = begun(gameOf('keltis'), 2, 1);
  const move = match.check(match.state.toAct ?? 0, 0, someWord(match, random([1, 1, 1, 1])));
  if (!move.ok) throw new Error(move.error.code);
  match.apply(move.value);
  expect(() => match.apply(move.value)).toThrow(/checked at ply 0/);
  play(match, random([1, 1, 1, 2]), 9);
  expect(() => match.undo(match.state.floor - 1)).toThrow(/floor/);
});

test('a match that cannot be is refused', () => {
  const game = gameOf('rune');
  expect(Match.begin(game, { seats: 7, seed: [0, 0, 0, 0] })).toMatchObject({ error: { code: 'bad-seats' } });
  const { record } = begun(game, 2, 0);
  expect(Match.resume(game, { ...record, actions: ['fly'] })).toMatchObject({ error: { code: 'refused', ply: 0 } });
});
