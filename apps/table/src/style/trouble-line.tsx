import type { ReactElement } from 'react';

/** What went wrong with what was just asked for, said at once; without any there is nothing. */
export const TroubleLine = ({ text }: { readonly text: string | null }): ReactElement | null =>
  text ? (
    <p role="alert" className="trouble">
      {text}
    </p>
  ) : null;
