import type { Player } from './player.ts';

export interface Move {
  readonly seat: number;
  readonly type: string;
  readonly message: object;
}

/** A match at some server, with all its players in our hands. */
export interface Match {
  readonly players: readonly Pick<Player, 'state' | 'bytes' | 'ask' | 'until'>[];
  /** What is to be done next; `null` after the end. */
  next(): Move | null;
}

/** What was measured, a number for each move and client. */
export interface Samples {
  /** Until those who did not move saw it. */
  readonly millis: number[];
  readonly bytes: number[];
}

export const noSamples = (): Samples => ({ millis: [], bytes: [] });

/** Makes a move, and waits until everybody saw it and it is acknowledged: only then nothing more of it is on its way. */
export async function play({ players }: Match, { seat, type, message }: Move, samples: Samples): Promise<void> {
  const mover = players[seat];
  if (!mover) throw new Error(`nobody has seat ${seat}`);
  const before = players.map(({ bytes }) => bytes);
  const { ply } = mover.state;
  const seen = players.map((player) => player.until(() => player.state.ply > ply));
  const sent = performance.now();
  const [, ...times] = await Promise.all([mover.ask(type, message), ...seen]);
  for (const [other, time] of times.entries()) if (other !== seat) samples.millis.push(time - sent);
  for (const [index, { bytes }] of players.entries()) samples.bytes.push(bytes - (before[index] ?? 0));
}
