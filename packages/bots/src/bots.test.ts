import { type AnyGame, at, type Common, GAMES, type GameId, type Seed } from '@dolmen/core';
import { isMessage, LANGUAGES, message } from '@dolmen/messages';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  BUDGETS,
  type Budget,
  EVALUATORS,
  explain,
  isLevel,
  LEVELS,
  levelBot,
  pauseAt,
  type Remark,
  randomBot,
  ruleBot,
  searchBot,
} from './index.ts';
import { type Decision, selfPlay } from './testing/index.ts';

const IDS: readonly GameId[] = ['keltis', 'rune', 'rune-stones'];
const FEW: Budget = { playouts: 12 };
const QUICK = LEVELS.filter((level) => 'playouts' in BUDGETS[level]);
/** Little is asked of searches that only have to be legal. */
const NARROW = { width: 2, depth: 3 };
const seedOf = (number: number): Seed => [number, 17, 4, 23];

const gameOf = (id: GameId): AnyGame =>
  at(
    [GAMES[id]].flatMap((game) => game ?? []),
    0,
  );
const counts = ({ seats }: AnyGame): number[] => [2, 3, 4].filter((count) => count >= seats.min && count <= seats.max);
const all = (bot: Bot, seats: number): Bot[] => Array.from({ length: seats }, () => bot);

/** A good dozen of decisions of games between rule bots, where there is something to choose. */
function decisions(id: GameId, games: number, most = 12): Decision[] {
  const game = gameOf(id);
  const found: Decision[] = [];
  for (let number = 1; number <= games; number++) {
    selfPlay(game, all(ruleBot(EVALUATORS[id]), 2), FEW, seedOf(number), (decision) => {
      if (game.legal(decision.view).length > 1) found.push(decision);
    });
  }
  return found.filter((_, index) => index % Math.ceil(found.length / most) === 0);
}

