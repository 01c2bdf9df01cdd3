import type { SearchSettings } from '../evaluator.ts';
import { type Node, newNode } from './tree.ts';

/** A move that is worth a closer look. */
export interface Candidate {
  readonly action: unknown;
  readonly rating: number;
  readonly node: Node;
}

/** The best-rated moves, best first; equals stay in the order of the rules. */
export function candidates(actions: readonly unknown[], ratings: readonly number[], width: number): Candidate[] {
  const order = ratings.map((_, index) => index).sort((a, b) => (ratings[b] as number) - (ratings[a] as number));
  return order
    .slice(0, Math.max(1, width))
    .map((index) => ({ action: actions[index], rating: ratings[index] as number, node: newNode() }));
}

/** The better half by what playouts and rating tell together; at least one. Best first. */
export function betterHalf(field: readonly Candidate[], settings: SearchSettings): Candidate[] {
  const standings = field.map((candidate) => ({ candidate, value: worthOf(candidate, field, settings) }));
  standings.sort((a, b) => b.value - a.value);
  return standings.slice(0, Math.ceil(field.length / 2)).map(({ candidate }) => candidate);
}

/** The rating counts like so many playouts that came out as far behind the best-rated move as it is rated behind it. */
function worthOf(
  { rating, node }: Candidate,
  field: readonly Candidate[],
  { priorVisits, rewardScale }: SearchSettings,
): number {
  const top = Math.max(...field.map((candidate) => candidate.rating));
  const visits = field.reduce((sum, candidate) => sum + candidate.node.visits, 0);
  const mean = visits === 0 ? 0 : field.reduce((sum, candidate) => sum + candidate.node.sum, 0) / visits;
  const foretold = mean + (rating - top) / rewardScale;
  return (node.sum + priorVisits * foretold) / (node.visits + priorVisits);
}
