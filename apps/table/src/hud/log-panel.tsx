import { type ReactElement, useEffect, useRef } from 'react';
import { playerColor, seatNames } from '../players.ts';
import type { AnyStage } from '../scene/stage.ts';
import type { LogLine } from '../session/log-line.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useStore } from '../store.ts';
import { useWords } from '../words.tsx';
import { lineSaying, piecesOf, seatOf } from './log-lines.ts';

interface Props {
  /** Does the newest line stay in sight? */
  readonly isFollowed?: boolean;
  readonly session: Session;
  readonly stage: AnyStage | null;
}

/** What happened, in words; each line points at its pieces. */
export function LogLines({ session, stage, isFollowed = false }: Props): ReactElement {
  const lines = useStore(session.log);
  const { t } = useWords();
  const end = useRef<HTMLLIElement>(null);
  const newest = lines.at(-1)?.number;
  useEffect(() => {
    if (isFollowed && newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest, isFollowed]);
  if (lines.length === 0) return <p className="faint">{t('table.log.empty')}</p>;
  return (
    <ol className="log">
      {lines.map((line) => (
        <Line key={line.number} line={line} session={session} stage={stage} />
      ))}
      <li ref={end} aria-hidden="true" className="log-end" />
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
  const seat = seatOf(line);
  const text = say(saying);
  return (
    <li className={`log-line ${line.type}`} style={seat === null ? undefined : { '--player': playerColor(seat).css }}>
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
