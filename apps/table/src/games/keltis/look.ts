import { colorOf, NUMBERS, PATHS, type Path } from '@dolmen/core/keltis';
import type { Look, Picture } from '../../said.ts';
import type { SessionState } from '../../session/session.ts';
import type { Words } from '../../words.tsx';
import { namedLook, ownerPicture, readClose, tilePicture } from '../art/look.ts';
import { fieldFace } from './faces.ts';
import { CARD_TILES, paintCard } from './paint-cards.ts';
import { paintStone, STONE_TILES } from './paint-stones.ts';

export const look = (close: string, state: SessionState, words: Words): Look =>
  namedLook('keltis', close, pictureOf(close), state, words);

function pictureOf(close: string): Picture | null {
  const { piece, seat } = readClose(close);
  if (seat !== null) return ownerPicture(seat);
  const [kind, detail = ''] = piece.split(':');
  const colored = readColored(detail);
  if (!colored) return null;
  return kind === 'card' ? cardPicture(colored) : fieldPicture(colored);
}

interface Colored {
  readonly path: Path;
  readonly number: number;
}

/** `red-7` as a path and a number. */
function readColored(detail: string): Colored | null {
  const [color, number] = detail.split('-');
  const path = PATHS.find((candidate) => colorOf(candidate) === color);
  return path === undefined ? null : { path, number: Number(number) };
}

const cardPicture = ({ path, number }: Colored): Picture =>
  tilePicture(CARD_TILES, 240, (brush) => paintCard(brush, CARD_TILES, path * NUMBERS + number));

const fieldPicture = ({ path, number }: Colored): Picture =>
  tilePicture(STONE_TILES, 160, (brush) => paintStone(brush, STONE_TILES, fieldFace(path, number)));
