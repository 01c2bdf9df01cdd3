import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from '@colyseus/sdk';
import { GAMES } from '@dolmen/core';
import {
  MIDDLE,
  NO_POSE,
  POSES,
  PROTOCOL,
  packPose,
  type Request,
  type RequestName,
  readPoses,
} from '@dolmen/protocol';
import { Guest } from './guest.ts';
import { HostileSocket } from './hostile-socket.ts';
import { logIn, tryLogin } from './operator.ts';
import { begin, type Cast, type Company, end, gather, somewhere } from './security-cast.ts';
import type { Role } from './security-table.ts';

/** How to knock at every door of `docs/security.md`. */

export interface Answer {
  readonly status: string;
  readonly text: string;
}

interface Visitor {
  readonly address: string;
  /** Of another server, which is private. */
  readonly privateAddress: string;
  readonly cast: Cast;
  readonly token: string | null;
}

export const METRICS_TOKEN = 'for-those-who-measure';
export const PASSWORD = 'three stones';
export const ADMIN_SECRET = 'for-those-who-run-it';

async function ask(
  { address, token }: Visitor,
  path: string,
  body?: object,
  more: object = {},
  method?: string,
): Promise<Answer> {
  const answer = await fetch(address + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...somewhere(),
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...more,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: String(answer.status), text: await answer.text() };
}

const atPrivate = (visitor: Visitor): Visitor => ({ ...visitor, address: visitor.privateAddress });

/** Whoever signs out everywhere is not who they were: the cast is spared. */
const somebodyElse = ({ token, ...visitor }: Visitor): Visitor => ({
  ...visitor,
  token: token === null ? null : randomBytes(16).toString('hex'),
});

const luggage = { name: 'Eve' };

