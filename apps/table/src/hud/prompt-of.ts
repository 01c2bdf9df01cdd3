import type { PieceId } from '@dolmen/core';
import { actionSaying, choiceSaying, pieceSaying } from '@dolmen/messages/sayings';
import { seatNames } from '../players.ts';
import type { SessionState } from '../session/session.ts';
import type { Words } from '../words.tsx';

/** Who is to move, and in words what they are asked; watchers learn the same. */
export function promptOf(state: SessionState, words: Words): readonly [who: string, what: string] {
  const { t, say } = words;
  const { view, seat, table, game } = state;
  if (table.phase === 'over' || view.toAct === null) return [t('table.prompt.over'), ''];
  const player = seatNames(table)[view.toAct] ?? '';
  const asked = say(choiceSaying(game, view));
  if (seat === null) return [t('table.prompt.turn', { player }), t('table.prompt.watching')];
  if (table.seats[seat]?.resigned) return [t('table.prompt.turn', { player }), t('table.prompt.resigned')];
  if (view.toAct !== seat) return [t('table.prompt.turn', { player }), aheadOf(state, { t, say })];
  if (table.seats[seat]?.standIn) return [t('table.prompt.yours'), t('table.prompt.stand-in')];
  return [t('table.prompt.yours'), state.isAsked ? leadText(state, words) || asked : t('table.prompt.sending')];
}

/** What was touched before its time, and what it takes. */
function leadText({ lead, game, view, seat }: SessionState, { t, say }: Words): string {
  if (lead === null) return '';
  const nameOf = (piece: PieceId): string => {
    const saying = pieceSaying(game, piece, view, seat ?? undefined);
    return saying ? say(saying) : piece;
  };
  const piece = nameOf(lead.piece);
  if (lead.pieces.length === 0) return t('table.prompt.ways', { piece });
  return t('table.prompt.lead', { pieces: lead.pieces.map(nameOf).join(' → ') });
}

/** What was chosen ahead, and how it is taken back. */
function aheadOf({ game, view, ahead }: SessionState, { t, say }: Pick<Words, 't' | 'say'>): string {
  if (ahead === null) return '';
  const chosen = say({ key: 'table.prompt.ahead', values: { move: actionSaying(game, ahead, view) } });
  return `${chosen}. ${t('table.prompt.ahead-back')}`;
}
