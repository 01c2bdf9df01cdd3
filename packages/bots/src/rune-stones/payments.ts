import { type Ask, FORGES, GEMS, ORE_PRICE, STONES, type Stone } from '@dolmen/core/rune-stones';
import { bonusOf } from './forge.ts';
import { ORE, type Outlook } from './outlook.ts';
import { payAny, paySymbol, purseWorth } from './stones.ts';

type PayAsk = Extract<Ask, { type: 'pay' }>;

/** S24, S31: what is plentiful goes first. Rated by what is left in the end. */
export function ratePay(outlook: Outlook, { cost, forge }: PayAsk, stone: Stone): number {
  const purse = outlook.purse.slice();
  const before = purseWorth(outlook, purse);
  const index = STONES.indexOf(stone);
  purse[index] = (purse[index] as number) - (stone === 'ore' ? ORE_PRICE : 1);
  if (stone === 'ore') return purseWorth(outlook, purse) - before;
  for (const symbol of cost.slice(1)) {
    if (symbol === 'any') payAny(outlook, purse);
    else paySymbol(outlook, purse, GEMS.indexOf(symbol));
  }
  if (forge !== null && FORGES[forge]?.bonus === 'ore') purse[ORE] = (purse[ORE] as number) + 1;
  return purseWorth(outlook, purse) - before + (forge === null ? 0 : bonusOf(outlook, forge));
}
