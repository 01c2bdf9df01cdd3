import type { ReactElement } from 'react';
import { Ears } from './ears.tsx';
import { Candlelight, Fire } from './fire.tsx';
import { Furniture } from './furniture.tsx';
import { Night } from './night.tsx';

/** What is around whoever sits in the room instead of looking at its picture. `isBare`: their own room is. */
export default function Around({ isBare }: { readonly isBare: boolean }): ReactElement {
  return (
    <>
      <Ears />
      {!isBare && (
        <>
          <Furniture />
          <Fire />
          <Candlelight />
          <Night />
        </>
      )}
    </>
  );
}