async function upgrade({ address }: Visitor, origin: string): Promise<Answer> {
  const { port, host } = new URL(address);
  const key = randomBytes(16).toString('base64');
  const head = [`Host: ${host}`, `Origin: ${origin}`, 'Upgrade: websocket', 'Connection: Upgrade'];
  const socket = new HostileSocket(Number(port));
  socket.write(
    `GET /x/y HTTP/1.1\r\n${head.join('\r\n')}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await socket.until((received) => received.includes('\r\n\r\n'));
  const text = socket.received.toString('latin1');
  await socket.drop();
  return { status: text.split(' ')[1] ?? '', text };
}

async function watchLobby({ address }: Visitor): Promise<Answer> {
  const lobby = await new Client(address).joinById('tables', {});
  const text = await new Promise<string>((resolve) => {
    lobby.onMessage('rooms', (rooms: unknown) => resolve(JSON.stringify(rooms)));
    lobby.onMessage('*', () => {});
    lobby.send('filter', {});
  });
  await lobby.leave();
  return { status: 'yes', text };
}

/** As whoever runs the server, whoever else they are. */
async function operate(visitor: Visitor, more: object = {}): Promise<Answer> {
  const { cookie, token } = await logIn(visitor.address, ADMIN_SECRET);
  const shown = { cookie, 'x-dolmen-admin': token, ...more };
  return ask(visitor, '/api/admin/operations', { operation: 'rooms list' }, shown);
}

async function login({ address }: Visitor, secret: string): Promise<Answer> {
  const answer = await tryLogin(address, secret);
  return { status: String(answer.status), text: await answer.text() };
}

async function logOut(visitor: Visitor): Promise<Answer> {
  const { cookie, token } = await logIn(visitor.address, ADMIN_SECRET);
  return ask(visitor, '/api/admin/logout', {}, { cookie, 'x-dolmen-admin': token });
}

async function sessionOf(visitor: Visitor): Promise<Answer> {
  const { cookie } = await logIn(visitor.address, ADMIN_SECRET);
  return ask(visitor, '/api/admin/session', undefined, { cookie });
}

/** Is it told to others? A pose of the other player that is sent later, and told, says so either way. */
async function pose({ address, cast, token }: Visitor): Promise<Answer> {
  if (token === null) return { status: '—', text: '' };
  const { opponent, host } = cast.tokens;
  const [sender, other] = await Promise.all(
    [token, token === host ? opponent : host].map((shown) => Guest.join(address, cast.code, 'Eve', shown ?? '')),
  );
  const told: number[] = [];
  other?.room.onMessage(POSES, (bytes: Uint8Array) => {
    for (const { pose, seat } of readPoses(bytes, 2)) told.push(seat === other.seat ? -1 : (pose.cursor?.x ?? 0));
  });
  for (const guest of [sender, other]) await guest?.ask('presence', { isOn: true });
  sender?.room.sendBytes(POSES, packPose({ ...NO_POSE, cursor: { area: MIDDLE, x: 77, z: 0 } }));
  await sender?.ask('presence', { isOn: true });
  other?.room.sendBytes(POSES, packPose({ ...NO_POSE, cursor: { area: MIDDLE, x: 1, z: 0 } }));
  while (!told.includes(-1)) await setTimeout(5);
  for (const guest of [sender, other]) await guest?.leave();
  return { status: told.includes(77) ? 'told' : 'dropped', text: '' };
}

const table = { game: 'keltis', options: {}, seats: 2, visibility: 'private', clock: { kind: 'none' } };
const wantedCalls = (endpoint: string): object => ({
  ...{ endpoint, language: 'en', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
});
const joining = ({ token }: Visitor): object => ({ name: 'Eve', protocol: PROTOCOL, ...(token !== null && { token }) });

/** By the words of the table. */
export const HTTP_WALK: Readonly<Record<string, (visitor: Visitor) => Promise<Answer>>> = {
  'GET /': (visitor) => ask(visitor, '/'),
  'GET /health': (visitor) => ask(visitor, '/health'),
  'GET /metrics from elsewhere': (visitor) => ask(visitor, '/metrics'),
  'GET /metrics with the token': (visitor) =>
    ask(visitor, '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` }),
  'GET /api/server': (visitor) => ask(visitor, '/api/server'),
  'GET /api/server of a private server': (visitor) => ask(atPrivate(visitor), '/api/server'),
  'GET /api/rooms': (visitor) => ask(visitor, '/api/rooms'),
  'POST /api/pass with a wrong password': (visitor) => ask(atPrivate(visitor), '/api/pass', { password: 'wrong' }),
  'POST /api/pass with the right one': (visitor) => ask(atPrivate(visitor), '/api/pass', { password: PASSWORD }),
  'GET /api/tables of a private server': (visitor) => ask(atPrivate(visitor), '/api/tables'),
  'POST /matchmake/:method/:room of a private server': (visitor) =>
    ask(atPrivate(visitor), '/matchmake/joinById/tables', joining(visitor)),
  'WebSocket of a private server': (visitor) => upgrade(atPrivate(visitor), visitor.privateAddress),
  'POST /api/identity/code': (visitor) => ask(visitor, '/api/identity/code', luggage),
  'POST /api/identity/claim with a wrong code': (visitor) =>
    ask(visitor, '/api/identity/claim', { code: 'ABCDEFGHJKMN', token: randomBytes(16).toString('hex') }),
  'POST /api/identity/renew': (visitor) =>
    ask(somebodyElse(visitor), '/api/identity/renew', { token: randomBytes(16).toString('hex') }),
  'GET /api/mine': (visitor) => ask(visitor, '/api/mine'),
  'GET /api/mine/matches': (visitor) => ask(visitor, '/api/mine/matches'),
  'POST /api/push': (visitor) => ask(visitor, '/api/push', wantedCalls('https://push.example.org/a')),
  'POST /api/push to an address inside the network': (visitor) =>
    ask(visitor, '/api/push', wantedCalls('https://10.0.0.1/a')),
  'DELETE /api/push': (visitor) => ask(visitor, '/api/push', { endpoint: 'https://push.example.org/a' }, {}, 'DELETE'),
  'GET /api/openapi.json': (visitor) => ask(visitor, '/api/openapi.json'),
  'GET /api/tables': (visitor) => ask(visitor, '/api/tables'),
  'GET /api/tables/:code of a private table': (visitor) => ask(visitor, `/api/tables/${visitor.cast.code}`),
  'GET /api/tables/:code that is wrong': (visitor) => ask(visitor, '/api/tables/NOSUCH'),
  'POST /api/tables': (visitor) => ask(visitor, '/api/tables', table),
  'POST /api/tables from a page of another site': (visitor) =>
    ask(visitor, '/api/tables', table, { origin: 'https://elsewhere.example' }),
  'POST /api/quick': (visitor) => ask(visitor, '/api/quick', table),
  'GET /api/matches': (visitor) => ask(visitor, '/api/matches'),
  'GET /api/matches/:id of a public match that is over': (visitor) =>
    ask(visitor, `/api/matches/${visitor.cast.publicRecord}`),
  'GET /api/matches/:id of a private match that is over': (visitor) =>
    ask(visitor, `/api/matches/${visitor.cast.privateRecord}`),
  'GET /api/matches/:id of a private match under way': (visitor) =>
    ask(visitor, `/api/matches/${visitor.cast.running}`),
  'POST /api/together': (visitor) => ask(visitor, '/api/together', { match: visitor.cast.publicRecord }),
  'POST /api/together for a match under way': (visitor) =>
    ask(visitor, '/api/together', { match: visitor.cast.running }),
  'GET /api/privacy': (visitor) => ask(visitor, '/api/privacy'),
  // As somebody who never played here: who did is needed for the other doors.
  'POST /api/forget': (visitor) =>
    ask(visitor, '/api/forget', {}, visitor.token === null ? {} : { authorization: `Bearer ${'0f'.repeat(16)}` }),
  'POST /api/admin/login with a wrong secret': (visitor) => login(visitor, 'for-those-who-guess'),
  'POST /api/admin/login with the secret': (visitor) => login(visitor, ADMIN_SECRET),
  'GET /api/admin/session without a login': (visitor) => ask(visitor, '/api/admin/session'),
  'GET /api/admin/session logged in': sessionOf,
  'POST /api/admin/logout without a login': (visitor) => ask(visitor, '/api/admin/logout', {}),
  'POST /api/admin/logout logged in': logOut,
  'POST /api/admin/operations without a login': (visitor) =>
    ask(visitor, '/api/admin/operations', { operation: 'rooms list' }),
  'POST /api/admin/operations logged in': (visitor) => operate(visitor),
  'POST /api/admin/operations logged in, without the page’s token': (visitor) =>
    operate(visitor, { 'x-dolmen-admin': '' }),
  'POST /api/admin/operations logged in, from a page of another site': (visitor) =>
    operate(visitor, { origin: 'https://elsewhere.example' }),
  'POST /matchmake/:method/:room to join a table': (visitor) =>
    ask(visitor, `/matchmake/joinById/${visitor.cast.code}`, joining(visitor)),
  'POST /matchmake/:method/:room to open one, or anything else': (visitor) =>
    ask(visitor, '/matchmake/create/table', joining(visitor)),
  WebSocket: (visitor) => upgrade(visitor, visitor.address),
  'WebSocket from a page of another site': (visitor) => upgrade(visitor, 'https://elsewhere.example'),
  'filter in the lobby': watchLobby,
  'a pose at a table': (visitor) => pose(visitor),
};

