import { type ReactElement, useEffect, useId, useRef } from 'react';
import { playerColor } from '../players.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { playSound } from '../sound/sound.ts';
import { useWords } from '../words.tsx';
import { endOf, type Sheet } from './end-of.ts';
import { Icon } from './icons.tsx';
import { PressButton } from './press-button.tsx';
import { useCountUp } from './use-count-up.ts';
import { useEndButtons } from './use-end-buttons.ts';

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
  const { verdict, notes, sheets } = endOf(state, words);
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
        {isDone ? verdict : words.t('table.end')}
      </h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <ul className="sheets" tabIndex={0}>
        {sheets.map((sheet) => (
          <SheetTable key={sheet.seat} {...{ sheet, step, isDone }} />
        ))}
      </ul>
      <EndButtons session={session} close={close} />
    </dialog>
  );
}

interface SheetProps {
  readonly sheet: Sheet;
  readonly step: number;
  readonly isDone: boolean;
}

function SheetTable({ sheet, step, isDone }: SheetProps): ReactElement {
  const { t } = useWords();
  const { seat, name, lines } = sheet;
  const isWinner = isDone && sheet.isWinner;
  const sum = lines.slice(0, step).reduce((sum, { points }) => sum + points, 0);
  return (
    <li className={isWinner ? 'sheet winner' : 'sheet'} style={{ '--player': playerColor(seat).css }}>
      <h3>
        <span className="sign" aria-hidden="true">
          {playerColor(seat).sign}
        </span>
        {name}
        {isWinner && (
          <span className="crown">
            <Icon name="crown" />
            <span className="hidden-text">{t('table.end.winner')}</span>
          </span>
        )}
      </h3>
      <table>
        <tbody>
          {lines.map(({ text, points }, index) => (
            // Lines of a sheet never change places, and two may say the same.
            <tr key={index} className={index < step ? 'counted' : 'uncounted'}>
              <th scope="row">{text}</th>
              <td>{points}</td>
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
  return (
    <div className="end-buttons">
      {useEndButtons(session, close).map((button) => (
        <PressButton key={button.id} button={button} />
      ))}
    </div>
  );
}
