import { randomUUID } from 'node:crypto';
import { Client } from '@colyseus/sdk';
import { BareState, MOVES, SEATS } from './bare-state.ts';
import type { Match, Move } from './match.ts';
import { headersOf, join, Player } from './player.ts';

/** Opens a room at the bare server and fills it. */
export async function openBare(address: string, index: number): Promise<Match> {
  const client = new Client(address, { headers: headersOf(index) });
  const first = new Player<BareState>(await client.create<BareState>('bare', {}, BareState));
  const players = [first];
  while (players.length < SEATS) players.push(await join(address, index, first.code, {}, BareState));
  await Promise.all(players.map((player) => player.until(() => player.state.players.length === SEATS)));
  return { players, next: () => nextMove(first.state) };
}

/** As long as one of ours, though nobody reads it. */
function nextMove({ ply, toAct }: BareState): Move | null {
  if (ply >= MOVES) return null;
  return { seat: toAct, type: 'move', message: { id: randomUUID(), ply, word: 'play red-7 1' } };
}
