import type { Seat } from '@dolmen/core';
import type { Emote } from '@dolmen/protocol';
import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';

const SHOWN = 4_000;

/** What people just called out, by seat. */
export function useEmotes(session: Session): Readonly<Record<Seat, Emote>> {
  const [emotes, setEmotes] = useState<Readonly<Record<Seat, Emote>>>({});
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = session.source.listen('emoted', ({ seat, emote }) => {
      setEmotes((all) => ({ ...all, [seat]: emote }));
      timers.add(setTimeout(() => setEmotes(({ [seat]: _, ...rest }) => rest), SHOWN));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [session]);
  return emotes;
}
