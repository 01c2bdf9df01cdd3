import type { ListedTable } from '@dolmen/client/lobby';
import { type ReactElement, useRef } from 'react';
import { tableHash } from '../route.ts';
import { useLobbyWords } from '../words.tsx';
import { useInSight } from './use-in-sight.ts';
import { useTables } from './use-tables.ts';

function Row({ table }: { readonly table: ListedTable }): ReactElement {
  const { t } = useLobbyWords();
  const canJoin = table.phase === 'gathering' && table.open > 0;
  const names = table.seats.map(({ name }) => name).filter((name) => name !== '');
  return (
    <li>
      <a className="table-row" href={tableHash(table.code)}>
        <strong>{t(`lobby.game.${table.game}`)}</strong>
        <span>{names.join(', ') || t('lobby.nobody-yet')}</span>
        <span className="row-note">{canJoin ? t('lobby.seats-open', { count: table.open }) : t('lobby.watch')}</span>
      </a>
    </li>
  );
}

export function OpenTables(): ReactElement {
  const { t } = useLobbyWords();
  const section = useRef<HTMLElement>(null);
  // Only while somebody can see the list.
  const tables = useTables(useInSight(section));
  return (
    <section className="open-tables" aria-labelledby="open-title" ref={section}>
      <h2 id="open-title">{t('lobby.open-tables')}</h2>
      {tables === 'looking' && <p className="faint">{t('lobby.looking')}</p>}
      {tables === 'offline' && <p className="faint">{t('lobby.offline')}</p>}
      {tables.length === 0 && <p className="faint">{t('lobby.no-tables')}</p>}
      {typeof tables !== 'string' && (
        <ul>
          {tables.map((table) => (
            <Row key={table.code} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
