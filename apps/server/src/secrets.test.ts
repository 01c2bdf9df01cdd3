import { Client } from '@colyseus/sdk';
import { at, random } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredMatch } from './store/store.ts';
import { LONG } from './store/testing/long.ts';
import { runningAt } from './store/testing/unfinished.ts';
import { HOOK_TIMEOUT } from './testing/hostile-server.ts';
import { testServer } from './testing/test-server.ts';
import { Cast } from './testing/wire-cast.ts';
import { endFrame, firstFrameWith, judgeHeard, judgeLooks } from './testing/wire-judge.ts';
import { answers, tapOf } from './testing/wire-tap.ts';
import { gameOf, identityOf, momentsOf, secretsOf } from './testing/wire-truth.ts';
import type { Witness } from './testing/wire-witness.ts';

/** Everything that the server sends, to everybody, in real matches over real sockets: nobody is ever sent a secret. */

type Wanted = Pick<CreateOptions, 'game' | 'seats' | 'options'>;
const QUEENIE = ['magic', 'hand', 'exchange', 'wild', 'plus', 'double-die', 'keep-highest', 'gem-or-points'];
const SETTINGS: readonly [string, Wanted][] = [
  ...[2, 3, 4].map((seats): [string, Wanted] => ['keltis', { game: 'keltis', seats, options: {} }]),
  ['rune', { game: 'rune', seats: 2, options: {} }],
  ['rune, grandmaster', { game: 'rune', seats: 2, options: { grandmaster: true } }],
  ['rune-stones', { game: 'rune-stones', seats: 2, options: {} }],
  ['rune-stones, nocturnal', { game: 'rune-stones', seats: 3, options: { nocturnal: true } }],
  ['rune-stones, Queenie 1', { game: 'rune-stones', seats: 4, options: { nocturnal: true, runes: QUEENIE } }],
];
const GAMES = LONG ? 5 : 1;
/** A match goes on for so long at most; then they give up. */
const MOVES = LONG ? 3000 : 500;
const BEFORE_RESIGNATION = 60;

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
}, HOOK_TIMEOUT);
afterAll(() => server.stop(), HOOK_TIMEOUT);

async function matchNow(code: string): Promise<StoredMatch> {
  const running = await runningAt(server.store, code);
  if (!running) throw new Error('no match is under way');
  return running;
}

async function finished({ id }: StoredMatch): Promise<StoredMatch> {
  const match = await server.store.match(id);
  if (!match?.endedAt) throw new Error('the match is not over');
  return match;
}

/** Asks for everything that can be asked for while a match runs. */
async function lookAround(match: StoredMatch): Promise<void> {
  const paths = [
    '/api/tables',
    `/api/tables/${match.code}`,
    '/api/matches',
    `/api/matches/${match.id}`,
    '/metrics',
    '/',
  ];
  for (const path of paths) await (await fetch(server.address + path)).text();
}

/** What HTTP has answered since the last time, sockets' places included. */
const heardOverHttp = (): Buffer[] => answers.splice(0).map(({ text }) => Buffer.from(text));

function noneHas(frames: readonly Buffer[], secrets: readonly Buffer[], who: string): void {
  expect(firstFrameWith(frames, secrets), who).toBe(Number.POSITIVE_INFINITY);
}

/** Words such as `play:red-7` that name a piece: what people hold is for them alone. */
function noHandIn(texts: readonly Buffer[], match: StoredMatch): void {
  const game = gameOf(match);
  const words = momentsOf(match).flatMap(({ state }) => game.legal(state).map((action) => game.format(action)));
  const telling = [...new Set(words)].filter((word) => word.includes(':'));
  noneHas(
    texts,
    telling.map((word) => Buffer.from(word)),
    'HTTP',
  );
}

/** Nobody has another's key, and nobody at all what only the server knows people by. */
function judgeIdentities(everybody: readonly Witness[], lobby: readonly Buffer[], http: readonly Buffer[]): void {
  const identities = everybody.flatMap(({ token }) => identityOf(token));
  for (const { name, tap, token } of everybody) {
    noneHas(tap.frames, identities, name);
    const keys = everybody.filter((other) => other.token !== token).flatMap((other) => other.keys);
    noneHas(
      tap.frames,
      keys.map((key) => Buffer.from(key)),
      name,
    );
  }
  noneHas(lobby, identities, 'the lobby');
  noneHas(http, identities, 'HTTP');
}

