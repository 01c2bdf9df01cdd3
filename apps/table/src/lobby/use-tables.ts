import type { ListedTable } from '@dolmen/client/lobby';
import { useEffect } from 'react';
import { createStore, useStore } from '../store.ts';
import { serverAddress } from './rooms.ts';

type Tables = readonly ListedTable[] | 'looking' | 'offline';

const tables = createStore<Tables>('looking');
let lookers = 0;
let stop: (() => void) | null = null;

/** What listens is as large as the page: it is fetched when somebody looks, and listens as long as they do. */
async function listen(): Promise<void> {
  const { watchLobby } = await import('@dolmen/client/lobby');
  if (lookers > 0) stop ??= watchLobby(serverAddress(), (found) => tables.set(found ?? 'offline'));
}

/** One line to the lobby, however many parts of the page look at it. */
function look(): () => void {
  if (lookers++ === 0) listen().catch(() => tables.set('offline'));
  return () => {
    if (--lookers > 0) return;
    stop?.();
    stop = null;
    tables.set('looking');
  };
}

/** Public tables as they come and go, as the server's lobby tells of them; `looking` while it is not asked. */
export function useTables(isWanted: boolean): Tables {
  useEffect(() => (isWanted ? look() : undefined), [isWanted]);
  return useStore(tables);
}
