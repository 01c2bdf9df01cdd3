import './stereo.css';

/** The whole screen, lying, if the browser gives it. To be asked for by a tap. */
export async function fillScreen(): Promise<void> {
  const { documentElement } = document;
  await documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  const { orientation } = screen as { orientation?: { lock?(to: 'landscape'): Promise<void> } };
  // Only some phones can; whoever holds one in a viewer turns it anyway.
  await orientation?.lock?.('landscape').catch(() => undefined);
}

export const emptyScreen = async (): Promise<void> => {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
};

/** Hides the page and keeps the screen awake. `left` is told when somebody leaves the full screen. */
export function holdScreen(left: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let awake: WakeLockSentinel | null = null;
  const wake = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !navigator.wakeLock) return;
    // A phone that saves its battery says no, and sleeps when it always does.
    const lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (signal.aborted) await lock?.release();
    else awake = lock;
  };
  document.documentElement.dataset.seeing = 'side-by-side';
  document.addEventListener('visibilitychange', () => void wake(), { signal });
  document.addEventListener('fullscreenchange', () => document.fullscreenElement ?? left(), { signal });
  addEventListener('keydown', ({ key }) => void (key === 'Escape' && left()), { signal });
  void wake();
  return () => {
    ending.abort();
    delete document.documentElement.dataset.seeing;
    void awake?.release();
    void emptyScreen();
  };
}
