import type { ReactElement } from 'react';

const PATHS = {
  undo: 'M9 7H15a5 5 0 0 1 0 10H8M9 7l4-4M9 7l4 4',
  back: 'M15 5l-7 7 7 7',
  log: 'M6 6h12M6 12h12M6 18h8',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  replay: 'M5 12a7 7 0 1 0 2-5M5 4v4h4',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5',
  look: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6',
  text: 'M5 6h14M12 6v13M9 19h6',
  crown: 'M4 17h16l1-10-5 4-4-6-4 6-5-4z',
} as const;

export type IconName = keyof typeof PATHS;

/** Drawn, not written: a label says what it means. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
