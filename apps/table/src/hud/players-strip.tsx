import type { Seat } from '@dolmen/core';
import type { Emote, Said } from '@dolmen/protocol';
import type { ReactElement } from 'react';
import { playerColor } from '../players.ts';
import type { AnyStage, Tabletop } from '../scene/stage.ts';
import type { Session, SessionState } from '../session/session.ts';
import type { TableInfo } from '../session/table-source.ts';
import { useSession } from '../session/use-session.ts';
import { useWords, type Words } from '../words.tsx';
import { SeatClock } from './clock.tsx';
import { type PlayerLine, playersOf } from './players-of.ts';
import { useBubbles, WATCHER } from './use-bubbles.ts';
import { useEmotes } from './use-emotes.ts';

interface Props {
  readonly session: Session;
  readonly stage: AnyStage | null;
  readonly tabletop: Tabletop | null;
}

/** Everybody at the table: colour and sign, points so far, clock, and whether they are there. */
export function PlayersStrip({ session, stage, tabletop }: Props): ReactElement {
  const state = useSession(session);
  const words = useWords();
  const emotes = useEmotes(session);
  const bubbles = useBubbles(session);
  const { table } = state;
  return (
    <section className="players" aria-label={words.t('table.players')}>
      <ul>
        {playersOf(state, words).map((player) => (
          <li key={player.seat} style={{ '--player': playerColor(player.seat).css }}>
            <Player {...{ table, player, words }} look={lookAt(state, player.seat, stage, tabletop)} />
            <Called emote={emotes[player.seat]} words={words} />
            <Bubble bubble={bubbles[player.seat]} />
          </li>
        ))}
      </ul>
      <Bubble bubble={bubbles[WATCHER]} />
      {table.spectators > 0 && <p className="spectators">{words.t('table.spectators', { count: table.spectators })}</p>}
    </section>
  );
}

/** What they just called out. */
function Called({ emote, words: { t } }: { readonly emote: Emote | undefined; readonly words: Words }) {
  return emote && <span className="emote">{t(`table.emote.${emote}`)}</span>;
}

/** What was just said; the announcer reads it out. */
function Bubble({ bubble }: { readonly bubble: Said | undefined }): ReactElement | null {
  if (bubble === undefined) return null;
  return (
    <span key={`${bubble.at} ${bubble.text}`} className="bubble" aria-hidden="true">
      {bubble.seat < 0 && <b>{bubble.name} </b>}
      {bubble.text}
    </span>
  );
}

interface PlayerProps {
  readonly table: TableInfo;
  readonly player: PlayerLine;
  readonly words: Words;
  readonly look: (() => void) | null;
}

function Player({ table, player, words, look }: PlayerProps): ReactElement {
  const { seat, name, points, why, notes, isToMove, isAway } = player;
  const body = (
    <>
      <span className="sign" aria-hidden="true">
        {playerColor(seat).sign}
      </span>
      <span className="player-name">{name}</span>
      <span className="player-points">{points}</span>
      <SeatClock table={table} seat={seat} />
      {why !== '' && <small className="player-why">({why})</small>}
      {notes.length > 0 && <span className="player-notes">{notes.join(', ')}</span>}
    </>
  );
  const className = `player${isToMove ? ' to-move' : ''}${isAway ? ' away' : ''}`;
  if (look === null) return <div className={className}>{body}</div>;
  return (
    <button type="button" className={className} title={words.t('table.player.look', { player: name })} onClick={look}>
      {body}
    </button>
  );
}

/** Where a glance at this player's side exists. */
function lookAt(
  { view, seat: viewer }: SessionState,
  seat: Seat,
  stage: AnyStage | null,
  tabletop: Tabletop | null,
): (() => void) | null {
  const glance = stage?.glances(view, viewer).find((one) => one.seat === seat);
  return glance && tabletop ? () => tabletop.glance(glance.id) : null;
}
