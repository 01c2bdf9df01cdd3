import type { LobbyKey } from '@dolmen/messages/fill';
import { type ReactElement, useEffect, useState } from 'react';
import { MATCHES, tableHash } from '../route.ts';
import { useStore } from '../store.ts';
import { useLobbyWords, type Words } from '../words.tsx';
import { ago } from './ago.ts';
import { hiddenTables, hideTable, leftTables, nameAt, type OwnTable, opponentsAt, pointsAt } from './left-tables.ts';
import { ownTables } from './rooms.ts';

/** What the server knows, which others may have moved on meanwhile; until it answers, what this browser saw last. */
export function useOwnTables(): readonly OwnTable[] {
  const seen = useStore(leftTables);
  const hidden = useStore(hiddenTables);
  const [told, setTold] = useState<readonly OwnTable[] | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      void ownTables().then((answer) => answer.ok && setTold(answer.value.tables));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (told ?? seen).filter(({ code }) => !hidden.includes(code));
}

/** The matches one can go back to. */
export function LeftTablesList(): ReactElement | null {
  const words = useLobbyWords();
  const tables = useOwnTables();
  if (tables.length === 0) return null;
  return (
    <section className="left-tables" aria-labelledby="left-title">
      <h2 id="left-title">{words.t('lobby.continue')}</h2>
      <ul>
        {tables.map((table) => (
          <OwnTableRow key={table.code} table={table} words={words} />
        ))}
      </ul>
      <a href={MATCHES}>{words.t('lobby.matches')}</a>
    </section>
  );
}

interface RowProps {
  readonly table: OwnTable;
  readonly words: Words<LobbyKey>;
}

export function OwnTableRow({ table, words }: RowProps): ReactElement {
  const { t, language } = words;
  const { code, game, movedAt } = table;
  const points = pointsAt(table);
  return (
    <li>
      <a className="table-row" href={tableHash(code)}>
        <strong>{t(`lobby.game.${game}`)}</strong>
        <span>{opponentsAt(table).join(', ') || t('lobby.resume.alone')}</span>
        {points.length > 0 && <span>{t('lobby.resume.points', { points: points.join(' : ') })}</span>}
        <span className={isYours(table) ? 'row-note' : 'row-note faint'}>{turnText(table, words)}</span>
        {movedAt !== null && <span className="faint">{ago(language, movedAt, Date.now())}</span>}
      </a>
      <button type="button" className="button" onClick={() => hideTable(code)}>
        <span aria-hidden="true">×</span>
        <span className="hidden-text">{t('lobby.forget', { code })}</span>
      </button>
    </li>
  );
}

const isYours = ({ toAct, seat }: OwnTable): boolean => toAct === seat;

function turnText(table: OwnTable, { t }: Words<LobbyKey>): string {
  if (table.toAct === null) return t('lobby.resume.gathering');
  return isYours(table) ? t('lobby.resume.yours') : t('lobby.resume.other', { player: nameAt(table, table.toAct) });
}
