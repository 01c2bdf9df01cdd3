import { useState } from 'react';
import { FRONT, go } from '../route.ts';
import type { Button } from '../said.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';
import { saveAs } from './save-as.ts';

async function save(session: Session): Promise<void> {
  const record = await session.source.saveRecord();
  if (record) saveAs(record, `dolmen-${session.get().game}.json`);
}

/** What next, once a match is over. */
export function useEndButtons(session: Session, close: () => void): readonly Button[] {
  const { t } = useWords();
  const { seat, table } = useSession(session);
  const [isWaiting, setWaiting] = useState(false);
  const { actions } = session.source;
  const again: Button = {
    id: 'rematch',
    label: t(isWaiting ? 'table.end.rematch-waiting' : 'table.end.rematch'),
    isMain: true,
    isOff: isWaiting,
    press: () => {
      setWaiting(true);
      actions?.rematch().catch(() => setWaiting(false));
    },
  };
  return [
    ...(actions !== null && seat !== null ? [again] : []),
    ...(table.record === '' ? [] : [{ id: 'save', label: t('table.end.save'), press: () => void save(session) }]),
    { id: 'look', label: t('table.end.look'), press: close },
    { id: 'leave', label: t('table.leave'), press: () => go(FRONT) },
  ];
}
