import type { PieceId } from '@dolmen/core';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { AnyStage, Tabletop } from '../scene/stage.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { settings } from '../settings.ts';
import { createStore, useStore } from '../store.ts';
import { useMedia } from '../use-media.ts';
import { useWords } from '../words.tsx';
import { choicesOf } from './choices.ts';
import { PressButton } from './press-button.tsx';

/** For fingers, what is too small in the picture is a button as well; a mouse hits it where it lies. */
const FINGERS = '(pointer: coarse) and (width <= 900px), (width <= 700px)';
/** A row of more is no help: then it is a board's fields that are small, and a finger takes the nearest. */
const MOST_SMALL = 6;
const NOTHING = createStore<readonly PieceId[]>([]);

interface Props {
  readonly session: Session;
  readonly stage: AnyStage | null;
  readonly tabletop: Tabletop | null;
}

/** What can be chosen and lies nowhere on the table: clear buttons below the prompt, or near what was touched last. */
export function Choosers({ session, stage, tabletop }: Props): ReactElement | null {
  const state = useSession(session);
  const words = useWords();
  const isForFingers = useMedia(FINGERS);
  const small = useStore(tabletop?.tooSmall ?? NOTHING);
  const choices = useMemo(() => {
    const isFew = small.length <= MOST_SMALL;
    const asButtons = (piece: PieceId): boolean =>
      isForFingers && ((isFew && small.includes(piece)) || stage?.isAtThumb?.(piece) === true);
    return stage ? choicesOf(session, stage, words, asButtons) : [];
  }, [session, stage, words, state, small, isForFingers]);
  const place = usePlace(state, stage, tabletop);
  const isText = useStore(settings, ({ text }) => text);
  if (choices.length === 0) return null;
  const isNear = place !== null;
  return (
    <fieldset
      className={isNear ? 'choosers near panel' : 'choosers'}
      style={isNear ? { '--x': `${place.x}px`, '--y': `${place.y}px` } : undefined}
    >
      <legend className="hidden-text">{words.t('table.choose')}</legend>
      {choices.map((choice) => (
        // Beside the text table they are for the hand alone: its moves are in the way of the Tab key already.
        <PressButton key={choice.id} button={choice} className="chip" isSkipped={isText} />
      ))}
    </fieldset>
  );
}

/** Where the piece touched last is in the picture; `null` on small screens, where hands would cover it. */
function usePlace(
  { touched, view, seat, next, isAsked, lead }: SessionState,
  stage: AnyStage | null,
  tabletop: Tabletop | null,
): { readonly x: number; readonly y: number } | null {
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const last = touched.at(-1) ?? lead?.piece;
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
