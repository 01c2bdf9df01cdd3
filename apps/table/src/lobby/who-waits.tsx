import type { ListedTable } from '@dolmen/client/lobby';
import { type ReactElement, useEffect, useState } from 'react';
import { tableHash } from '../route.ts';
import { useStore } from '../store.ts';
import { useLobbyWords } from '../words.tsx';
import { leftTables } from './left-tables.ts';
import { publicTables } from './rooms.ts';

/** People, not tables: only where somebody is there, and waits. */
const isWaiting = ({ phase, open, seats, here }: ListedTable): boolean =>
  phase === 'gathering' && open > 0 && here > 0 && seats.some(({ kind }) => kind === 'person');

const MOST = 3;
/** What hears of tables as they come is as large as the page: until somebody looks at the list of all, it is asked for. */
const EVERY = 4_000;

function useWaiting(): readonly ListedTable[] {
  const [waiting, setWaiting] = useState<readonly ListedTable[]>([]);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      void publicTables().then((answer) => setWaiting(answer.ok ? answer.value.tables.filter(isWaiting) : []));
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return waiting;
}

/** Who waits for players right now: at the top, for it does not last. */
export function WhoWaits(): ReactElement {
  const { t } = useLobbyWords();
  const own = useStore(leftTables).map(({ code }) => code);
  const waiting = useWaiting().filter(({ code }) => !own.includes(code));
  return (
    <ul className="who-waits" aria-live="polite">
      {waiting.slice(0, MOST).map(({ code, game, seats }) => (
        <li key={code}>
          <a className="table-row" href={tableHash(code)}>
            {t('lobby.waits', {
              player: seats.find(({ kind }) => kind === 'person')?.name ?? '',
              game: t(`lobby.game.${game}`),
            })}
            <span className="row-note">{t('lobby.join')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
