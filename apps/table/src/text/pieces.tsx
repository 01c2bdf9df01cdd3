import type { PieceId, Seat } from '@dolmen/core';
import { pieceSaying } from '@dolmen/messages/sayings';
import type { ReactElement, ReactNode } from 'react';
import { playerColor, seatNames } from '../players.ts';
import type { SessionState } from '../session/session.ts';
import { pointsOf } from '../winners.ts';
import type { Words } from '../words.tsx';

/** What every describer is given. */
export interface DescriberProps {
  readonly state: SessionState;
  readonly words: Words;
}

interface PiecesProps extends DescriberProps {
  readonly title: string;
  readonly pieces: readonly PieceId[];
  /** Whose they are. */
  readonly seat?: Seat;
  readonly level?: 3 | 4;
}

/** A heading and a list of pieces, each in words; nothing where there are none. */
export function Pieces({ title, pieces, state, words, seat = 0, level = 3 }: PiecesProps): ReactElement | null {
  const sayings = pieces.map((piece) => pieceSaying(state.game, piece, state.view, seat));
  const Heading = `h${level}` as const;
  if (pieces.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <ul className="pieces">
        {sayings.map((saying, index) => (
          <li key={`${pieces[index]} ${index}`}>{saying === null ? pieces[index] : words.say(saying)}</li>
        ))}
      </ul>
    </>
  );
}

interface PlayerProps extends DescriberProps {
  readonly seat: Seat;
}

/** The heading of a player's part: sign, name, points. */
export function PlayerHeading({ state, words, seat }: PlayerProps): ReactElement {
  const { sign, name, css } = playerColor(seat);
  const { t } = words;
  const points = pointsOf(state.game, state.view, seat) ?? 0;
  return (
    <h3 className="text-player" style={{ '--player': css }}>
      <span className="sign" aria-hidden="true">
        {sign}
      </span>{' '}
      {seatNames(state.table)[seat]}
      {seat === state.seat && ` (${t('table.player.you')})`}
      <span className="hidden-text">, {t(`table.colour.${name}`)}</span>
      {`: ${t('table.player.points', { points })}`}
    </h3>
  );
}

/** Something wider than a phone: it scrolls, also by the keyboard. */
export function Scroller({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section className="scroller" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

interface HandProps extends PlayerProps {
  readonly cards: readonly (PieceId | null)[];
}

/** A hand: its cards as far as they are known, and how many are not. */
export function Hand({ state, words, seat, cards }: HandProps): ReactElement {
  const known = cards.filter((card) => card !== null);
  const hidden = cards.length - known.length;
  const { t } = words;
  return (
    <>
      <Pieces {...{ state, words, seat }} level={4} title={t('table.text.hand')} pieces={known} />
      {hidden > 0 && <p>{t('table.text.hand-hidden', { cards: hidden })}</p>}
    </>
  );
}
