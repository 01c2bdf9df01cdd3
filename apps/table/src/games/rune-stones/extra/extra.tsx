import type { View } from '@dolmen/core/rune-stones';
import type { ReactElement } from 'react';
import { useTable } from '../../../scene/use-table.ts';
import { useStore } from '../../../store.ts';
import { Die } from './die.tsx';
import { PoolsOfLight } from './pools-of-light.tsx';
import { ThroneLight } from './throne-light.tsx';
import { useDeckFaces } from './use-deck-faces.ts';
import { useStoneNames } from './use-stone-names.ts';

/** In the picture, but no pieces: the die, and light. The throne itself is a piece: it is looked at closely, and casts a shadow as all do. */
export function Extra(): ReactElement {
  const view = useStore(useTable().session, (state) => state.view) as View;
  useDeckFaces(view.deck);
  useStoneNames();
  return (
    <>
      <Die />
      <PoolsOfLight view={view} />
      <ThroneLight isWon={view.toAct === null} />
    </>
  );
}
