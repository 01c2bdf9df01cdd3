import { useEffect } from 'react';
import type { Placer } from './placer.ts';
import { useRune } from './use-rune.ts';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable=true]');
const isOnButton = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches('button, a');

/** True: the key was for the card. */
function press(event: KeyboardEvent, placer: Placer): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) placer.move(...arrow);
  else if (event.key.toLowerCase() === 'r') placer.turn(event.shiftKey ? -1 : 1);
  else if (event.key === 'Enter' && !isOnButton(event)) placer.lay();
  else return false;
  return true;
}

/** Keys for the whole table: the areas at any time, the rest while a card is held. */
export function useKeys(): void {
  const { placing, areas, placer } = useRune();
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return;
      if (event.key.toLowerCase() === 'a') areas.update((shown) => !shown);
      else if (placing.get() === null || !press(event, placer)) return;
      event.preventDefault();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [placing, areas, placer]);
}
