import type { Look, Picture } from '../../said.ts';
import type { SessionState } from '../../session/session.ts';
import type { Words } from '../../words.tsx';
import { namedLook, ownerPicture, readClose, tilePicture } from '../art/look.ts';
import { CARD_TILES, paintCard } from './paint.ts';

export const look = (close: string, state: SessionState, words: Words): Look =>
  namedLook('rune', close, pictureOf(close), state, words);

function pictureOf(close: string): Picture | null {
  const { piece, seat } = readClose(close);
  if (seat !== null) return ownerPicture(seat);
  const [kind, card] = piece.split(':');
  if (kind !== 'card') return null;
  return tilePicture(CARD_TILES, 240, (brush) => paintCard(brush, CARD_TILES, Number(card)));
}
