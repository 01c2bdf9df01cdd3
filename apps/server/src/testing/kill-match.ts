import { GAMES, random, replay, type Seed } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import { expect, onTestFinished } from 'vitest';
import type { FinishedFile } from '../http/record-file.ts';
import type { Entry, StoredMatch } from '../store/store.ts';
import { openAt } from '../store/testing/open-at.ts';
import { verdictOf } from '../verify.ts';
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
  readonly databaseUrl?: string;
}

export async function gather({ points, script, databaseUrl, ...wanted }: Wanted): Promise<KillMatch> {
  const host = await KillHost.start(points, script, databaseUrl);
  onTestFinished(async () => {
    await host.stop();
    host.remove();
  });
  const code = await openTable(host.address, wanted);
  const players: Player[] = [];
  for (let seat = 0; seat < (wanted.seats ?? 2); seat++)
    players.push(await host.watch(Player.seated(host.address, code, seat)));
  const watcher = new Player(host.address, code, 'Watcher');
  await watcher.isOpen();
  onTestFinished(async () => {
    await Promise.all([...players, watcher].map(({ connection }) => connection.leave()));
  });
  return { host, code, players, watcher };
}

/** Begins the match, however often that has to be asked for. */
export async function begin({ host, players }: KillMatch): Promise<void> {
  const begun = (player: Player): Promise<void> => player.until(() => player.connection.view() !== null);
  await host.watch(Promise.all([players[0]?.insist('start', {}, 'playing'), ...players.map(begun)]));
}

/** Everybody plays their own seat: to the end, or so far. */
export async function playOut(match: KillMatch, seed: Seed, options?: Parameters<Player['play']>[1]): Promise<void> {
  const [a, b, c] = seed;
  const plays = match.players.map((player, seat) => player.play(random([a, b, c, seat]), options));
  await match.host.watch(Promise.all(plays));
  if (options?.to === undefined) await allDone(match);
}

/** So many servers have ended, and everybody is back. */
export async function allBack({ host, players, watcher }: KillMatch, ends: number): Promise<void> {
  await host.ended(ends);
  await host.watch(Promise.all([...players, watcher].map((one) => one.isOpen())));
}

/** Everybody saw the end of the match, or of the table. */
export async function allDone({ host, players, watcher }: KillMatch): Promise<void> {
  await host.watch(Promise.all([...players, watcher].map((one) => one.until(() => one.isDone))));
}

async function get<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

/** What whoever saw the result can download of the table's last match. */
async function recordOf({ host, watcher }: KillMatch): Promise<FinishedFile> {
  const { match } = JSON.parse(watcher.state.result) as { match: string };
  return get(`${host.address}/api/matches/${match}`);
}

/** The match as it is kept. Stops the server, which has a file to itself. */
async function storedOf({ host }: KillMatch, id: string): Promise<StoredMatch> {
  await host.stop();
  const store = await openAt(host.kept);
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
  const record = await recordOf(match);
  checkViews(match, record);
  expect(verdictOf(JSON.stringify(record))).toMatchObject({ ok: true });
  const stored = await storedOf(match, record.id);
  for (const { promised, connection } of match.players) {
    const own = stored.entries.filter((entry) => entry.type !== 'note' && entry.seat === connection.seat);
    expect(own.flatMap(wordOf)).toEqual(promised);
  }
  return stored;
}

/** What each client was sent is what the engine shows of the record to whoever sits there. */
function checkViews({ players, watcher }: KillMatch, record: FinishedFile): void {
  const game = GAMES[record.game];
  const end = game && replay(game, record);
  if (!end?.ok) throw new Error('the record cannot be replayed');
  for (const { connection, state, view } of [...players, watcher]) {
    expect(connection.status).toBe('open');
    expect(view).toEqual(game?.view(end.value, connection.seat));
    expect(state.result).toBe(players[0]?.state.result);
  }
}
