import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Tells when the page is hidden or seen again. */
export const watchPage = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Can somebody see this element? Not in a hidden page, and not before it was scrolled to. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const isPageSeen = useSyncExternalStore(watchPage, () => !document.hidden);
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setReached(entries.some((entry) => entry.isIntersecting)));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPageSeen && isReached;
}
