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

const BUDGET = /^([1-9]\d{0,6})(ms)?$/;
const WITH_BUDGET = /^(ismcts|cheat):(.*)$/;
const WITH_ITERATIONS = /^boardgame\.io:([1-9]\d{0,6})$/;

export function parsePlayer(name: string): PlayerKind | null {
  if (name === 'random' || name === 'rule') return { kind: name };
  if (isLevel(name)) return { kind: 'level', level: name };
  const [, kind, rest = ''] = WITH_BUDGET.exec(name) ?? [];
  if (kind === 'ismcts' || kind === 'cheat') {
    const budget = parseBudget(rest);
    return budget === null ? null : { kind, budget };
  }
  const iterations = WITH_ITERATIONS.exec(name)?.[1];
  return iterations === undefined ? null : { kind: 'boardgame.io', iterations: Number(iterations) };
}

/** `200ms`, or a number of playouts. */
export function parseBudget(text: string): Budget | null {
  const [, amount, unit] = BUDGET.exec(text) ?? [];
  if (amount === undefined) return null;
  return unit === undefined ? { playouts: Number(amount) } : { millis: Number(amount) };
}
