import { GAMES } from '@dolmen/core';
import type { RecordFile } from '@dolmen/records';
import type { TableInfo, TableSource } from '../session/table-source.ts';
import type { Eyes, FromReel } from './messages.ts';
import type { ReelPort } from './replay.ts';

type Ask = NonNullable<TableSource['past']>;

/** A match under way as a reel: each moment is asked for at its table, which tells what the own seat could see then. */
export function pastReel(ask: Ask): ReelPort {
  let isOver = false;
  const port: ReelPort = {
    onmessage: null,
    postMessage: (message) => void (message.type === 'show' && show(message.ply, message.eyes)),
    end: () => {
      isOver = true;
    },
  };
  const tell = (data: FromReel): void => void (isOver || port.onmessage?.({ data }));
  const show = (ply: number, eyes: Eyes): void =>
    void ask(ply).then(
      ({ view, events, turns }) => {
        tell({ type: 'turns', turns: turns.map(([from, seat]) => ({ from, seat, scores: [] })) });
        tell({ type: 'shown', shown: { ply, eyes, view, events } });
      },
      // Taken back meanwhile, asked too fast, or no line: what is shown stays.
      () => tell({ type: 'broken', error: { code: 'no-such-ply', ply, plies: ply } }),
    );
  return port;
}

/** What is known of the record while its match runs: how many actions it has, and neither what they were nor the seed. */
export function recordSoFar({ game, options, seats, view }: TableInfo): RecordFile {
  return {
    ...{ game, version: GAMES[game].version, options, seats: seats.length, seed: '' },
    actions: Array.from({ length: view?.ply ?? 0 }, () => ''),
    players: seats.map(({ name }) => name),
  };
}
