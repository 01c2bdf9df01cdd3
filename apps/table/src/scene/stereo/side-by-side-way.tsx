import type { SeeingKey } from '@dolmen/messages/fill';
import { seeing, type Way } from '../seeing.ts';
import { holdScreen } from './screen-hold.ts';
import { SideBySide } from './side-by-side.tsx';

/** The table through a viewer that holds a phone. */
export function createSideBySideWay(t: (key: SeeingKey) => string): Way {
  let isOver = false;
  const leave = (): void => {
    if (isOver) return;
    isOver = true;
    release();
    seeing.set(null);
  };
  const release = holdScreen(leave);
  return { name: 'side-by-side', hidesPage: true, leave, Place: () => <SideBySide leave={leave} t={t} /> };
}
