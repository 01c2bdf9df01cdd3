import { type AnyGame, at, below, GAMES, type GameId, random } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { type LocalTable, localTable, settingFor } from '../practice/testing/local-table.ts';
import { CATCH_UP } from './catch-up.ts';
import { createSession } from './create-session.ts';
import type { Page } from './page.ts';
import type { Moment, Session } from './session.ts';
import type { TableSource } from './table-source.ts';

/** A page whose time and sight are in our hands. */
function handPage(): Page & { time: number; hide(isHidden: boolean): void } {
  const listeners = new Set<() => void>();
  let hidden = false;
  const page = {
    time: 0,
    now: () => page.time,
    isHidden: () => hidden,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hide: (isHidden: boolean) => {
      hidden = isHidden;
      for (const listener of listeners) listener();
    },
  };
  return page;
}

function sitAt(game: GameId, seats: number, seed = '5', options: unknown = {}) {
  const table = localTable(settingFor(game, seats, seed, options));
  const page = handPage();
  return { table, page, session: createSession(table.source, page) };
}

/** Touches the pieces of one legal action. */
function touchOne(session: Session, chance: ReturnType<typeof random>): void {
  const { open, game } = session.get();
  const { gesture, parse } = GAMES[game] as AnyGame;
  const word = at(open, below(chance, open.length));
  for (const piece of gesture(parse(word))) {
    expect(session.get().next).toContain(piece);
    session.touch(piece);
  }
}

function turnPasses(session: Session, table: LocalTable, chance: ReturnType<typeof random>): void {
  table.letAll();
  while (session.get().isAsked) touchOne(session, chance);
}

describe('a whole match is played by touching, and nothing of it is missed', () => {
  test.each([
    ['keltis', 3, {}],
    ['rune', 2, {}],
    ['rune-stones', 2, {}],
    ['rune-stones', 3, { nocturnal: true }],
  ] as const)('%s with %i seats %o', (game, seats, options) => {
    const { table, session } = sitAt(game, seats, '17', options);
    const chance = random([1, 2, 3, 4]);
    const shown: Moment[] = [];
    while (session.get().table.phase === 'playing') {
      turnPasses(session, table, chance);
      shown.push(...session.takeMoments());
    }
    expect(shown.map(({ ply }) => ply)).toEqual(shown.map((_, index) => index + 1));
    // To end a choice is quiet: nothing moves.
    expect(shown.filter(({ events }) => events.length > 0).length).toBeGreaterThan(shown.length / 2);
    expect(shown.at(-1)?.view).toEqual(session.get().view);
    expect(session.get()).toMatchObject({ isAsked: false, next: [], open: [], undoTo: null });
    expect(session.log.get().some((line) => line.type === 'missed')).toBe(false);
  });
});

describe('a gesture', () => {
  test('shows what comes next, and steps back', () => {
    const { session, table } = sitAt('keltis', 2);
    table.letAll();
    const first = at(session.get().next, 0);
    expect(session.back()).toBe(false);
    session.touch(first);
    expect(session.get().touched).toEqual([first]);
    expect(session.get().next.every((piece) => /^(row|discard):/.test(piece))).toBe(true);
    expect(session.back()).toBe(true);
    expect(session.get().touched).toEqual([]);
  });

  test('that the rules forbid is answered with the rule', () => {
    const { session, table } = sitAt('keltis', 2);
    table.letAll();
    session.setAttempt((_, gesture) => (gesture[0] === 'stock' ? 'draw:stock' : null));
    session.touch('stock');
    expect(session.get().trouble).toMatchObject({ reason: { key: 'not-now' } });
    session.touch('nothing');
    session.dismissTrouble();
    expect(session.get().trouble).toBeNull();
  });

  test('out of turn is answered, to players only', () => {
    const { session, table } = sitAt('keltis', 2);
    session.setAttempt(() => 'draw:stock');
    const chance = random([4, 4, 4, 4]);
    table.letAll();
    while (session.get().isAsked) touchOne(session, chance);
    session.touch('stock');
    expect(session.get().trouble).toEqual({ refusal: 'not-your-turn' });
  });
});

