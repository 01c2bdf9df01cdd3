import type { PieceId } from '@dolmen/core';
import type { Saying } from '@dolmen/messages/fill';
import { actionSaying, pieceSaying } from '@dolmen/messages/sayings';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { AnyStage, Tabletop } from '../scene/stage.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { gestureOf } from '../text/move-groups.ts';
import { useWords, type Words } from '../words.tsx';

interface Props {
  readonly session: Session;
  readonly stage: AnyStage | null;
  readonly tabletop: Tabletop | null;
}

/** What can be chosen and lies nowhere on the table: clear buttons below the prompt, or near what was touched last. */
export function Choosers({ session, stage, tabletop }: Props): ReactElement | null {
  const state = useSession(session);
  const words = useWords();
  const pieces = useMemo(() => (stage ? piecesWithout(stage, state) : []), [stage, state]);
  const place = usePlace(state, stage, tabletop);
  if (pieces.length === 0) return null;
  const isNear = place !== null;
  return (
    <fieldset
      className={isNear ? 'choosers near panel' : 'choosers'}
      style={isNear ? { '--x': `${place.x}px`, '--y': `${place.y}px` } : undefined}
    >
      <legend className="hidden-text">{words.t('table.choose')}</legend>
      {pieces.map((piece) => (
        <button key={piece} type="button" className="chip" data-piece={piece} onClick={() => session.touch(piece)}>
          {chipLabel(state, piece, words)}
        </button>
      ))}
    </fieldset>
  );
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

function chipLabel(state: SessionState, piece: PieceId, { say }: Words): string {
  const saying = chipSaying(state, piece);
  return saying === null ? piece : say(saying);
}

/** Where the piece touched last is in the picture; `null` on small screens, where hands would cover it. */
function usePlace(
  { touched, view, seat, next, isAsked }: SessionState,
  stage: AnyStage | null,
  tabletop: Tabletop | null,
): { readonly x: number; readonly y: number } | null {
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const last = touched.at(-1);
  useEffect(() => {
    const find = (): void => {
      const piece = stage?.layout(view, seat, { touched, next, isAsked }).find(({ touch }) => touch === last);
      const isWide = globalThis.innerWidth > 900 && globalThis.innerHeight > 500;
      setPlace(isWide && last && piece && tabletop ? tabletop.project(piece.id) : null);
    };
    find();
    // The piece that was touched may still be rising.
    const timer = setTimeout(find, 350);
    globalThis.addEventListener('resize', find);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('resize', find);
    };
  }, [last, touched, next, isAsked, stage, tabletop, view, seat]);
  return place;
}
