import type { Effect, Print } from '@dolmen/core/rune-stones';
import { at, type Brush, numeral, paint, polygon } from './brush.ts';
import { SEPIA } from './colors.ts';
import { effectIcon } from './icons.ts';

type Ability = Print['ability'];
type Mark = 'arrow' | 'or' | 'then';
type Part = { readonly effect: Effect } | { readonly mark: Mark };

const between = (effects: readonly Effect[], mark: Mark | null): Part[] =>
  effects.flatMap((effect, index): Part[] => (index === 0 || mark === null ? [{ effect }] : [{ mark }, { effect }]));

/** An ability as a line of icons: effects in order, one of two, or a price and what it brings. */
function partsOf(ability: Ability): Part[] {
  if (ability.kind !== 'exchange') return between(ability.effects, ability.kind === 'choice' ? 'or' : 'then');
  return [...between(ability.cost, null), { mark: 'arrow' }, ...between(ability.gain, null)];
}

const ICON = 1;
const MARK = 0.62;
const widthOf = (part: Part): number => ('effect' in part ? ICON : MARK);

function markIcon(brush: Brush, mark: Mark): void {
  if (mark === 'or') return numeral(brush, '/', 0, 0, 2.1, SEPIA);
  if (mark === 'then') {
    brush.beginPath();
    brush.moveTo(-0.4, 0);
    brush.lineTo(0.4, 0);
    brush.moveTo(0, -0.4);
    brush.lineTo(0, 0.4);
    return paint(brush, null, SEPIA, 0.2);
  }
  polygon(brush, [
    [-0.62, -0.2],
    [0.05, -0.2],
    [0.05, -0.55],
    [0.68, 0],
    [0.05, 0.55],
    [0.05, 0.2],
    [-0.62, 0.2],
  ]);
  paint(brush, SEPIA);
}

/** Centred in a box; icons as large as fit. */
export function abilityLine(brush: Brush, ability: Ability, width: number, height: number): void {
  const parts = partsOf(ability);
  const total = parts.reduce((sum, part) => sum + widthOf(part), 0);
  const unit = Math.min(height, width / total);
  let x = (width - total * unit) / 2;
  for (const part of parts) {
    const wide = widthOf(part) * unit;
    at(brush, x + wide / 2, height / 2, unit * 0.43, () =>
      'effect' in part ? effectIcon(brush, part.effect) : markIcon(brush, part.mark),
    );
    x += wide;
  }
}