/** The end tells the seeds and nonces; no frame before it does. */
function judgeSecrets(everybody: readonly Witness[], match: StoredMatch): void {
  for (const witness of everybody)
    expect(firstFrameWith(witness.tap.frames, secretsOf(match)), witness.name).toBeGreaterThanOrEqual(
      endFrame(witness, match),
    );
  // The test tests something: the end does tell them, and they are found.
  const first = at(everybody, 0);
  expect(firstFrameWith(first.tap.frames, secretsOf(match))).toBe(endFrame(first, match));
}

async function inLobby() {
  const room = await new Client(server.address).joinById('tables');
  room.onMessage('*', () => {});
  return { frames: tapOf(room.sessionId).frames, leave: () => room.leave() };
}

/** All that was sent around some matches. */
interface Sent {
  readonly cast: Cast;
  readonly matches: readonly StoredMatch[];
  readonly lobby: readonly Buffer[];
  /** Before the end of the first match, and after it. */
  readonly http: { readonly before: readonly Buffer[]; readonly after: readonly Buffer[] };
}

/** Plays a match, with a resignation on the way if it can go on after it. */
async function playFirst(cast: Cast, match: StoredMatch): Promise<Buffer[]> {
  await cast.play(BEFORE_RESIGNATION);
  if (cast.players.length > 2 && !cast.isOver) await cast.resign(at(cast.players, 1));
  await lookAround(match);
  const before = cast.isOver ? [] : heardOverHttp();
  await cast.play(MOVES);
  await cast.end();
  return before;
}

/** Plays again until somebody has another seat: the hand that goes with the old one is not theirs any more. */
async function playAgain(cast: Cast): Promise<StoredMatch[]> {
  const seats = cast.players.map(({ seat }) => seat);
  const matches: StoredMatch[] = [];
  while (matches.length < 20 && cast.players.every(({ seat }, player) => seat === seats[player])) {
    await cast.rematch();
    matches.push(await matchNow(cast.code));
    await cast.play(12);
    await cast.end();
  }
  expect(cast.players.map(({ seat }) => seat)).not.toEqual(seats);
  return matches;
}

async function perform(wanted: Wanted, index: number): Promise<Sent> {
  const lobby = await inLobby();
  answers.splice(0);
  const cast = await Cast.gather(server.address, wanted, random([index, wanted.seats, 0, 0x5ec]));
  const first = await matchNow(cast.code);
  const before = await playFirst(cast, first);
  const others = await playAgain(cast);
  const matches = await Promise.all([first, ...others].map(finished));
  const http = { before, after: heardOverHttp() };
  await cast.leave();
  await lobby.leave();
  return { cast, matches, lobby: lobby.frames, http };
}

function judge({ cast, matches, lobby, http }: Sent): void {
  const moments = matches.flatMap(momentsOf);
  for (const witness of cast.everybody) {
    judgeLooks(witness, moments);
    judgeHeard(witness, moments);
  }
  for (const match of matches) {
    judgeSecrets(cast.everybody, match);
    noneHas(lobby, secretsOf(match), 'the lobby');
  }
  judgeIdentities(cast.everybody, lobby, [...http.before, ...http.after]);
  noneHas(http.before, secretsOf(at(matches, 0)), 'HTTP');
  noHandIn(http.before, at(matches, 0));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe.each(SETTINGS)('%s, %o', (_, wanted) => {
  test.each(Array.from({ length: GAMES }, (_, index) => index))('nobody is sent a secret (%i)', async (index) => {
    const sent = await perform(wanted, index);
    judge(sent);
    expect(server.failures).toEqual([]);
    const { everybody, counts } = sent.cast;
    const frames = sum(everybody.map(({ tap }) => tap.frames.length));
    const bytes = sum(everybody.flatMap(({ tap }) => tap.frames.map(({ length }) => length)));
    console.log(JSON.stringify({ ...counts, clients: everybody.length, matches: sent.matches.length, frames, bytes }));
  });
});
