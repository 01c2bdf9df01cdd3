import type { Turn } from './messages.ts';
import type { Choice } from './review/messages.ts';

/** Where a curve is at a ply: 0 at the bottom, 1 at the top. */
export interface Point {
  readonly ply: number;
  readonly height: number;
}

type Curves = readonly (readonly Point[])[];

/** Points of each seat at the ends of turns, from the fewest anybody ever had to the most. */
export function scoreCurves(turns: readonly Turn[], ends: readonly number[]): Curves {
  const all = turns.flatMap(({ scores }) => scores);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  return (turns[0]?.scores ?? []).map((_, seat) =>
    turns.map(({ scores }, index) => ({
      ply: ends[index] ?? 0,
      height: ((scores[seat] ?? 0) - least) / (most - least),
    })),
  );
}

/** Every seat's chance to win, as whoever chose could see it. */
export const chanceCurves = (choices: readonly Choice[]): Curves =>
  (choices[0]?.chances ?? []).map((_, seat) =>
    choices.map(({ ply, chances }) => ({ ply, height: chances[seat] ?? 0 })),
  );
