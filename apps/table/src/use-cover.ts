import { useLayoutEffect, useState } from 'react';
import { type Insets, NO_INSETS } from './insets.ts';

/** What an element that lies over the picture covers: from below where it is as wide as the page, else from the right. */
function coverOf(element: HTMLElement): Insets {
  const { left, top, width } = element.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  return isSheet ? { ...NO_INSETS, bottom: innerHeight - top } : { ...NO_INSETS, right: innerWidth - left };
}

/** The picture keeps clear of it, too, as long as it is there. */
export function useCover(insets: Insets, element: HTMLElement | null): Insets {
  const [cover, setCover] = useState(NO_INSETS);
  useLayoutEffect(() => {
    if (element === null) return setCover(NO_INSETS);
    const look = (): void => setCover(coverOf(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  }, [element]);
  return {
    ...insets,
    right: Math.max(insets.right, cover.right),
    bottom: Math.max(insets.bottom, cover.bottom),
  };
}
