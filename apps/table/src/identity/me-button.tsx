import { lazy, type ReactElement, Suspense, useState } from 'react';

// Seldom needed: what is said there, and what draws the code, is loaded when it is.
const MeDialog = lazy(() => import('./me-dialog.tsx'));

interface Props {
  readonly label: string;
  readonly className: string;
}

/** To other devices of the same person. */
export function MeButton({ label, className }: Props): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MeDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
