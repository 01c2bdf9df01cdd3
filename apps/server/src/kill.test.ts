import { at, below, type GameId, pick, random } from '@dolmen/core';
import { readChat } from '@dolmen/protocol';
import { describe, expect, test } from 'vitest';
import { LONG } from './store/testing/long.ts';
import { matchesBegunAt } from './store/testing/unfinished.ts';
import { clocksBy } from './testing/kill-clock.ts';
import { MAIN } from './testing/kill-host.ts';
import { allBack, allDone, begin, checkKept, gather, type KillMatch, playOut } from './testing/kill-match.ts';
import type { Player } from './testing/kill-player.ts';
import { type KillPoint, MOMENTS, type Moment } from './testing/kill-point.ts';

/**
 * The server is killed, and started again on the same file: players come back by themselves and go on, and of what was
 * acknowledged nothing is lost and nothing is there twice.
 */

const CLOCK = { kind: 'fischer', seconds: 600, increment: 5 } as const;
const seeds = (long: number): number[] => Array.from({ length: LONG ? long : 1 }, (_, seed) => seed);

/** Once at each moment around a change, each time among the first changes of a server: the seed chooses which. */
function pointsAt(change: KillPoint['change'], moments: readonly Moment[], first: number, seed: number): KillPoint[] {
  const chance = random([0x0b175, seed, 0, 0]);
  return moments.map((moment) => ({ change, nth: 1 + below(chance, first), moment }));
}

const killsOf = ({ host }: KillMatch): number => host.ends.filter((how) => how === 'SIGKILL').length;

/** Of a server's first so many moves one is its last: Rune is over soon. */
const MATCHES: readonly (readonly [GameId, readonly Moment[], number])[] = LONG
  ? [
      ['keltis', MOMENTS, 5],
      ['rune', MOMENTS, 2],
      ['rune-stones', MOMENTS, 8],
    ]
  : [
      ['keltis', MOMENTS, 5],
      ['rune-stones', ['during', 'unanswered'], 8],
    ];

describe.each(MATCHES)('a match of %s', (game, moments, first) => {
  test.each(seeds(20))(
    'survives a kill at every moment around a move, and no clock pays for it: seed %i',
    async (seed) => {
      const match = await gather({ game, points: pointsAt('act', moments, first, seed), clock: CLOCK });
      await begin(match);
      await playOut(match, [1, 2, seed, 0]);
      expect(killsOf(match)).toBe(moments.length);
      const stored = await checkKept(match);
      for (const { state } of [...match.players, match.watcher])
        expect(state.seats.map(({ millis }) => millis)).toEqual(clocksBy(stored, CLOCK));
    },
  );
});

test.each(seeds(20))('a kill around an undo, seed %i', async (seed) => {
  const moments: readonly Moment[] = LONG ? ['before', 'during', 'after', 'later'] : ['during', 'after'];
  const points = pointsAt('undo', moments, 4, seed);
  const match = await gather({ points });
  await begin(match);
  await playOut(match, [3, 4, seed, 0], { undos: 3 });
  expect(killsOf(match)).toBe(points.length);
  const { entries } = await checkKept(match);
  expect(entries.some(({ type }) => type === 'undo')).toBe(true);
});

const AROUND: readonly Moment[] = ['before', 'during', 'after', 'later'];
/** All of them in the long run, and one chosen by chance otherwise. */
const some = (moments: readonly Moment[], seed: number): readonly Moment[] =>
  LONG ? moments : [pick(random([0x5eed, seed, 0, 0]), moments)];

test.each(seeds(10))('kills while people gather: seats, host, chat and commitment are kept, seed %i', async (seed) => {
  const points = pointsAt('save', some(AROUND, seed), 2, seed);
  const match = await gather({ points });
  const seated = () => Array.from(match.watcher.state.seats, ({ name, kind }) => [kind, name]);
  const people = [
    ['person', 'Player 0'],
    ['person', 'Player 1'],
  ];
  for (let said = 0; killsOf(match) < points.length; said++)
    await at(match.players, 0)
      .say(`line ${said}`)
      .catch(() => {});
  await match.watcher.until(() => match.watcher.connection.status === 'open' && match.watcher.state.commitment !== '');
  expect(seated()).toEqual(people);
  await begin(match);
  await playOut(match, [5, 6, seed, 0], { to: 4 });
  expect(killsOf(match)).toBe(points.length);
});

describe.each(LONG ? AROUND : (['during', 'after'] as const))('a kill %s the host changes what is played', (moment) => {
  test('all of it is kept or nothing, and the table goes on', async () => {
    const match = await gather({ game: 'keltis', seats: 2, points: [{ change: 'change', nth: 1, moment }] });
    const { commitment } = match.watcher.state;
    const [host] = match.players;
    await host?.connection.request('change', { game: 'rune-stones', seats: 3 }).catch(() => {});
    await allBack(match, 1);
    const { state } = match.watcher;
    expect(['keltis 2', 'rune-stones 3']).toContain(`${state.game} ${state.seats.length}`);
    if (moment === 'after') expect(state.game).toBe('rune-stones');
    await match.host.watch(Promise.resolve(host?.connection.request('change', { game: 'rune', seats: 2 })));
    await match.watcher.until(() => match.watcher.state.game === 'rune');
    expect(match.watcher.state.commitment).toBe(commitment);
    await begin(match);
    await playOut(match, [5, 6, 9, 0]);
    await checkKept(match);
  });
});

