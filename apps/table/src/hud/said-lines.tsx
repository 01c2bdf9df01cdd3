import type { ReactElement } from 'react';
import type { Line } from '../said.ts';
import { Icon } from './drawn.tsx';

const CLASS = {
  sum: 'said-sum',
  item: 'said-item',
  detail: 'said-detail',
  faint: 'faint',
  bad: 'said-bad',
  title: 'said-title',
} as const satisfies { [T in NonNullable<Line['tone']>]: string };

/** A line of words and small pictures, in the page. */
export function SaidLine({ line: { parts, tone, color } }: { readonly line: Line }): ReactElement {
  const hasIcons = parts.some((part) => typeof part !== 'string');
  const classes = [tone && CLASS[tone], hasIcons && 'said-icons'].filter(Boolean).join(' ');
  return (
    <p className={classes || undefined} style={color ? { color } : undefined}>
      {parts.map((part, index) =>
        typeof part === 'string' ? <span key={index}>{part}</span> : <Icon key={index} size={26} draw={part} />,
      )}
    </p>
  );
}
