import { useEffect } from 'react';

/** While it is one's turn the screen stays on: to think is not to be away. */
export function useWakeLock(isNow: boolean): void {
  useEffect(() => {
    if (!isNow || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = async (): Promise<void> => {
      if (document.hidden) return;
      // Refused when the battery is low: then the screen goes dark as ever.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void lock?.release();
    };
    void hold();
    // The system lets go of it whenever the page is hidden.
    const again = (): void => void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isNow]);
}
