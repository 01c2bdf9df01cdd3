import type { TableKey } from '@dolmen/messages/fill';
import { useEffect, useRef } from 'react';

/** What help can be opened: all rules, the cards, the guide of a first game. */
export type HelpTopic = 'rules' | 'lexicon' | 'guide';

/** What keys do, as the menu lists them. */
export const KEYS: readonly { readonly keys: string; readonly label: TableKey }[] = [
  { keys: 'Tab', label: 'table.key.Tab' },
  { keys: 'Esc', label: 'table.key.Esc' },
  { keys: 'U', label: 'table.undo' },
  { keys: 'L', label: 'table.replay' },
  { keys: 'S', label: 'table.skip' },
  { keys: '0 – 9', label: 'table.look' },
  { keys: 'H', label: 'table.log' },
  { keys: 'C', label: 'table.talk' },
  { keys: 'K', label: 'table.menu' },
  { keys: 'M', label: 'table.sound' },
  { keys: 'T', label: 'table.text' },
  { keys: 'F1', label: 'table.rules' },
  { keys: 'I', label: 'table.lexicon' },
  { keys: 'G', label: 'table.guide' },
  { keys: '?', label: 'table.aid' },
];

export type KeyMap = Readonly<Record<string, () => void>>;

const WRITING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Letters written into a field are no commands, nor are those pressed with others. */
function isCommand({ target, ctrlKey, metaKey, altKey, defaultPrevented, key }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return key === 'Escape' || !(target instanceof Element && target.matches(WRITING));
}

/** Keys of the whole page, by `event.key` in lower case. */
export function useKeys(map: KeyMap): void {
  const latest = useRef(map);
  latest.current = map;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const command = latest.current[event.key.toLowerCase()];
      if (command === undefined || !isCommand(event)) return;
      event.preventDefault();
      command();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
}
