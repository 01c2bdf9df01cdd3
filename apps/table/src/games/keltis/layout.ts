import type { Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/keltis';
import type { Piece } from '../../scene/piece.ts';
import type { Picking } from '../../scene/stage.ts';
import { commonPieces } from './common-pieces.ts';
import { handPieces } from './hand-pieces.ts';
import { afterViewer, sideOf } from './places.ts';
import { playerPieces, type SeatedPlayer } from './player-pieces.ts';

export const seatedPlayers = (view: View, viewer: Viewer): SeatedPlayer[] =>
  view.players.map((player, seat) => ({
    view,
    player,
    seat,
    side: sideOf(seat, viewer, view.players.length),
    line: afterViewer(seat, viewer, view.players.length),
    isOwn: seat === viewer,
  }));

/** Where every piece is. */
export const layout = (view: View, viewer: Viewer, picking: Picking): Piece[] => [
  ...commonPieces(view, viewer),
  ...seatedPlayers(view, viewer).flatMap((seated) => [...playerPieces(seated), ...handPieces(seated, picking)]),
];
