import type { RecordFile } from '@dolmen/records';
import { useEffect, useState } from 'react';
import type { Statistics } from './statistics.ts';

/** The match in figures; `null` until they are there. */
export function useStatistics(file: RecordFile | null): Statistics | null {
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    if (file === null) return;
    let isGone = false;
    import('./statistics.ts').then(({ statisticsFrom }) => isGone || setStatistics(statisticsFrom(file)));
    return () => {
      isGone = true;
    };
  }, [file]);
  return statistics;
}
