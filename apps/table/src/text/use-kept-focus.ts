import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Nobody is anywhere: the page has just come, or what had the focus is gone. */
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The first choice, else the heading: what is folded away or not there cannot be focused. */
function enter(section: HTMLElement): void {
  const first = section.querySelector<HTMLElement>('ul button');
  first?.focus();
  if (first === null || document.activeElement !== first) section.querySelector<HTMLElement>('h3')?.focus();
}

/**
 * Whoever plays here by keyboard stays here: with every new `moment` the focus is on the first choice, or on the heading while
 * there is none. It is left alone once it went elsewhere, by a key or by pointing.
 */
export function useKeptFocus(moment: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const isHere = useRef(true);
  useLayoutEffect(() => {
    isHere.current = isNowhere();
    const follow = ({ target }: Event): void => {
      isHere.current = target instanceof Node && section.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);
  useLayoutEffect(() => {
    if (isHere.current && section.current) enter(section.current);
  }, [moment]);
  return section;
}
