import { useState } from 'react';
import { handOver } from '../replay/handed-over.ts';
import { FRONT, go, REPLAY, replayHash } from '../route.ts';
import type { Button } from '../said.ts';
import { PRACTICE, REPLAYED } from '../session/record-names.ts';
import type { Session } from '../session/session.ts';
import type { TableInfo } from '../session/table-source.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';
import { saveAs } from './save-as.ts';

/** Who watches it again already is asked nothing. */
const canWatch = ({ record }: TableInfo): boolean => record !== '' && record !== REPLAYED;

async function save(session: Session): Promise<void> {
  const record = await session.source.saveRecord();
  if (record) saveAs(record, `dolmen-${session.get().game}.json`);
}

/** From its server by its id; what was played in this browser, from here. */
async function watch(session: Session): Promise<void> {
  const { record } = session.get().table;
  if (record !== PRACTICE) return go(replayHash(record));
  const file = await session.source.saveRecord();
  if (file) handOver(await file.text());
  go(REPLAY);
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
    ...(canWatch(table) ? [{ id: 'watch', label: t('table.end.watch'), press: () => void watch(session) }] : []),
    ...(table.record === '' ? [] : [{ id: 'save', label: t('table.end.save'), press: () => void save(session) }]),
    { id: 'look', label: t('table.end.look'), press: close },
    { id: 'leave', label: t('table.leave'), press: () => go(FRONT) },
  ];
}
