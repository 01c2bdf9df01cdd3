import type { GameId } from '@dolmen/core';
import { pieceSaying } from '@dolmen/messages/sayings';
import type { ReactElement, ReactNode } from 'react';
import type { Session } from '../../session/session.ts';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import './close.css';

interface Props {
  readonly game: GameId;
  /** A piece as the catalogues know it, with `@` and the seat it belongs to, if it does to one. */
  readonly close: string;
  readonly session: Session;
  readonly children?: ReactNode;
}

interface Closely {
  readonly piece: string;
  readonly seat: number | null;
}

export function readClose(close: string): Closely {
  const [piece = '', seat] = close.split('@');
  return { piece, seat: seat === undefined ? null : Number(seat) };
}

/** A close look: the thing, drawn large and crisp, and its name in words. */
export function CloseLook({ game, close, session, children }: Props): ReactElement {
  const { say } = useWords();
  const { view, seat, table } = useStore(session);
  const look = readClose(close);
  const saying = pieceSaying(game, look.piece, view, look.seat ?? seat ?? 0);
  const owner = look.seat === null ? undefined : table.seats[look.seat]?.name;
  return (
    <div className="close-look panel">
      {children}
      {owner && <p>{owner}</p>}
      {saying && <p>{say(saying)}</p>}
    </div>
  );
}
