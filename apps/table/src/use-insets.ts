import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Insets, NO_INSETS } from './insets.ts';

/** How much the bars cover: a bar that is higher than wide stands at the right. */
function measure(top: HTMLElement | null, bar: HTMLElement | null): Insets {
  const above = top?.getBoundingClientRect();
  const box = bar?.getBoundingClientRect();
  const isColumn = box !== undefined && box.height > box.width;
  return {
    top: Math.round(above?.bottom ?? 0),
    right: isColumn ? Math.round(box.width) : 0,
    bottom: box === undefined || isColumn ? 0 : Math.round(box.height),
    left: 0,
  };
}

const isSame = (one: Insets, other: Insets): boolean =>
  one.top === other.top && one.right === other.right && one.bottom === other.bottom;

/** The picture keeps clear of the bars. Small changes of the prompt's height are not worth another look. */
export function useInsets(top: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): Insets {
  const [insets, setInsets] = useState(NO_INSETS);
  useLayoutEffect(() => {
    const look = (): void =>
      setInsets((known) => {
        const found = measure(top.current, bar.current);
        return isSame(known, found) ? known : found;
      });
    const observer = new ResizeObserver(look);
    if (top.current) observer.observe(top.current);
    if (bar.current) observer.observe(bar.current);
    look();
    return () => observer.disconnect();
  }, [top, bar]);
  return insets;
}

/** Where the guide is as wide as the page, see `beside.css`, and how high it gets there with most of its texts. */
const NARROW = '(max-width: 640px)';
const GUIDE = 150;

/** The picture keeps clear of the guide of a first game, too. */
export const besideGuide = (insets: Insets): Insets =>
  matchMedia(NARROW).matches ? { ...insets, bottom: insets.bottom + GUIDE } : insets;
