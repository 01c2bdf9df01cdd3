import type { Seat } from '@dolmen/core';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { endOf, type Sheet } from '../hud/end-of.ts';
import { Icon } from '../hud/icons.tsx';
import { PressButton } from '../hud/press-button.tsx';
import { useEndButtons } from '../hud/use-end-buttons.ts';
import { playerColor, seatNames } from '../players.ts';
import type { Tabletop } from '../scene/stage.ts';
import { REPLAYED } from '../session/record-names.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { playSound } from '../sound/sound.ts';
import { useTopicWords, useWords } from '../words.tsx';
import './end.css';
import { figuresOf } from './figures-of.ts';
import { ShareButtons } from './share-buttons.tsx';
import type { Statistics } from './statistics.ts';
import { ThreeMoments } from './three-moments.tsx';
import { useCountUp } from './use-count-up.ts';
import { useRecord } from './use-record.ts';
import { useStatistics } from './use-statistics.ts';

interface Props {
  readonly session: Session;
  readonly close: () => void;
}

interface DialogueProps extends Props {
  readonly tabletop: Tabletop | null;
  /** The picture keeps clear of it: what was won by is seen beside it. */
  setCover(element: HTMLElement | null): void;
}

/** The end: everybody's score sheet counted up line by line, the winners, the match in figures, and what next. */
export default function EndDialogue({ session, tabletop, setCover, close }: DialogueProps): ReactElement {
  const state = useSession(session);
  const words = useWords();
  const title = useId();
  const file = useRecord(session);
  const statistics = useStatistics(file);
  const heading = useRef<HTMLHeadingElement>(null);
  const { verdict, notes, sheets } = endOf(state, words);
  const steps = Math.max(...sheets.map(({ lines }) => lines.length)) + 1;
  const { step, isDone, finish } = useCountUp(steps);
  // Not a button: the count is to be seen from its beginning.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isDone) playSound('win');
  }, [isDone]);
  const press = (event: KeyboardEvent): void => {
    finish();
    if (event.key === 'Escape') close();
  };
  return (
    <dialog open className="end panel" ref={setCover} aria-labelledby={title} onClick={finish} onKeyDown={press}>
      <h2 id={title} tabIndex={-1} ref={heading}>
        {isDone ? verdict : words.t('table.end')}
      </h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <div className="end-body" tabIndex={0}>
        <ul className="sheets">
          {sheets.map((sheet) => (
            <SheetTable key={sheet.seat} {...{ sheet, step, isDone }} />
          ))}
        </ul>
        {statistics && <Figures {...{ session, statistics }} />}
        {file && isPlayer(state) && <ThreeMoments file={file} seat={state.seat} />}
        <ShareButtons {...{ session, tabletop, statistics }} />
      </div>
      <EndButtons session={session} close={close} />
    </dialog>
  );
}

/** Whoever watches a match again has a review of all of it. */
const isPlayer = (state: SessionState): state is SessionState & { readonly seat: Seat } =>
  state.seat !== null && state.table.record !== REPLAYED;

/** The match in figures. */
function Figures({ session, statistics }: Pick<Props, 'session'> & { readonly statistics: Statistics }): ReactElement {
  const words = useTopicWords('ended');
  const names = useSession(session, ({ table }) => seatNames(table).join('\n')).split('\n');
  return (
    <section className="figures">
      <h3>{words.t('ended.title')}</h3>
      <dl>
        {figuresOf(statistics, names, words).map(({ text, value }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
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
