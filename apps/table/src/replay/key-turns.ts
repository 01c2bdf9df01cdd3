import type { Turn } from './messages.ts';

const MOST = 5;

/** The turns that counted most: those in which somebody gained more than in most others. By their place among the turns. */
export function keyTurns(turns: readonly Turn[]): number[] {
  const gains = turns.map(({ seat, scores }, index) => (scores[seat] ?? 0) - (turns[index - 1]?.scores[seat] ?? 0));
  return gains
    .map((gain, index) => ({ gain, index }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain || a.index - b.index)
    .slice(0, Math.min(MOST, Math.ceil(turns.length / 8)))
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}
