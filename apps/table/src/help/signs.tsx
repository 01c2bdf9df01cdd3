import type { ReactElement } from 'react';

/** Drawn on 24 × 24, as lines. */
const SIGNS = {
  turn: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  row: 'M3 8h6v10H3zM9.500 6h6v12h-6zM16 4h5v14h-5z',
  figure: 'M12 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M7 20c0-6 3-8 5-10 2 2 5 4 5 10z',
  path: 'M4 19h3v-3h4v-4h4V8h5',
  clover:
    'M12 12c-6 0-6-7-2-7 2 0 2 2 2 7 0-5 0-7 2-7 4 0 4 7-2 7 6 0 6 6 2 6-2 0-2-2-2-6 0 4 0 6-2 6-4 0-4-6 2-6M12 16v5',
  wish: 'M5 19c-2-7 3-14 7-14s9 7 7 14zM9 15l3-5 3 5',
  points: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 8v8M9 12h6',
  end: 'M6 21V4M6 5h12l-3 4 3 4H6',
  fit: 'M4 4h9v12H4zM11 9h9v12h-9z',
  no: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M6.500 6.500l11 11',
  star: 'M12 3l2.600 6 6.400.500-5 4 1.600 6.500L12 16.500 6.400 20 8 13.500l-5-4L9.400 9z',
  forge: 'M4 9h11c0 3 2 4 5 4v2h-6l1 5H8l1-5c-3 0-5-2-5-6M8 5h6',
  gem: 'M7 4h10l4 6-9 10L3 10zM3 10h18M9 10l3 10 3-10-3-6z',
  die: 'M5 5h14v14H5zM9 9h.010M15 9h.010M12 12h.010M9 15h.010M15 15h.010',
} as const;

export type SignName = keyof typeof SIGNS;

/** The line beside it says what it means. */
export function Sign({ name }: { readonly name: SignName }): ReactElement {
  return (
    <svg className="aid-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[name]} />
    </svg>
  );
}
