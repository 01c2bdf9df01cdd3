import type { ReactElement } from 'react';
import { LogLines } from '../hud/log-panel.tsx';
import { promptOf } from '../hud/prompt-of.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';
import { DESCRIBERS } from './describers.ts';
import { TextMoves } from './text-moves.tsx';
import './text-table.css';

interface Props {
  readonly session: Session;
  /** There is no picture beside it. */
  readonly isAlone: boolean;
}

/** The table in words: what is asked, what can be done, how things stand, and what happened. */
export function TextTable({ session, isAlone }: Props): ReactElement {
  const state = useSession(session);
  const words = useWords();
  const { t } = words;
  const Describer = DESCRIBERS[state.game];
  const [who, what] = promptOf(state, words);
  return (
    <section className="text-table" aria-labelledby="text-table-title">
      <h2 id="text-table-title">{t('table.text')}</h2>
      {isAlone && <p className="text-note">{t('table.no-picture')}</p>}
      <p className="text-prompt">
        <strong>{who}</strong> {what}
      </p>
      <TextMoves session={session} />
      <Describer state={state} words={words} />
      <section className="text-log">
        <h3>{t('table.log')}</h3>
        <LogLines session={session} stage={null} />
      </section>
    </section>
  );
}
