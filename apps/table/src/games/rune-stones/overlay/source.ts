import { asked, NO_CARD, type Tile, type View } from '@dolmen/core/rune-stones';

/** Where a question comes from that interrupts a turn. */
export type Source = { readonly tile: Tile } | { readonly card: number } | { readonly track: true };

/** A wisp that is met, or the tile whose bonus is being carried out. */
export function sourceOf(view: View): Source | null {
  const ask = asked(view);
  if (ask?.type === 'effect' && ask.of[0] === 'wisp')
    return ask.card === NO_CARD ? { track: true } : { card: ask.card };
  const step = view.agenda.findLast((task) => task.type === 'replace-wisp');
  const tile = step?.type === 'replace-wisp' ? view.wisps.shown[step.slot] : undefined;
  return tile === undefined ? null : { tile };
}
