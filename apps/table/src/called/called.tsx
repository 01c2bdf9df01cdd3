import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { seatNames } from '../players.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words.tsx';
import { hasCompany, isCalled } from './is-called.ts';
import { useWakeLock } from './use-wake-lock.ts';

// Whoever plays against computers alone is called by nobody.
const AskCalls = lazy(async () => ({ default: (await import('./ask-calls.tsx')).AskCalls }));

/** Calls whoever is to move: by the sign of the page, by its title, and where the page is hidden by a notification. */
export function Called({ session }: { readonly session: Session }): ReactElement | null {
  const isAmongPeople = useSession(session, hasCompany);
  const isNow = useSession(session, isCalled);
  useSign(isNow);
  useWakeLock(isNow);
  useNotification(session, isNow);
  return isAmongPeople ? (
    <Suspense fallback={null}>
      <AskCalls session={session} />
    </Suspense>
  ) : null;
}

/** The picture in the page's tab. */
function useSign(isNow: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!isNow || link === null) return;
    const before = link.href;
    link.href = './icon-called.svg';
    return () => {
      link.href = before;
    };
  }, [isNow]);
}

function useNotification(session: Session, isNow: boolean): void {
  const { t } = useWords();
  useEffect(() => {
    if (!isNow || !document.hidden || settings.get().calls !== 'yes') return;
    const { game, seat, table } = session.get();
    const players = seatNames(table).filter((_, other) => other !== seat);
    const body = t('called.turn.text', { game: t(`lobby.game.${game}`), players: players.join(', ') });
    const message = { title: t('called.turn'), body, code: table.code };
    void import('./notify.ts').then(({ notify }) => notify(message));
    // Not when the language changes.
  }, [session, isNow]);
}
