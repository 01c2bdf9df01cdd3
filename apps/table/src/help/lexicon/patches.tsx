import type { ReactElement } from 'react';

interface Props {
  readonly patches: readonly string[];
  readonly sign: string;
}

/** A small picture of an entry: its colours, as they lie on it, and its number. What it shows is said beside it. */
export function Patches({ patches, sign }: Props): ReactElement | null {
  if (patches.length === 0 && sign === '') return null;
  return (
    <span className={patches.length > 2 ? 'patches runes' : 'patches'} aria-hidden="true">
      {patches.map((color, index) => (
        <i key={index} data-color={color} />
      ))}
      {sign !== '' && <b>{sign}</b>}
    </span>
  );
}
