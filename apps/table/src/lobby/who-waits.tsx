import type { ListedTable } from '@dolmen/client/lobby';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { tableHash } from '../route.ts';
import { useStore } from '../store.ts';
import { useLobbyWords } from '../words.tsx';
import { leftTables } from './left-tables.ts';
import { publicTables } from './rooms.ts';
import { watchPage } from './use-in-sight.ts';
import { useTables } from './use-tables.ts';

/** People, not tables: only where somebody is there, and waits. */
const isWaiting = ({ phase, open, seats, here }: ListedTable): boolean =>
  phase === 'gathering' && open > 0 && here > 0 && seats.some(({ kind }) => kind === 'person');

const MOST = 3;
/** Who stays as long as this on the front page looks around: until then nothing is fetched that is not needed to begin. */
const STAY = 4_000;

function useStays(): boolean {
  const isSeen = useSyncExternalStore(watchPage, () => !document.hidden);
  const [hasStayed, setStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStayed(true), STAY);
    return () => clearTimeout(timer);
  }, []);
  return isSeen && hasStayed;
}

/** As they were when the page came, and from then on as the lobby tells. */
function useWaiting(): readonly ListedTable[] {
  const [first, setFirst] = useState<readonly ListedTable[]>([]);
  const told = useTables(useStays());
  useEffect(() => void publicTables().then((answer) => answer.ok && setFirst(answer.value.tables)), []);
  if (told === 'offline') return [];
  return (told === 'looking' ? first : told).filter(isWaiting);
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
