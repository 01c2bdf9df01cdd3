import type { ReactElement } from 'react';
import { Controller } from './controller.tsx';
import { JointedHand } from './jointed-hand.tsx';
import { SIDES } from './xr-settings.ts';

/** One's own hands, or what they hold. */
export function Hands(): ReactElement {
  return (
    <>
      {SIDES.map((side) => (
        <Controller key={side} side={side} />
      ))}
      {SIDES.map((side) => (
        <JointedHand key={side} side={side} />
      ))}
    </>
  );
}
