import { type ReactElement, type SyntheticEvent, useMemo, useState } from 'react';
import { playerColor, seatNames } from '../players.ts';
import type { AnyStage } from '../scene/stage.ts';
import type { LogLine } from '../session/log-line.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useStore } from '../store.ts';
import { useWords } from '../words.tsx';
import { lineSaying, piecesOf } from './log-lines.ts';
import { gainOf, type LogTurn, turnsOf } from './log-turns.ts';

interface Props {
  readonly session: Session;
  readonly stage: AnyStage | null;
}

/** So many of the newest turns are open until somebody folds them. */
const OPEN = 3;

/** What happened, by turns, the newest first; each line points at its pieces. */
export function LogLines({ session, stage }: Props): ReactElement {
  const lines = useStore(session.log);
  const { t } = useWords();
  const turns = useMemo(() => turnsOf(lines), [lines]);
  if (turns.length === 0) return <p className="faint">{t('table.log.empty')}</p>;
  return (
    <ol className="log">
      {turns.map((turn, index) => (
        <li key={turn.number}>
          {turn.seat === null ? (
            <Lines lines={turn.lines} {...{ session, stage }} />
          ) : (
            <Turn {...{ turn, session, stage }} seat={turn.seat} isNew={index < OPEN} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface TurnProps extends Props {
  readonly turn: LogTurn;
  readonly seat: number;
  readonly isNew: boolean;
}

function Turn({ turn, seat, isNew, session, stage }: TurnProps): ReactElement {
  const { game, table } = useSession(session);
  const { t } = useWords();
  const [folded, setFolded] = useState<boolean | null>(null);
  const { css, sign } = playerColor(seat);
  const player = seatNames(table)[seat] ?? '';
  const gain = useMemo(() => gainOf(turn, game), [turn, game]);
  // Also told when it opens by itself: only what differs from that was done by hand.
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void =>
    setFolded((known) => (currentTarget.open === (known === null ? isNew : !known) ? known : !currentTarget.open));
  return (
    <details
      className="log-turn"
      style={{ '--player': css }}
      open={folded === null ? isNew : !folded}
      onToggle={toggle}
    >
      <summary>
        <span className="sign" aria-hidden="true">
          {sign}
        </span>
        <h3>{player}</h3>
        {gain !== 0 && <span className="log-gain">{gain > 0 ? `+${gain}` : gain}</span>}
      </summary>
      <Lines lines={turn.lines} {...{ session, stage }} />
      {turn.thoughts.length > 0 && (
        <details className="log-thoughts">
          <summary>{t('table.log.thoughts', { player })}</summary>
          <Lines lines={turn.thoughts} {...{ session, stage }} />
        </details>
      )}
    </details>
  );
}

function Lines({ lines, session, stage }: Props & { readonly lines: readonly LogLine[] }): ReactElement {
  return (
    <ol>
      {lines.map((line) => (
        <Line key={line.number} {...{ line, session, stage }} />
      ))}
    </ol>
  );
}

function Line({ line, session, stage }: Props & { readonly line: LogLine }): ReactElement | null {
  const state = useSession(session);
  const { say } = useWords();
  const saying = lineSaying(line, state, seatNames(state.table));
  if (saying === null) return null;
  const point = (): void => session.point(piecesOf(line, stage));
  const away = (): void => session.point([]);
  const text = say(saying);
  return (
    <li className={`log-line ${line.type}`}>
      {stage === null || line.type !== 'event' ? (
        <span>{text}</span>
      ) : (
        <button
          type="button"
          onPointerEnter={point}
          onPointerLeave={away}
          onFocus={point}
          onBlur={away}
          onClick={point}
        >
          {text}
        </button>
      )}
    </li>
  );
}
