import { type ReactElement, useEffect } from 'react';
import { SaidAid } from '../../../hud/said-aid.tsx';
import { isButton } from '../../../said.ts';
import './overlay.css';
import { useAid } from './use-aid.ts';

const CLASS: Readonly<Record<string, string>> = {
  advice: 'stones-advice panel',
  none: 'stones-advice panel',
  sheet: 'stones-sheet panel',
  tools: 'stones-tools',
};

/** Beside the picture: what helps to decide. */
export function Overlay(): ReactElement {
  const aids = useAid();
  const afford = aids.flatMap(({ content }) => content.filter(isButton)).find(({ key }) => key === 'F');
  useKey('f', () => afford?.press());
  return (
    <div className="stones-aid">
      {aids.map((aid) => (
        <SaidAid key={aid.name} aid={aid} className={CLASS[aid.name] ?? ''} />
      ))}
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Whenever the key is pressed, outside of any text. */
function useKey(key: string, act: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isTyping(event.target)) act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [key, act]);
}
