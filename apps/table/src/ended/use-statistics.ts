import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import type { Statistics } from './statistics.ts';

/** Reads the record of a match that is over; without one there is nothing to count. */
async function count(session: Session): Promise<Statistics | null> {
  const record = await session.source.saveRecord();
  if (record === null) return null;
  const { readRecordFile } = await import('@dolmen/records');
  const { statisticsFrom } = await import('./statistics.ts');
  const file = readRecordFile(await record.text());
  return file.ok ? statisticsFrom(file.value) : null;
}

/** The match in figures; `null` until they are there, or where nobody can tell. */
export function useStatistics(session: Session): Statistics | null {
  const record = useSession(session, ({ table }) => table.record);
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    let isGone = false;
    // The server may be out of reach: then the result stands alone.
    count(session).then(
      (counted) => !isGone && setStatistics(counted),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [session, record]);
  return statistics;
}
