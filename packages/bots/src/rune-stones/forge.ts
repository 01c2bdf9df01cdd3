import { at } from '@dolmen/core';
import { ALL_FORGES, FORGE_POINTS, FORGES, GEMS, ORE_PRICE, WILD_COST, WILD_FORGE } from '@dolmen/core/rune-stones';
import { ORE, type Outlook, type Purse, WILD } from './outlook.ts';
import { type Places, placesOf } from './places.ts';
import { pointsWorth } from './points.ts';
import { bestPlace } from './rows.ts';
import { payAny, paySymbol, purseWorth } from './stones.ts';
import { dieNow } from './trial.ts';
import { WEIGHTS } from './weights.ts';

/** A forging in thought: what is left in the purse, and the rows as they would be. */
interface Bench {
  readonly purse: Purse;
  readonly rows: readonly Places[];
  /** In points, without the purse. */
  readonly worth: number;
}

const artefactOn = ({ view }: Outlook, forge: number): number =>
  forge === WILD_FORGE ? (view.wilds > 0 ? WILD : -1) : (GEMS as readonly string[]).indexOf(at(view.forges, forge));

/** S33: what a forge gives beside the artefact, but for an ore, which goes into the purse. */
export function bonusOf(outlook: Outlook, forge: number): number {
  const bonus = FORGES[forge]?.bonus;
  if (bonus === 'die') return dieNow(outlook);
  return bonus === 'points' ? pointsWorth(outlook, FORGE_POINTS) : 0;
}

/** S31: the purse after paying in gems, or `null` if there are too few. */
function payGems(outlook: Outlook, purse: Purse, forge: number, artefact: number): Purse | null {
  const left = purse.slice();
  const cost = forge === WILD_FORGE ? WILD_COST : at(FORGES, forge).cost;
  for (let paid = 0; paid < cost; paid++)
    if (!(forge === WILD_FORGE ? payAny(outlook, left) : paySymbol(outlook, left, artefact))) return null;
  if (FORGES[forge]?.bonus === 'ore') left[ORE] = (left[ORE] as number) + 1;
  return left;
}

function payOres(purse: Purse): Purse | null {
  const ores = purse[ORE] as number;
  return ores < ORE_PRICE ? null : purse.with(ORE, ores - ORE_PRICE);
}

/** The better way to pay, with the bonus that goes with gems only. */
function pay(outlook: Outlook, purse: Purse, forge: number, artefact: number): { purse: Purse; bonus: number } | null {
  const gems = payGems(outlook, purse, forge, artefact);
  const ores = payOres(purse);
  if (gems === null) return ores === null ? null : { purse: ores, bonus: 0 };
  const bonus = bonusOf(outlook, forge);
  if (ores !== null && purseWorth(outlook, ores) > purseWorth(outlook, gems) + bonus) return { purse: ores, bonus: 0 };
  return { purse: gems, bonus };
}

function forgeAt(outlook: Outlook, bench: Bench, forge: number): Bench | null {
  const artefact = artefactOn(outlook, forge);
  // A second artefact can seldom be paid: that is asked first.
  const paid = artefact < 0 ? null : pay(outlook, bench.purse, forge, artefact);
  const place = paid === null ? null : bestPlace(outlook, bench.rows, artefact);
  if (place === null || paid === null) return null;
  const rows = bench.rows.with(place.row, (bench.rows[place.row] as Places) | (1 << place.spot));
  return { purse: paid.purse, rows, worth: bench.worth + place.worth + paid.bonus };
}

const total = (outlook: Outlook, bench: Bench): number => bench.worth + purseWorth(outlook, bench.purse);

const startOf = (outlook: Outlook, purse: Purse): Bench => ({ purse, rows: outlook.me.rows.map(placesOf), worth: 0 });

/** S30: what forging here brings, with the best second artefact if there may be one. */
export function forgeWorth(outlook: Outlook, forge: number, isFirst: boolean, purse: Purse = outlook.purse): number {
  const start = startOf(outlook, purse);
  const first = forgeAt(outlook, start, forge);
  if (first === null) return 0;
  let best = total(outlook, first) - (isFirst ? WEIGHTS.single * Math.min(1, outlook.turns / 2) : 0);
  for (const other of isFirst ? ALL_FORGES : []) {
    const second = other === forge ? null : forgeAt(outlook, first, other);
    if (second !== null) best = Math.max(best, total(outlook, second));
  }
  return best - purseWorth(outlook, purse);
}

/** What the best forging with this purse brings; 0 if nothing can be forged. */
export function bestForging(outlook: Outlook, purse: Purse, used: number | null): number {
  let best = 0;
  for (const forge of ALL_FORGES)
    if (forge !== used) best = Math.max(best, forgeWorth(outlook, forge, used === null, purse));
  return best;
}
