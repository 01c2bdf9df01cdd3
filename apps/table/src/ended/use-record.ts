import type { RecordFile } from '@dolmen/records';
import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';

async function read(session: Session): Promise<RecordFile | null> {
  const record = await session.source.saveRecord();
  if (record === null) return null;
  const { readRecordFile } = await import('@dolmen/records');
  const file = readRecordFile(await record.text());
  return file.ok ? file.value : null;
}

/** The record of a match that is over; `null` until it is there, or where nobody has it. */
export function useRecord(session: Session): RecordFile | null {
  const record = useSession(session, ({ table }) => table.record);
  const [file, setFile] = useState<RecordFile | null>(null);
  useEffect(() => {
    let isGone = false;
    // The server may be out of reach: then the result stands alone.
    read(session).then(
      (file) => !isGone && setFile(file),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [session, record]);
  return file;
}
