import type { ReactElement } from 'react';
import { tableHash } from '../route.ts';
import { useStore } from '../store.ts';
import { useLobbyWords } from '../words.tsx';
import { forgetTable, leftTables } from './left-tables.ts';

/** The matches one can go back to. */
export function LeftTablesList(): ReactElement | null {
  const { t } = useLobbyWords();
  const tables = useStore(leftTables);
  if (tables.length === 0) return null;
  return (
    <section className="left-tables" aria-labelledby="left-title">
      <h2 id="left-title">{t('lobby.continue')}</h2>
      <ul>
        {tables.map(({ code, game, players }) => (
          <li key={code}>
            <a className="table-row" href={tableHash(code)}>
              <strong>{t(`lobby.game.${game}`)}</strong>
              <span>{players.join(', ')}</span>
              <span className="badge">{code}</span>
            </a>
            <button type="button" className="button" onClick={() => forgetTable(code)}>
              <span aria-hidden="true">×</span>
              <span className="hidden-text">{t('lobby.forget', { code })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
