import type { GameId } from '@dolmen/core';
import { pieceSaying } from '@dolmen/messages/sayings';
import { playerColor } from '../../players.ts';
import { type Look, line, type Picture } from '../../said.ts';
import type { SessionState } from '../../session/session.ts';
import type { Words } from '../../words.tsx';
import { stamp } from './lettering.ts';
import { playerSign } from './player-signs.ts';

interface Closely {
  readonly piece: string;
  readonly seat: number | null;
}

/** A piece as the catalogues know it, with `@` and the seat it belongs to, if it does to one. */
export function readClose(close: string): Closely {
  const [piece = '', seat] = close.split('@');
  return { piece, seat: seat === undefined ? null : Number(seat) };
}

/** A close look: the thing, drawn large and crisp, and its name in words. */
export function namedLook(
  game: GameId,
  close: string,
  picture: Picture | null,
  { view, seat, table }: SessionState,
  { say }: Words,
): Look {
  const look = readClose(close);
  const saying = pieceSaying(game, look.piece, view, look.seat ?? seat ?? 0);
  const owner = look.seat === null ? undefined : table.seats[look.seat]?.name;
  return { picture, lines: [...(owner ? [line(owner)] : []), ...(saying ? [line(say(saying))] : [])] };
}

const DISC = 120;

/** Whose it is. */
export const ownerPicture = (seat: number): Picture => ({
  width: DISC,
  height: DISC,
  draw: (brush) => {
    brush.fillStyle = playerColor(seat).css;
    brush.beginPath();
    brush.arc(DISC / 2, DISC / 2, DISC * 0.48, 0, Math.PI * 2);
    brush.fill();
    stamp(brush, playerSign(seat), DISC / 2, DISC / 2, DISC / 2, '#2a1d12');
  },
});

/** A tile of an atlas, as large as this. */
export const tilePicture = (
  tile: { readonly width: number; readonly height: number },
  width: number,
  draw: (brush: CanvasRenderingContext2D) => void,
): Picture => ({
  width,
  height: (tile.height * width) / tile.width,
  draw: (brush) => {
    brush.scale(width / tile.width, width / tile.width);
    draw(brush);
  },
});
