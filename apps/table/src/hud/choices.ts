import type { PieceId } from '@dolmen/core';
import type { Saying } from '@dolmen/messages/fill';
import { actionSaying, pieceSaying } from '@dolmen/messages/sayings';
import type { Button } from '../said.ts';
import type { AnyStage } from '../scene/stage.ts';
import type { Session, SessionState } from '../session/session.ts';
import { gestureOf } from '../text/move-groups.ts';
import type { Words } from '../words.tsx';

/** What can be chosen and lies nowhere on the table; and of what lies there, what shall be a button as well. */
export function choicesOf(
  session: Session,
  stage: AnyStage,
  { say }: Words,
  asButtons: (piece: PieceId) => boolean = () => false,
): readonly Button[] {
  const state = session.get();
  const lying = state.isAsked ? state.next.filter(asButtons) : [];
  const chips = [...lying, ...piecesWithout(stage, state)].map((piece) => {
    const saying = chipSaying(state, piece);
    return { id: piece, label: saying === null ? piece : say(saying), press: () => session.touch(piece) };
  });
  return [...chips, ...waysOf(session, { say })];
}

/** What a piece that was touched before its time can be touched for. */
export function waysOf(session: Session, { say }: Pick<Words, 'say'>): readonly Button[] {
  const { game, view, lead } = session.get();
  return (lead?.ways ?? []).map((way) => {
    const word = way.words.at(-1) ?? '';
    const saying = actionSaying(game, word, view);
    return { id: `way:${word}`, label: saying === null ? word : say(saying), press: () => session.begin(way) };
  });
}

/** Of what can be touched next, what no piece of the table stands for. */
export function piecesWithout(stage: AnyStage, state: SessionState): readonly PieceId[] {
  const { view, seat, next, isAsked } = state;
  if (!isAsked) return [];
  const lying = new Set(stage.layout(view, seat, state).map(({ touch }) => touch));
  return next.filter((piece) => !lying.has(piece) && !stage.offers?.(piece));
}

/** A choice that ends the gesture is named by what it does, any other by what it is. */
export function chipSaying({ game, view, seat, touched, open }: SessionState, piece: PieceId): Saying | null {
  const [word, ...others] = open.filter((word) => gestureOf(game, word)[touched.length] === piece);
  const isLast = word !== undefined && gestureOf(game, word).length === touched.length + 1;
  if (isLast && others.length === 0) return actionSaying(game, word, view);
  return pieceSaying(game, piece, view, seat ?? 0);
}
