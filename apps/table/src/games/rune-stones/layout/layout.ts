import type { Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/rune-stones';
import type { Piece } from '../../../scene/piece.ts';
import type { Picking } from '../../../scene/stage.ts';
import { board } from './board.ts';
import { commonDiscard, commonPile, display } from './display.ts';
import { forges } from './forges.ts';
import { supply } from './heaps.ts';
import { night } from './night.ts';
import { playerArea } from './player-board.ts';
import { runeField } from './runes.ts';
import type { Laid } from './table.ts';
import { markers } from './track.ts';

/** Where every piece is. */
export function layout(view: View, viewer: Viewer, picking: Picking): readonly Piece[] {
  const laid: Laid = { view, viewer, picking };
  return [
    ...board(),
    ...markers(laid),
    ...display(laid),
    ...commonPile(laid),
    ...commonDiscard(laid),
    ...forges(laid),
    ...supply(laid),
    ...runeField(laid),
    ...night(laid),
    ...view.players.flatMap((_, seat) => playerArea(laid, seat)),
  ];
}
