import type { ScoreSheet, Seat } from '@dolmen/core';
import { scoreLineSaying } from '@dolmen/messages/sayings';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { playerColor, seatNames } from '../players.ts';
import { FRONT, go } from '../route.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { playSound } from '../sound/sound.ts';
import { outcomeAt } from '../winners.ts';
import { useWords, type Words } from '../words.tsx';
import { Icon } from './icons.tsx';
import { saveAs } from './save-as.ts';
import { useCountUp } from './use-count-up.ts';

interface Props {
  readonly session: Session;
  readonly close: () => void;
}

/** The end: everybody's score sheet counted up line by line, the winners, and what next. */
export function EndDialogue({ session, close }: Props): ReactElement {
  const state = useSession(session);
  const words = useWords();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { by, scores: sheets = [], winners = [] } = outcomeAt(state.table) ?? {};
  const steps = Math.max(...sheets.map(({ lines }) => lines.length)) + 1;
  const { step, isDone, finish } = useCountUp(steps);
  useEffect(() => {
    dialog.current?.showModal();
    // Not a button: the count is to be seen from its beginning.
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (isDone) playSound('win');
  }, [isDone]);
  return (
    <dialog
      ref={dialog}
      className="end panel"
      aria-labelledby={title}
      onClose={close}
      onClick={finish}
      onKeyDown={finish}
    >
      <h2 id={title} tabIndex={-1} ref={heading}>
        {isDone ? verdictOf(state, winners, words) : words.t('table.end')}
      </h2>
      <Resigned state={state} words={words} />
      {by === 'abandoned' && <p>{words.t('table.end.abandoned')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <ul className="sheets" tabIndex={0}>
        {sheets.map((sheet) => (
          <Sheet
            key={sheet.seat}
            {...{ sheet, state, step, words }}
            isWinner={isDone && winners.includes(sheet.seat)}
          />
        ))}
      </ul>
      <EndButtons session={session} close={close} />
    </dialog>
  );
}

function verdictOf({ seat, table }: SessionState, winners: readonly Seat[], { t, language }: Words): string {
  const names = winners.map((winner) => seatNames(table)[winner] ?? '');
  if (winners.length === 1 && winners[0] === seat) return t('table.end.you-win');
  if (names.length === 1) return t('table.end.wins', { player: names[0] ?? '' });
  return t('table.end.share', { players: new Intl.ListFormat(language).format(names) });
}

function Resigned({ state, words }: { readonly state: SessionState; readonly words: Words }): ReactElement | null {
  const { seats } = state.table;
  const names = seatNames(state.table).filter((_, seat) => seats[seat]?.resigned);
  if (names.length === 0) return null;
  const players = new Intl.ListFormat(words.language).format(names);
  return <p>{words.t('table.end.resigned', { players })}</p>;
}

interface SheetProps {
  readonly sheet: ScoreSheet;
  readonly state: SessionState;
  readonly step: number;
  readonly isWinner: boolean;
  readonly words: Words;
}

function Sheet({ sheet, state, step, isWinner, words }: SheetProps): ReactElement {
  const { t, say } = words;
  const { seat, lines } = sheet;
  const shown = lines.slice(0, step);
  const sum = shown.reduce((sum, { points }) => sum + points, 0);
  return (
    <li className={isWinner ? 'sheet winner' : 'sheet'} style={{ '--player': playerColor(seat).css }}>
      <h3>
        <span className="sign" aria-hidden="true">
          {playerColor(seat).sign}
        </span>
        {seatNames(state.table)[seat]}
        {isWinner && (
          <span className="crown">
            <Icon name="crown" />
            <span className="hidden-text">{t('table.end.winner')}</span>
          </span>
        )}
      </h3>
      <table>
        <tbody>
          {lines.map((line, index) => (
            // Lines of a sheet never change places, and two may say the same.
            <tr key={index} className={index < step ? 'counted' : 'uncounted'}>
              <th scope="row">{say(scoreLineSaying(state.game, line))}</th>
              <td>{line.points}</td>
            </tr>
          ))}
          {lines.length === 0 && (
            <tr>
              <th scope="row">{t('table.end.nothing')}</th>
              <td>0</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.end.total')}</th>
            <td>{sum}</td>
          </tr>
        </tfoot>
      </table>
    </li>
  );
}

function EndButtons({ session, close }: Props): ReactElement {
  const { t } = useWords();
  const { seat, table } = useSession(session);
  const [isWaiting, setWaiting] = useState(false);
  const { actions } = session.source;
  const rematch = (): void => {
    setWaiting(true);
    actions?.rematch().catch(() => setWaiting(false));
  };
  const save = async (): Promise<void> => {
    const record = await session.source.saveRecord();
    if (record) saveAs(record, `dolmen-${table.game}.json`);
  };
  return (
    <div className="end-buttons">
      {actions !== null && seat !== null && (
        <button type="button" className="button primary" disabled={isWaiting} onClick={rematch}>
          {t(isWaiting ? 'table.end.rematch-waiting' : 'table.end.rematch')}
        </button>
      )}
      {table.record !== '' && (
        <button type="button" className="button" onClick={() => void save()}>
          {t('table.end.save')}
        </button>
      )}
      <button type="button" className="button" onClick={close}>
        {t('table.end.look')}
      </button>
      <button type="button" className="button" onClick={() => go(FRONT)}>
        {t('table.leave')}
      </button>
    </div>
  );
}
