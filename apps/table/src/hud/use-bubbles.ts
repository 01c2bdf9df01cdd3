import type { Said } from '@dolmen/protocol';
import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { freshChat } from './fresh-chat.ts';

const SHOWN = 5_000;
/** Long words are read for longer. */
const EACH_LETTER = 40;

/** The seat of whoever only looks on. */
export const WATCHER = -1;

/** What people just said, by seat. Whom nobody may hear is not in the chat at all. */
export function useBubbles(session: Session): Readonly<Record<number, Said>> {
  const [bubbles, setBubbles] = useState<Readonly<Record<number, Said>>>({});
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let known = session.get().table.chat;
    const hide = (gone: Said): void =>
      setBubbles((all) => Object.fromEntries(Object.entries(all).filter(([, said]) => said !== gone)));
    const stop = session.subscribe(() => {
      const { chat } = session.get().table;
      if (chat === known) return;
      for (const said of freshChat(known, chat)) {
        setBubbles((all) => ({ ...all, [said.seat]: said }));
        timers.add(setTimeout(() => hide(said), SHOWN + said.text.length * EACH_LETTER));
      }
      known = chat;
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [session]);
  return bubbles;
}
