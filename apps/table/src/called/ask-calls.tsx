import { type ReactElement, useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { changeSettings, settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useWords } from '../words.tsx';
import { canCall, isForbidden, mayCall, subscribe, wantCalls } from './calls.ts';
import { hasCompany, isCalled } from './is-called.ts';

/** Asks once whether to be called, and when it makes sense: the own turn is over, and others are to move. */
export function AskCalls({ session }: { readonly session: Session }): ReactElement | null {
  const { t } = useWords();
  const isUnasked = useStore(settings, ({ calls }) => calls === 'unasked');
  const isSlow = useSession(session, ({ table }) => table.clock.kind === 'days');
  const isRightMoment = useHasMoved(session);
  useEffect(() => {
    if (isSlow && mayCall()) void subscribe();
  }, [isSlow]);
  if (!isUnasked || !isRightMoment || !canCall() || isForbidden()) return null;
  return (
    <div className="ask-calls panel" role="status">
      <p>{t(isSlow ? 'called.ask-slow' : 'called.ask')}</p>
      <button type="button" className="button" onClick={() => void wantCalls(isSlow)}>
        {t('called.yes')}
      </button>
      <button type="button" className="button" onClick={() => changeSettings({ calls: 'no' })}>
        {t('called.no')}
      </button>
    </div>
  );
}

/** Was it the viewer's turn, and is it another person's now? */
function useHasMoved(session: Session): boolean {
  const isNow = useSession(session, isCalled);
  const isAmongPeople = useSession(session, hasCompany);
  const [wasCalled, setCalled] = useState(isNow);
  useEffect(() => {
    if (isNow) setCalled(true);
  }, [isNow]);
  return wasCalled && !isNow && isAmongPeople;
}
