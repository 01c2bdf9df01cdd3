import { randomBytes, randomUUID } from 'node:crypto';
import { type AnyGame, at, type Common, GAMES } from '@dolmen/core';
import { type CreateOptions, PROTOCOL, readView, TableState } from '@dolmen/protocol';
import type { Match, Move } from './match.ts';
import { headersOf, join, type Player } from './player.ts';

export type Choose = (legal: readonly unknown[]) => unknown;
export type Wanted = Pick<CreateOptions, 'game' | 'seats' | 'options'>;
type Guest = Player<TableState>;

const hex = (): string => randomBytes(16).toString('hex');

export interface Table extends Match {
  readonly code: string;
}

/** Opens a table at our server, seats everybody and has it dealt. */
export async function openDolmen(address: string, index: number, wanted: Wanted, choose: Choose): Promise<Table> {
  const code = await openTable(address, index, wanted);
  const players: Guest[] = [];
  for (let seat = 0; seat < wanted.seats; seat++) players.push(await sit(address, index, code, seat));
  await at(players, 0).ask('start', {});
  await Promise.all(players.map((player, seat) => player.until(() => isDealt(player.state, seat))));
  const game = GAMES[wanted.game];
  return { code, players, next: () => nextMove(game, players, choose) };
}

async function openTable(address: string, index: number, wanted: Wanted): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(index) },
    body: JSON.stringify({ ...wanted, visibility: 'private', clock: { kind: 'none' } }),
  });
  const { code, error } = (await answer.json()) as { code?: string; error?: unknown };
  if (code === undefined) throw new Error(`no table was opened: ${JSON.stringify(error)}`);
  return code;
}

async function sit(address: string, index: number, code: string, seat: number): Promise<Guest> {
  const options = { token: hex(), name: `Guest ${seat + 1}`, protocol: PROTOCOL };
  const guest = await join(address, index, code, options, TableState);
  await guest.ask('sit', { seat, nonce: hex() });
  return guest;
}

/** The own hand comes with the seat, not with the deal. */
function isDealt(state: TableState, seat: number): boolean {
  const view = state.phase === 'playing' ? readView(state, seat) : null;
  return view !== null && !JSON.stringify(handOf(view, seat)).includes('null');
}

const handOf = (view: Common, seat: number): unknown =>
  (view as Common & { players: readonly { hand: unknown }[] }).players[seat]?.hand;

function nextMove(game: AnyGame, players: readonly Guest[], choose: Choose): Move | null {
  const { phase, toAct, ply } = at(players, 0).state;
  if (phase === 'over' || toAct < 0) return null;
  const view = readView(at(players, toAct).state, toAct);
  if (view === null) throw new Error('a match goes on without a view of it');
  const word = game.format(choose(game.legal(view)));
  return { seat: toAct, type: 'act', message: { id: randomUUID(), ply, word } };
}
