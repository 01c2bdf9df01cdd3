import type { Deck } from '@dolmen/core/rune-stones';
import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../../../scene/use-table.ts';
import { repaintCards } from '../forms/cards.ts';

/** Forms are made before any view is known: they show the standard deck until a host's own deck comes. */
export function useDeckFaces(deck: Deck | null): void {
  const { art, forms, frames } = useTable();
  const painted = useRef<Deck | null>(null);
  useLayoutEffect(() => {
    const atlas = forms.card?.atlas;
    if (!atlas || JSON.stringify(painted.current) === JSON.stringify(deck)) return;
    painted.current = deck;
    repaintCards(art, atlas, deck);
    frames.request();
  }, [art, forms, frames, deck]);
}
