import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './game-id.ts';
import { GAMES } from './games.ts';
import { below, pick, random } from './random.ts';
import { type MatchRecord, start } from './record.ts';
import { Reel } from './reel.ts';
import { replay } from './replay.ts';

function playedRecord(id: keyof typeof GAMES): MatchRecord {
  const game = GAMES[id];
  const begun = start(game, { seats: 2, seed: [1, 2, 3, 4] });
  if (!begun.ok) throw new Error(begun.error.code);
  const { header, state } = begun.value;
  const chance = random([5, 6, 7, 8]);
  const actions: string[] = [];
  while (state.toAct !== null) {
    const action = pick(chance, game.legal(state));
    actions.push(game.format(action));
    game.play(state, action);
  }
  return { ...header, actions };
}

describe.each(GAME_IDS)('a reel of %s', (id) => {
  const game = GAMES[id];
  const record = playedRecord(id);

  test('goes on with its match, also where something was taken back', () => {
    const { actions } = record;
    const reel = new Reel(game, { ...record, actions: actions.slice(0, 20) });
    reel.at(20);
    expect(reel.follow({ ...record, actions: actions.slice(0, 12) })).toBe(12);
    expect(reel.at(13)).toMatchObject({ ok: false, error: { code: 'no-such-ply' } });
    expect(reel.follow(record)).toBe(12);
    const [shown, expected] = [reel.at(actions.length), replay(game, record)];
    expect(shown.ok && shown.value.state).toEqual(expected.ok && expected.value);
  });

  test('shows the same at every ply, wherever it was wound to before', () => {
    const reel = new Reel(game, record);
    const chance = random([1, 1, 1, 1]);
    for (let jump = 0; jump < 40; jump++) {
      const ply = below(chance, record.actions.length + 1);
      const shown = reel.at(ply);
      const expected = replay(game, record, { to: ply });
      if (!shown.ok || !expected.ok) throw new Error('it does not replay');
      expect(shown.value.state).toEqual(expected.value);
      expect(shown.value.move?.word).toBe(record.actions[ply - 1]);
    }
  });

  test('what it shows is no longer its own', () => {
    const reel = new Reel(game, record);
    const first = reel.at(10);
    if (!first.ok) throw new Error(first.error.code);
    game.play(first.value.state, game.legal(first.value.state)[0]);
    const again = reel.at(10);
    expect(again.ok && again.value.state.ply).toBe(10);
  });

  test('a record that fails is shown until it does', () => {
    const reel = new Reel(game, { ...record, actions: record.actions.with(7, 'hop') });
    expect(reel.at(7)).toMatchObject({ ok: true });
    expect(reel.at(8)).toMatchObject({ ok: false, error: { code: 'refused', ply: 7, word: 'hop' } });
    expect(reel.at(7)).toMatchObject({ ok: true });
  });

  test('there is nothing past the end', () => {
    expect(new Reel(game, record).at(record.actions.length + 1)).toMatchObject({
      ok: false,
      error: { code: 'no-such-ply' },
    });
  });
});
