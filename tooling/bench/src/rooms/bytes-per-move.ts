import { pick, random } from '@dolmen/core';
import { median } from '../measure.ts';
import { openDolmen, type Wanted } from './dolmen-match.ts';
import { noSamples, play, type Samples } from './match.ts';
import { startServer } from './server-process.ts';

const KINDS: Readonly<Record<string, Wanted>> = {
  keltis: { game: 'keltis', seats: 3, options: {} },
  rune: { game: 'rune', seats: 2, options: {} },
  'rune-stones': { game: 'rune-stones', seats: 4, options: {} },
  'rune-stones-nocturnal': { game: 'rune-stones', seats: 4, options: { nocturnal: true } },
};
/** Random players of Rune Stones hardly ever come to an end: of each game, the first moves. */
const MOST_MOVES = 300;
const GAMES = 6;

/** The median of what a client is sent for a move, over games of each kind by seeded random players. */
export async function benchBytes(tell: (line: string) => void): Promise<Record<string, number>> {
  const server = await startServer('dolmen');
  tell(`bytes per move: ${GAMES} games of each kind`);
  const kinds = Object.entries(KINDS).map(
    async ([name, wanted], index) => [name, await bytesOf(server.address, index * GAMES, wanted)] as const,
  );
  try {
    return Object.fromEntries(await Promise.all(kinds));
  } finally {
    await server.stop();
  }
}

async function bytesOf(address: string, from: number, wanted: Wanted): Promise<number> {
  const samples = noSamples();
  const games = Array.from({ length: GAMES }, (_, index) => playOut(address, from + index, wanted, samples));
  await Promise.all(games);
  return median(samples.bytes);
}

async function playOut(address: string, index: number, wanted: Wanted, samples: Samples): Promise<void> {
  const player = random([index, 0, 0, 0xbe]);
  const match = await openDolmen(address, index, wanted, (legal) => pick(player, legal));
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const move = match.next();
    if (move === null) return;
    await play(match, move, samples);
  }
}
