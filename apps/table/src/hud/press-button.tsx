import type { ReactElement } from 'react';
import type { Button } from '../said.ts';
import { Icon } from './drawn.tsx';

interface Props {
  readonly button: Button;
  readonly className?: string;
  /** The Tab key passes it by. */
  readonly isSkipped?: boolean;
}

/** Something to press, as a button of the page. */
export function PressButton({ button, className = 'button', isSkipped = false }: Props): ReactElement {
  const { id, label, name, key, icons = [], isMain = false, isOn, isOff = false, isVain = false } = button;
  return (
    <button
      type="button"
      className={isMain ? `${className} primary` : className}
      data-piece={id}
      data-open={!isVain}
      aria-label={name}
      aria-pressed={isOn}
      disabled={isOff}
      tabIndex={isSkipped ? -1 : undefined}
      onClick={() => button.press()}
    >
      {label}
      {icons.map((draw, index) => (
        <Icon key={index} size={26} draw={draw} />
      ))}
      {key && <kbd>{key}</kbd>}
    </button>
  );
}
