import { useEffect } from 'react';
import type { Tabletop } from '../../scene/stage.ts';
import type { Session } from '../../session/session.ts';
import { createPlacer, type Placer } from './placer.ts';
import { areasOf, placingOf } from './placing.ts';

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

const placers = new WeakMap<Session, Placer>();

function placerOf(session: Session): Placer {
  const placer = placers.get(session) ?? createPlacer(session);
  placers.set(session, placer);
  return placer;
}

/** Keys for the whole table: the areas at any time, the rest while a card is held. */
function hearKeys(session: Session, placer: Placer): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return;
    if (event.key.toLowerCase() === 'a') areasOf(session).update((shown) => !shown);
    else if (placingOf(session).get() === null || !press(event, placer)) return;
    event.preventDefault();
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

/** Mouse, fingers, wheel and keys move the card that is held over the table. */
export function usePlacing(session: Session, tabletop: Tabletop): Placer {
  const placer = placerOf(session);
  useEffect(() => {
    placer.follow();
    const twist = (direction: 1 | -1): boolean => {
      if (placingOf(session).get() === null) return false;
      placer.turn(direction);
      return true;
    };
    const stops = [
      session.subscribe(placer.follow),
      tabletop.onPointer(placer.point),
      tabletop.onTap(placer.tap),
      tabletop.onTwist(twist),
      hearKeys(session, placer),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, tabletop, placer]);
  return placer;
}
