import type { Budget } from '../bot.ts';

/** How much of a budget is used up, from 0 to 1 and beyond, after so many playouts. */
export type BudgetMeter = (playouts: number) => number;

export function startMeter(budget: Budget): BudgetMeter {
  if ('playouts' in budget) return (playouts) => playouts / budget.playouts;
  const start = performance.now();
  return () => (performance.now() - start) / budget.millis;
}
