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
import type { LayoutInput } from './table.ts';
import { markers } from './track.ts';

/** Where every piece is. */
export function layout(view: View, viewer: Viewer, picking: Picking): readonly Piece[] {
  const input: LayoutInput = { view, viewer, picking };
  return [
    ...board(input),
    ...markers(input),
    ...display(input),
    ...commonPile(input),
    ...commonDiscard(input),
    ...forges(input),
    ...supply(input),
    ...runeField(input),
    ...night(input),
    ...view.players.flatMap((_, seat) => playerArea(input, seat)),
  ];
}
