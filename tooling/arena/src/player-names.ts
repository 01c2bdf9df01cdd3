import { type Budget, isLevel, LEVELS, type Level } from '@dolmen/bots';

/** A contestant, as the command line names it. */
export type PlayerKind =
  | { readonly kind: 'random' | 'rule' }
  | { readonly kind: 'level'; readonly level: Level }
  /** `cheat`: the same search, but it knows every hidden card. */
  | { readonly kind: 'ismcts' | 'cheat'; readonly budget: Budget }
  | { readonly kind: 'boardgame.io'; readonly iterations: number };

/** For people who ask what there is. */
export const PLAYER_NAMES = [
  'random',
  'rule',
  ...LEVELS,
  'ismcts:<n>ms',
  'ismcts:<playouts>',
  'cheat:<n>ms',
  'cheat:<playouts>',
  'boardgame.io:<iterations>',
] as const;

const WITH_BUDGET = /^(ismcts|cheat):([1-9]\d{0,6})(ms)?$/;
const WITH_ITERATIONS = /^boardgame\.io:([1-9]\d{0,6})$/;

export function parsePlayer(name: string): PlayerKind | null {
  if (name === 'random' || name === 'rule') return { kind: name };
  if (isLevel(name)) return { kind: 'level', level: name };
  const [, kind, amount, unit] = WITH_BUDGET.exec(name) ?? [];
  if (kind === 'ismcts' || kind === 'cheat')
    return { kind, budget: unit === undefined ? { playouts: Number(amount) } : { millis: Number(amount) } };
  const iterations = WITH_ITERATIONS.exec(name)?.[1];
  return iterations === undefined ? null : { kind: 'boardgame.io', iterations: Number(iterations) };
}
