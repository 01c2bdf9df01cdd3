import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Contest, hold } from './contest.ts';
import { jsonOf, reportOf } from './report.ts';
import type { Standing } from './standings.ts';

const contest: Contest = {
  game: 'keltis',
  options: {},
  seats: 2,
  players: ['rule', 'random'],
  games: 20,
  seed: [1, 2, 3, 4],
  threads: 1,
};

const withoutTimes = ({ medianMillis, p95Millis, ...rest }: Standing) => rest;

describe('a contest', () => {
  test('has the same outcome in any number of threads', async () => {
    const one = await hold(contest);
    const two = await hold({ ...contest, threads: 2 });
    expect(two.standings.map(withoutTimes)).toEqual(one.standings.map(withoutTimes));
    expect(one.games).toBe(20);
    expect(one.standings[0]?.share).toBeGreaterThan(0.8);
    const other = await hold({ ...contest, seed: [4, 3, 2, 1] });
    expect(other.standings.map(withoutTimes)).not.toEqual(one.standings.map(withoutTimes));
  });

  test('between equals is even: every deal is played from both sides', async () => {
    const { standings } = await hold({ ...contest, players: ['rule', 'rule'], games: 10 });
    expect(standings.map(({ games }) => games)).toEqual([10, 10]);
    expect(standings.reduce((sum, { won }) => sum + won, 0)).toBe(10);
  });

  test('tells of every game', async () => {
    const done: number[] = [];
    await hold({ ...contest, games: 5 }, (count, all) => done.push(count, all));
    expect(done).toEqual([1, 6, 2, 6, 3, 6, 4, 6, 5, 6, 6, 6]);
  });

  test('that cannot be played fails', async () => {
    await expect(hold({ ...contest, players: ['nobody', 'rule'] })).rejects.toThrow('nobody');
  });

  test('is reported to people and to machines', async () => {
    const outcome = await hold({ ...contest, games: 2 });
    expect(reportOf(contest, outcome)).toMatch(/^keltis, 2 seats, 2 games .*seed 0{7}10{7}20{7}30{7}4\n\nplayer +wins/);
    const json = JSON.parse(jsonOf(contest, outcome)) as Record<string, unknown>;
    expect(json).toMatchObject({ game: 'keltis', seed: '00000001000000020000000300000004', games: 2 });
    expect(json.standings).toMatchObject([{ player: 'rule' }, { player: 'random' }]);
  });
});

describe('the command', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const run = (line: string) => spawnSync(process.execPath, [main, ...line.split(' ')], { encoding: 'utf8' });

  test('prints the outcome on its output, and progress beside it', () => {
    const { status, stdout, stderr } = run('--players rule,random --games 2 --threads 1 --json');
    expect(status, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ games: 2 });
    expect(stderr).toContain('2/2  rule ');
  });

  test('refuses what it does not know', () => {
    const { status, stderr } = run('--speed 3');
    expect(status).toBe(2);
    expect(stderr).toContain('--speed: there is no such flag; there are --game');
  });
});