export const PHASES = {
  'while gathering': (address: string) => gather(address, 'private', 3),
  'in play': async (address: string) => begin(await gather(address, 'private')),
  'after the end': async (address: string) => end(await begin(await gather(address, 'private'))),
} as const satisfies Record<string, (address: string) => Promise<Company>>;
export type Phase = keyof typeof PHASES;

const nonce = '0'.repeat(32);

/** What is asked for where it can be had at all: the open seat, the other's seat, the first legal move. */
const MESSAGES: { readonly [N in RequestName]: (company: Company, guest: Guest) => Request<N> } = {
  sit: ({ host }) => ({ seat: host.state.seats.length - 1, nonce }),
  stand: () => ({}),
  computer: ({ host }) => ({ seat: host.state.seats.length - 1, level: 'beginner' }),
  open: () => ({ seat: 1 }),
  start: () => ({}),
  change: () => ({ visibility: 'public' }),
  rename: () => ({ name: 'Zoe' }),
  act: ({ host }) => ({ id: randomBytes(8).toString('hex'), ply: host.state.ply, word: firstWord(host) }),
  undo: ({ host }) => ({
    id: randomBytes(8).toString('hex'),
    ply: host.state.ply,
    to: Math.max(0, host.state.ply - 1),
  }),
  resign: () => ({}),
  chat: () => ({ text: 'hello' }),
  emote: () => ({ emote: 'hello' }),
  rematch: () => ({ nonce }),
  mute: (company, guest) => ({ person: anotherThan(company, guest), isMuted: true }),
  remove: (company, guest) => ({ person: anotherThan(company, guest) }),
  presence: () => ({ isOn: true }),
  past: () => ({ ply: 0 }),
};
const anotherThan = ({ spectator, opponent }: Company, guest: Guest): string =>
  (guest === spectator ? opponent : spectator).id;

export const MESSAGE_NAMES = Object.keys(MESSAGES) as RequestName[];

function firstWord({ state, view }: Guest): string {
  const game = GAMES[state.game];
  const [action] = game && view !== null && view.toAct !== null ? game.legal(view) : [];
  return game && action !== undefined ? game.format(action) : 'none';
}

/** What must have happened before, where it can; otherwise nobody could do it. */
const BEFORE: { readonly [N in RequestName]?: (company: Company) => Promise<unknown> } = {
  start: ({ host }) => host.ask('computer', { seat: 2, level: 'beginner' }),
  undo: (company) => move(company),
};

async function move({ host }: Company): Promise<void> {
  const { ply } = host.state;
  await host.act(firstWord(host));
  await host.until(() => host.state.ply > ply);
}

/** `yes`, or the code that it is refused with. */
export async function send(
  company: Company,
  role: Exclude<Role, 'nobody' | 'stranger'>,
  name: RequestName,
): Promise<string> {
  const guest = company[role];
  await BEFORE[name]?.(company).catch(() => {});
  try {
    await guest.ask(name, MESSAGES[name](company, guest) as never);
    return 'yes';
  } catch (error) {
    return (error as { reason?: { code?: string } }).reason?.code ?? String(error);
  }
}
