import type { ReactElement } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly isPressed?: boolean;
  /** A small number on it: what is new. */
  readonly badge?: number;
  readonly badgeLabel?: string;
}

/** A button of a bar: its name is read out, and shown as a hint. */
export function IconButton({ icon, label, onClick, isPressed, badge = 0, badgeLabel = '' }: Props): ReactElement {
  const name = badge > 0 ? `${label} (${badgeLabel})` : label;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
      {badge > 0 && (
        <span className="badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