describe.each(IDS)('%s', (id) => {
  const game = gameOf(id);
  const evaluator = EVALUATORS[id];

  test('a word depends on what its seat sees: everything hidden can be swapped', () => {
    let swapped = 0;
    for (const { seat, view } of decisions(id, 1, 8)) {
      const truth = game.determinize(view, seedOf(1));
      const twin = game.determinize(view, seedOf(2));
      if (JSON.stringify(truth) !== JSON.stringify(twin)) swapped++;
      for (const level of LEVELS) {
        const bot = levelBot(id, level);
        expect(bot(game.view(twin, seat), FEW, seedOf(3))).toBe(bot(game.view(truth, seat), FEW, seedOf(3)));
      }
    }
    expect(swapped).toBeGreaterThan(0);
  });

  test('ratings in playouts read nothing that the seat to act may not know', () => {
    for (const { view } of decisions(id, 2, 60)) {
      const world = game.determinize(view, seedOf(view.ply));
      expect(evaluator.rate(world, game.legal(world))).toEqual(evaluator.rate(view, game.legal(view)));
      expect(evaluator.rateTuned(world, game.legal(world))).toEqual(evaluator.rateTuned(view, game.legal(view)));
    }
  });

  test('the same view, seed and number of playouts give the same word', () => {
    const bot = searchBot(evaluator);
    for (const { view } of decisions(id, 1, 8)) {
      const before = JSON.stringify(view);
      const word = bot(view, FEW, seedOf(5));
      bot(view, FEW, seedOf(6));
      expect(bot(view, FEW, seedOf(5))).toBe(word);
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  describe.each(counts(game))('with %i players', (seats) => {
    test.each(QUICK)('whole games at level %s hold legal words only', (level) => {
      const end = selfPlay(game, all(levelBot(id, level), seats), FEW, seedOf(seats));
      expect(game.winners(end).length).toBeGreaterThan(0);
    });

    test('so do whole games of searches', () => {
      const end = selfPlay(game, all(searchBot(evaluator, NARROW), seats), { playouts: 4 }, seedOf(seats));
      expect(game.winners(end).length).toBeGreaterThan(0);
    });
  });

  test('once the game is over, the estimate is the score', () => {
    const end = selfPlay(game, all(ruleBot(evaluator), 2), FEW, seedOf(11));
    expect(evaluator.estimate(end)).toEqual(game.scores(end).map((sheet) => sheet.total));
  });

  test('the rule bot leaves random play far behind', () => {
    const pair = [ruleBot(evaluator), randomBot(game)];
    let won = 0;
    for (let number = 0; number < 40; number++) {
      const flip = number % 2;
      const end = selfPlay(game, flip === 0 ? pair : pair.toReversed(), FEW, seedOf(number >> 1));
      const winners = game.winners(end);
      if (winners.includes(flip)) won += 1 / winners.length;
    }
    expect(won).toBeGreaterThanOrEqual(37);
  });

  test('a beginner errs more than a casual player, who errs too', () => {
    const [beginner, casual] = [meanLoss(id, levelBot(id, 'beginner')), meanLoss(id, levelBot(id, 'casual'))];
    expect(casual).toBeGreaterThan(0);
    expect(beginner).toBeGreaterThan(casual * 1.3);
    expect(meanLoss(id, levelBot(id, 'skilled'))).toBe(0);
  });

  test('whatever a bot says of its moves has a text in every language', () => {
    const said = new Set<string>();
    const bots = [levelBot(id, 'beginner'), ruleBot(evaluator)];
    for (let number = 1; number <= 6; number++) {
      selfPlay(game, bots, FEW, seedOf(number), ({ view, word }) => {
        const remark = explain(id, view, word);
        if (remark === null) return;
        said.add(remark.key);
        expectTexts(remark);
      });
    }
    expect([...said].every((key) => key.startsWith(`${id}.why.`))).toBe(true);
    expect(said.size).toBeGreaterThan(4);
  });

  test('a pause is the same for the same seed, and short where there is nothing to choose', () => {
    const free: number[] = [];
    const forced: number[] = [];
    selfPlay(game, all(ruleBot(evaluator), 2), FEW, seedOf(8), ({ view }) => {
      const pause = pauseAt(id, view, 'master', seedOf(view.ply));
      expect(pauseAt(id, view, 'master', seedOf(view.ply))).toBe(pause);
      (game.legal(view).length > 1 ? free : forced).push(pause);
    });
    expect(Math.min(...free)).toBeGreaterThan(300);
    expect(Math.max(...free)).toBeLessThanOrEqual(3200);
    expect(Math.max(0, ...forced)).toBeLessThan(500);
  });
});

function expectTexts({ key, values }: Remark): void {
  if (!isMessage(key)) throw new Error(`no text for ${key}`);
  for (const language of LANGUAGES) expect(message(language, key, values), key).not.toMatch(/[{}]/);
}

/** What a bot's moves fall short of the best-rated ones, on average, in the game's own slips. */
function meanLoss(id: GameId, bot: Bot): number {
  const evaluator = EVALUATORS[id];
  const losses = decisions(id, 3, 120).map(({ view }) => {
    const actions = evaluator.game.legal(view);
    const ratings = evaluator.rate(view, actions);
    const word = bot(view, FEW, seedOf(view.ply));
    const chosen = actions.findIndex((action) => evaluator.game.format(action) === word);
    return Math.max(...ratings) - at(ratings, chosen);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

test('a search takes the truth where it is given, and the word for it', () => {
  const game = gameOf('rune');
  const asked: Common[] = [];
  const [first] = decisions('rune', 1);
  if (first === undefined) throw new Error('no decision to ask for');
  const truth = game.determinize(first.view, seedOf(1));
  const sample = (view: Common): Common => {
    asked.push(view);
    return game.clone(truth);
  };
  const word = searchBot(EVALUATORS.rune, { sample, width: 4 })(first.view, { playouts: 12 }, seedOf(1));
  expect(asked.length).toBeGreaterThan(0);
  expect(game.legal(first.view).map((action) => game.format(action))).toContain(word);
});

test('levels are known by name', () => {
  expect(LEVELS.every(isLevel)).toBe(true);
  expect(isLevel('grandmaster')).toBe(false);
  expect(isLevel(undefined)).toBe(false);
});
