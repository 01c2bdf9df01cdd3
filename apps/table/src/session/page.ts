/** What a session needs of the page it is on: whether somebody can see it. */
export interface Page {
  now(): number;
  isHidden(): boolean;
  /** Told when the page is hidden or shown. */
  watch(listener: () => void): () => void;
}

/** The browser's page; outside of one, nothing is ever hidden. */
export const browserPage: Page = {
  now: () => performance.now(),
  isHidden: () => globalThis.document?.hidden ?? false,
  watch: (listener) => {
    globalThis.document?.addEventListener('visibilitychange', listener);
    return () => globalThis.document?.removeEventListener('visibilitychange', listener);
  },
};
