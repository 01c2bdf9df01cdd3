import { type ReactElement, useEffect, useState } from 'react';
import { tableHash } from '../route.ts';
import { useLobbyWords } from '../words.tsx';
import { type Answer, type Listed, listTables } from './rooms.ts';

const EVERY = 5_000;

/** Asks again and again while the page is looked at. */
function useTables(): Answer<readonly Listed[]> | null {
  const [tables, setTables] = useState<Answer<readonly Listed[]> | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const found = await listTables();
      if (!isGone) setTables(found);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return tables;
}

function Row({ table }: { readonly table: Listed }): ReactElement {
  const { t } = useLobbyWords();
  const canJoin = table.phase === 'gathering' && table.open > 0;
  const names = table.seats.map(({ name }) => name).filter((name) => name !== '');
  return (
    <li>
      <a className="table-row" href={tableHash(table.code)}>
        <strong>{t(`lobby.game.${table.game}`)}</strong>
        <span>{names.join(', ') || t('lobby.nobody-yet')}</span>
        <span className="badge">{canJoin ? t('lobby.seats-open', { count: table.open }) : t('lobby.watch')}</span>
      </a>
    </li>
  );
}

export function OpenTables(): ReactElement {
  const { t } = useLobbyWords();
  const tables = useTables();
  return (
    <section className="open-tables" aria-labelledby="open-title">
      <h2 id="open-title">{t('lobby.open-tables')}</h2>
      {tables === null && <p className="faint">{t('lobby.looking')}</p>}
      {tables?.ok === false && <p className="faint">{t('lobby.offline')}</p>}
      {tables?.ok && tables.value.length === 0 && <p className="faint">{t('lobby.no-tables')}</p>}
      {tables?.ok && (
        <ul>
          {tables.value.map((table) => (
            <Row key={table.code} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