describe('undo', () => {
  test('takes back one action, and says why it goes no further', async () => {
    const { session, table } = sitAt('keltis', 2);
    table.letAll();
    expect(session.get()).toMatchObject({ undoTo: null, undoReason: 'turn-passed' });
    const before = session.get().view;
    const discard = session.get().open.find((word) => word.startsWith('discard:'));
    session.play(discard ?? '');
    expect(session.get().undoTo).toBe(before.ply);
    const lines = session.log.get().length;
    session.undo();
    expect(session.get().view).toEqual(before);
    expect(session.log.get().length).toBeLessThan(lines);
    session.takeMoments();
  });

  test('is not for others’ turns', () => {
    const { session, table } = sitAt('keltis', 2);
    const chance = random([4, 4, 4, 4]);
    table.letAll();
    while (session.get().isAsked) touchOne(session, chance);
    expect(session.get().undoReason).toBe('not-yours');
  });

  test('has nothing to take back before the first move', () => {
    const { session } = sitAt('keltis', 2, '6');
    expect(session.get()).toMatchObject({ isAsked: true, undoTo: null, undoReason: 'nothing-yet' });
  });

  test('stops where something came to light', () => {
    const { session, table } = sitAt('rune-stones', 2, '3');
    const chance = random([8, 8, 8, 8]);
    const reasons = new Set<string | null>();
    for (let turn = 0; turn < 30 && session.get().table.phase === 'playing'; turn++) {
      table.letAll();
      while (session.get().isAsked) {
        reasons.add(session.get().undoReason);
        touchOne(session, chance);
      }
    }
    expect(reasons).toContain('revealed');
    expect(reasons).toContain('turn-passed');
  });

  test('goes to the match for its reason where this page has not seen it', async () => {
    const { session, table, page } = sitAt('keltis', 2);
    turnPasses(session, table, random([4, 4, 4, 4]));
    table.letAll();
    const late = createSession(session.source, page);
    expect(late.get()).toMatchObject({ isAsked: true, undoTo: null, undoReason: null });
    late.undo();
    await expect.poll(() => late.get().trouble).toEqual({ refusal: 'floor.turn-passed' });
    expect(late.get().isAsked).toBe(true);
  });
});

describe('what was missed settles at once', () => {
  function manyMoves(count: number) {
    const sitting = sitAt('keltis', 4, '9');
    const chance = random([2, 2, 2, 2]);
    for (let turn = 0; turn < count; turn++) turnPasses(sitting.session, sitting.table, chance);
    return sitting;
  }

  test('a burst stays watchable', () => {
    const { session } = manyMoves(2);
    const moments = session.takeMoments();
    expect(moments.length).toBeGreaterThan(10);
    expect(moments.every(({ events }) => events.length > 0)).toBe(true);
    expect(session.takeMoments()).toEqual([]);
  });

  test('what nobody took for a long while is one moment without events', () => {
    const { session, page } = manyMoves(3);
    page.time += CATCH_UP.waitingMillis + 1;
    const { view } = session.get();
    expect(session.takeMoments()).toEqual([{ ply: view.ply, events: [], view, seat: 0 }]);
  });

  test('a page that was out of sight shows the newest view', () => {
    const sitting = sitAt('keltis', 4, '9');
    const chance = random([2, 2, 2, 2]);
    sitting.page.hide(true);
    sitting.page.time += 6_000;
    turnPasses(sitting.session, sitting.table, chance);
    turnPasses(sitting.session, sitting.table, chance);
    sitting.page.hide(false);
    const moments = sitting.session.takeMoments();
    expect(moments).toHaveLength(1);
    expect(moments[0]?.events).toEqual([]);
    turnPasses(sitting.session, sitting.table, chance);
    expect(sitting.session.takeMoments().every(({ events }) => events.length > 0)).toBe(true);
  });

  test('a line that broke brings only the newest view, and the log says so', () => {
    const table = localTable(settingFor('keltis', 4, '9'));
    const line = breaking(table.source);
    const session = createSession(line.source, handPage());
    const chance = random([2, 2, 2, 2]);
    turnPasses(session, table, chance);
    session.takeMoments();
    const { ply } = session.get().view;
    line.break();
    table.letAll();
    expect(session.get().view.ply).toBe(ply);
    line.mend();
    const { view } = session.get();
    expect(view.ply).toBeGreaterThan(ply + 1);
    expect(session.takeMoments()).toEqual([{ ply: view.ply, events: [], view, seat: 0 }]);
    expect(session.log.get()).toContainEqual(expect.objectContaining({ type: 'missed', plies: view.ply - ply }));
  });
});