test('what was said and shown while people gather is there after a kill', async () => {
  const match = await gather({});
  await at(match.players, 1).say('Are we all here?');
  const { watcher } = match;
  await watcher.until(() => watcher.state.chat.length === 1);
  const { commitment, host } = watcher.state;
  match.host.signal('SIGKILL');
  await watcher.until(() => watcher.connection.status !== 'open');
  await watcher.isOpen();
  expect([watcher.state.commitment, watcher.state.host]).toEqual([commitment, host]);
  expect(readChat(watcher.state).map(({ name, text }) => [name, text])).toEqual([['Player 1', 'Are we all here?']]);
});

describe.each(some(AROUND, 7))('a kill %s a match is dealt', (moment) => {
  test('it is dealt once, to those who sat', async () => {
    const match = await gather({ game: 'rune', points: [{ change: 'begin', nth: 1, moment }] });
    const { commitment } = match.watcher.state;
    await begin(match);
    expect(match.watcher.state.commitment).toBe(commitment);
    await playOut(match, [5, 6, 7, 0]);
    await allBack(match, 1);
    await checkKept(match);
    expect(matchesBegunAt(match.host.file, match.code)).toBe(1);
  });
});

describe.each(AROUND)('a kill %s the end of a match is stored', (moment) => {
  test('its players see the result, and play another', async () => {
    const match = await gather({ game: 'rune', points: [{ change: 'finish', nth: 1, moment }] });
    await begin(match);
    await playOut(match, [5, 6, 7, 0]);
    await allBack(match, 1);
    await allDone(match);
    const { commitment } = match.watcher.state;
    const rematch = (player: Player, seat: number) =>
      player.insist('rematch', { nonce: String(seat).repeat(32) }, 'playing');
    if (LONG || moment === 'after') {
      await match.host.watch(Promise.all(match.players.map(rematch)));
      expect(match.watcher.state.commitment).toBe(commitment);
      for (const player of match.players) player.promised.length = 0;
      await playOut(match, [5, 6, 8, 0]);
    }
    await checkKept(match);
  });
});

test.each(seeds(10))('kills while a match is brought back, again and again, seed %i', async (seed) => {
  const restores = some(['during', 'after', 'later'], seed).map(
    (moment) => ({ change: 'restore', nth: 1, moment }) as const,
  );
  const notes = some(AROUND, seed + 1).map((moment) => ({ change: 'resumed', nth: 1, moment }) as const);
  const points: KillPoint[] = [{ change: 'act', nth: 3, moment: 'after' }, ...restores, ...notes];
  const match = await gather({ points });
  await begin(match);
  await playOut(match, [9, 9, seed, 0]);
  expect(killsOf(match)).toBe(points.length);
  await checkKept(match);
});

describe('a kill when a player resigns', () => {
  async function resigning(point: KillPoint): Promise<KillMatch> {
    const match = await gather({ points: [point] });
    await begin(match);
    await playOut(match, [8, 9, 1, 0], { to: 10 });
    await expect(at(match.players, 1).connection.request('resign', {})).rejects.toThrow('unavailable');
    return match;
  }

  test('before it is stored: they have not resigned', async () => {
    const match = await resigning({ change: 'resigned', nth: 1, moment: 'before' });
    await playOut(match, [8, 9, 2, 0]);
    expect(JSON.parse(match.watcher.state.result)).toMatchObject({ by: 'game', resigned: [] });
    await checkKept(match);
  });

  test.each<KillPoint['change']>(LONG ? ['resigned', 'finish'] : ['resigned'])(
    'after it is stored, at "%s": the match is over',
    async (change) => {
      const moment = change === 'finish' ? 'before' : 'after';
      const match = await resigning({ change, nth: 1, moment });
      await allDone(match);
      const { result } = match.watcher.state;
      expect(JSON.parse(result)).toMatchObject({ by: 'resignation', winners: [0], resigned: [1] });
      await checkKept(match);
    },
  );
});

/** Lets the event loop turn so often: a moment that nobody chose. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test.each(seeds(30))('kills from outside at any moment, seed %i', async (seed) => {
  const match = await gather({ script: MAIN });
  const chance = random([0xdead, seed, 0, 0]);
  await begin(match);
  for (let kill = 1; kill <= 2; kill++) {
    const playing = playOut(match, [1, kill, seed, 0], { to: match.watcher.state.ply + 6 });
    await turns(below(chance, 60));
    match.host.signal('SIGKILL');
    await playing;
    await match.host.ended(kill);
  }
  await playOut(match, [1, 3, seed, 0]);
  expect(killsOf(match)).toBe(2);
  await checkKept(match);
});

test('SIGTERM: everything is stored, players are told, and come back to the next server', async () => {
  const match = await gather({ script: MAIN });
  const reasons: string[] = [];
  for (const { connection } of match.players) connection.listen('closing', ({ reason }) => reasons.push(reason));
  await begin(match);
  const playing = playOut(match, [2, 7, 1, 8]);
  await match.watcher.until(() => match.watcher.state.ply >= 12);
  match.host.signal('SIGTERM');
  await playing;
  expect(match.host.ends).toEqual([0]);
  expect(reasons).toEqual(['shutdown', 'shutdown']);
  for (const { statuses } of match.players) expect([...statuses]).toContain('returning');
  await checkKept(match);
});
