import { GAMES, random, replay, type Seed } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import { expect, onTestFinished } from 'vitest';
import type { RecordFile } from '../http/record-file.ts';
import { openStore } from '../store/sqlite.ts';
import type { Entry, MatchSummary, StoredMatch } from '../store/store.ts';
import { verify } from '../verify.ts';
import { openTable } from './guest.ts';
import { KillHost } from './kill-host.ts';
import { Player, undoWord } from './kill-player.ts';
import type { KillPoint } from './kill-point.ts';

/** A table at a server that dies, its players, and somebody who only watches. */
export interface KillMatch {
  readonly host: KillHost;
  readonly code: string;
  readonly players: readonly Player[];
  readonly watcher: Player;
}

interface Wanted extends Partial<CreateOptions> {
  readonly points?: readonly KillPoint[];
  readonly script?: string;
}

export async function gather({ points, script, ...wanted }: Wanted): Promise<KillMatch> {
  const host = await KillHost.start(points, script);
  onTestFinished(async () => {
    await host.stop();
    host.remove();
  });
  const code = await openTable(host.address, wanted);
  const players: Player[] = [];
  for (let seat = 0; seat < (wanted.seats ?? 2); seat++) players.push(await Player.seated(host.address, code, seat));
  const watcher = new Player(host.address, code, 'Watcher');
  await watcher.isOpen();
  onTestFinished(async () => {
    await Promise.all([...players, watcher].map(({ connection }) => connection.leave()));
  });
  return { host, code, players, watcher };
}

/** Begins the match, whether or not the answer comes. */
export async function begin({ host, players }: KillMatch): Promise<void> {
  await players[0]?.connection.request('start', {}).catch(() => {});
  await host.watch(Promise.all(players.map((player) => player.until(() => player.connection.view() !== null))));
}

/** Everybody plays their own seat: to the end, or so far. */
export async function playOut(match: KillMatch, seed: Seed, options?: Parameters<Player['play']>[1]): Promise<void> {
  const [a, b, c] = seed;
  const plays = match.players.map((player, seat) => player.play(random([a, b, c, seat]), options));
  await match.host.watch(Promise.all(plays));
  if (options?.to === undefined) await allDone(match);
}

/** Everybody saw the end of the match, or of the table. */
export async function allDone({ host, players, watcher }: KillMatch): Promise<void> {
  await host.watch(Promise.all([...players, watcher].map((one) => one.until(() => one.isDone))));
}

async function get<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

/** What anybody can download of the table's last match. */
export async function recordOf({ host, code }: KillMatch): Promise<RecordFile> {
  const { matches } = await get<{ matches: MatchSummary[] }>(`${host.address}/api/matches`);
  const summary = matches.find((match) => match.code === code);
  if (!summary) throw new Error('the match is not among the finished ones');
  return get(`${host.address}/api/matches/${summary.id}`);
}

/** The match as its file has it. Stops the server, which has the file to itself. */
export async function storedOf({ host }: KillMatch, id: string): Promise<StoredMatch> {
  await host.stop();
  const store = await openStore({ file: host.file });
  const match = await store.match(id);
  await store.close();
  if (!match) throw new Error('the match is not stored');
  return match;
}

const wordOf = (entry: Entry): string[] => {
  if (entry.type === 'note') return [];
  return [entry.type === 'act' ? entry.word : undoWord(entry.to)];
};

/** Every promise was kept, nothing was played twice or by nobody, everybody sees the same end, and the record is fair. */
export async function checkKept(match: KillMatch): Promise<StoredMatch> {
  checkViews(match, await recordOf(match));
  return checkRecord(match);
}

/** The same, but for what is seen. */
export async function checkRecord(match: KillMatch): Promise<StoredMatch> {
  const record = await recordOf(match);
  expect(verify(record)).toMatchObject({ ok: true });
  const stored = await storedOf(match, record.id);
  for (const [seat, { promised }] of match.players.entries())
    expect(stored.entries.filter((entry) => entry.type !== 'note' && entry.seat === seat).flatMap(wordOf)).toEqual(
      promised,
    );
  return stored;
}

/** What each client was sent is what the engine shows of the record to whoever sits there. */
export function checkViews({ players, watcher }: KillMatch, record: RecordFile): void {
  const game = GAMES[record.game];
  const end = game && replay(game, record);
  if (!end?.ok) throw new Error('the record cannot be replayed');
  for (const { connection, state, view } of [...players, watcher]) {
    expect(connection.status).toBe('open');
    expect(view).toEqual(game?.view(end.value, connection.seat));
    expect(state.result).toBe(players[0]?.state.result);
  }
}