/** The same match over a line that can break: what is told meanwhile is lost. */
function breaking(source: TableSource): { readonly source: TableSource; break(): void; mend(): void } {
  let seen = source.get();
  let isBroken = false;
  const listeners = new Set<() => void>();
  const follow = (): void => {
    if (isBroken) return;
    seen = source.get();
    for (const listener of listeners) listener();
  };
  source.subscribe(follow);
  const broken = Object.assign(Object.create(source), {
    get: () => seen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    takeEvents: () => source.takeEvents(),
    listen: () => () => {},
  }) as TableSource;
  return {
    source: broken,
    break: () => {
      isBroken = true;
    },
    mend: () => {
      isBroken = false;
      source.takeEvents();
      follow();
    },
  };
}

test('the last turn can be seen again, from the table before it', () => {
  const { session, table } = sitAt('keltis', 3, '9');
  const chance = random([2, 2, 2, 2]);
  turnPasses(session, table, chance);
  const own = session.get().view;
  table.letAll();
  const [before, ...moments] = session.lastTurn();
  expect(before).toEqual({ ply: own.ply, events: [], view: own, seat: 0 });
  expect(moments.map(({ ply }) => ply)).toEqual(moments.map((_, index) => own.ply + index + 1));
  expect(moments.at(-1)?.view).toEqual(session.get().view);
});

test('another match begins afresh', async () => {
  const { session, table } = sitAt('keltis', 2);
  turnPasses(session, table, random([2, 2, 2, 2]));
  await session.source.actions?.resign();
  expect(session.get().table.phase).toBe('over');
  await session.source.actions?.rematch();
  expect(session.get()).toMatchObject({ table: { phase: 'playing' }, touched: [] });
  expect(session.get().view.ply).toBe(0);
  expect(session.log.get()).toEqual([]);
  expect(session.takeMoments()).toMatchObject([{ ply: 0, events: [] }]);
});

test('a table without actions is shown, and answers nothing', () => {
  const { source } = localTable(settingFor('keltis', 2, 'a'));
  const watched: TableSource = {
    ...{ actions: null, get: () => source.get(), subscribe: source.subscribe, takeEvents: () => source.takeEvents() },
    ...{ listen: () => () => {}, saveRecord: async () => null, leave: () => {} },
  };
  const session = createSession(watched, handPage());
  const { view, isAsked, next, undoTo } = session.get();
  expect({ isAsked, next, undoTo }).toEqual({ isAsked: false, next: [], undoTo: null });
  session.play('draw:stock');
  session.undo();
  expect(session.get().view).toBe(view);
});

describe('a card of Keltis is chosen while others play', () => {
  /** Waiting, after an own turn. */
  function waiting() {
    const seated = sitAt('keltis', 3, '9');
    const { session, table } = seated;
    while (session.get().isAsked) touchOne(session, random([2, 2, 2, 2]));
    const { view } = session.get();
    const [discard] = (GAMES.keltis as AnyGame)
      .legal(Object.assign({ ...view }, { toAct: 0, choice: 'turn' }))
      .map((action: unknown) => (GAMES.keltis as AnyGame).format(action))
      .filter((word: string) => word.startsWith('discard:'));
    const [card, pile] = (GAMES.keltis as AnyGame).gesture((GAMES.keltis as AnyGame).parse(discard ?? ''));
    return { session, table, word: discard ?? '', card: card ?? '', pile: pile ?? '' };
  }

  test('it is marked, and played as soon as it is their turn', () => {
    const { session, table, word, card, pile } = waiting();
    session.touch(card);
    expect(session.get()).toMatchObject({ touched: [card], ahead: null });
    expect(session.get().next).toContain(pile);
    session.touch(pile);
    expect(session.get()).toMatchObject({ touched: [card, pile], ahead: word, isAsked: false });
    table.letAll();
    expect(session.get()).toMatchObject({ ahead: null, view: { choice: 'draw', toAct: 0 } });
  });

  test('until then it is taken back, by a step back or by touching the card again', () => {
    const { session, table, card, pile } = waiting();
    for (const takeBack of [() => void session.back(), () => session.touch(card)]) {
      session.touch(card);
      session.touch(pile);
      takeBack();
      expect(session.get()).toMatchObject({ touched: [], ahead: null });
    }
    table.letAll();
    expect(session.get()).toMatchObject({ isAsked: true, view: { choice: 'turn' } });
  });

  test('what others hide stays hidden, and in other games nothing is chosen ahead', () => {
    const { session, table } = sitAt('rune', 2, '9');
    while (session.get().isAsked) touchOne(session, random([2, 2, 2, 2]));
    const before = session.get();
    for (const piece of ['card:0', 'hand:0']) session.touch(piece);
    expect(session.get().touched).toEqual([]);
    expect(before.view.toAct).toBe(1);
    table.letAll();
  });
});
