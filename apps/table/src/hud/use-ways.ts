import { useState } from 'react';
import { FRONT, go } from '../route.ts';
import type { Button } from '../said.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';

interface Ways {
  /** What must be answered first. */
  readonly question: string | null;
  readonly buttons: readonly Button[];
}

/** The ways out of a match. Giving up is asked twice; leaving is not: one can come back. */
export function useWays(session: Session): Ways {
  const { t } = useWords();
  const [isSure, setSure] = useState(false);
  const { actions } = session.source;
  const isPlaying = useSession(
    session,
    ({ seat, table }) => seat !== null && table.phase === 'playing' && !table.seats[seat]?.resigned,
  );
  const isForTwo = useSession(session, ({ table }) => table.seats.length === 2);
  const resign = (): void => {
    setSure(false);
    actions?.resign().catch(() => {});
  };
  const canResign = actions !== null && isPlaying;
  if (canResign && isSure)
    return {
      question: t(isForTwo ? 'table.resign.sure' : 'table.resign.sure-many'),
      buttons: [
        { id: 'resign-yes', label: t('table.resign.yes'), press: resign },
        { id: 'resign-no', label: t('table.resign.no'), press: () => setSure(false) },
      ],
    };
  const leave: Button = { id: 'leave', label: t('table.leave'), press: () => go(FRONT) };
  const giveUp: Button = { id: 'resign', label: t('table.resign'), press: () => setSure(true) };
  return { question: null, buttons: canResign ? [giveUp, leave] : [leave] };
}
