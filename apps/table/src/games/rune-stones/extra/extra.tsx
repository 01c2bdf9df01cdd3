import type { View } from '@dolmen/core/rune-stones';
import { type ReactElement, useEffect } from 'react';
import type { ExtraProps } from '../../../scene/stage.ts';
import { settings } from '../../../settings.ts';
import { useStore } from '../../../store.ts';
import { artInUse } from '../forms/art-in-use.ts';
import { showDeck } from '../forms/cards.ts';
import { Die } from './die.tsx';
import { Halo } from './halo.tsx';
import { Lights } from './lights.tsx';

/** Should things be where they belong at once? */
const isCalm = (): boolean =>
  settings.get().motion === 'less' ||
  !artInUse().quality.motion ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** In the picture, but no pieces: the die, and light. */
export function Extra({ session, tabletop }: ExtraProps): ReactElement {
  const view = useStore(session, (state) => state.view) as View;
  useEffect(() => {
    if (showDeck(view.deck)) tabletop.invalidate();
  }, [view.deck, tabletop]);
  return (
    <>
      <Die tabletop={tabletop} isCalm={isCalm()} />
      <Lights view={view} tabletop={tabletop} />
      <Halo tabletop={tabletop} isOver={view.toAct === null} />
    </>
  );
}
