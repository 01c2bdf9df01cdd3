import { TogetherConnection, type TogetherSeen } from '@dolmen/client/together';
import { useEffect, useState } from 'react';
import { serverAddress } from '../lobby/rooms.ts';
import { settings } from '../settings.ts';
import { useTopicWords } from '../words.tsx';

export interface Joined {
  readonly connection: TogetherConnection;
  readonly seen: TogetherSeen;
}

export function useTogether(code: string): Joined | null {
  const { t } = useTopicWords('replay');
  const guest = t('lobby.guest');
  const [connection, setConnection] = useState<TogetherConnection | null>(null);
  const [seen, setSeen] = useState<TogetherSeen | null>(null);
  // Not when the language changes: that is no reason to come in again.
  useEffect(() => {
    const { name } = settings.get();
    const place = {
      ...{ address: serverAddress(), code, name: name.trim() || guest },
      get token(): string {
        return settings.get().token;
      },
    };
    const here = new TogetherConnection(place, setSeen);
    setConnection(here);
    return () => here.leave();
  }, [code]);
  return connection && seen && { connection, seen };
}
