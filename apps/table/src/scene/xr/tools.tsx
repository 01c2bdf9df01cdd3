import { type ReactElement, useMemo } from 'react';
import type { Button } from '../../said.ts';
import { useStore } from '../../store.ts';
import { Panels } from '../panels/panels.tsx';
import { useTable } from '../use-table.ts';
import type { Say } from './kinds.ts';
import { PLACES, type PlaceName } from './places.ts';
import { recentred } from './recentred.ts';
import { useVisit, type Visit } from './visit.ts';
import { changeXrSettings, type XrSettings, xrSettings } from './xr-settings.ts';

/** All that the page says and offers, in the room; and what only a headset needs: where one sits, and the way out. */
export function Tools(): ReactElement {
  const visit = useVisit();
  const now = useStore(xrSettings);
  const isPlayer = useStore(useTable().session, ({ seat }) => seat !== null);
  const tools = useMemo(() => toolsOf(visit, now, isPlayer), [visit, now, isPlayer]);
  return <Panels tools={tools} />;
}

function toolsOf({ kind, t, leave }: Visit, now: XrSettings, isPlayer: boolean): readonly Button[] {
  const out: Button = { id: 'leave-xr', label: t('seeing.leave'), isMain: true, press: () => leave(null) };
  const hand = handButton(t, now);
  if (kind === 'ar') return [hand, out];
  const recentre: Button = { id: 'recentre', label: t('seeing.recentre'), press: () => void recentred.emit() };
  return [recentre, placeButton(t, now, isPlayer), leanButton(t, now), hand, out];
}

const leanButton = (t: Say, { isLeaning }: XrSettings): Button => ({
  id: 'lean',
  label: t('seeing.lean'),
  isOn: isLeaning,
  press: () => changeXrSettings({ isLeaning: !isLeaning }),
});

/** One press, and one sits at the next place. */
function placeButton(t: Say, { place }: XrSettings, isPlayer: boolean): Button {
  const here: PlaceName = place ?? (isPlayer ? 'seat' : 'right');
  const next = PLACES[(PLACES.indexOf(here) + 1) % PLACES.length] ?? 'seat';
  return {
    id: 'place',
    label: `${t('seeing.place')}: ${t(here === 'seat' && !isPlayer ? 'seeing.place.near' : `seeing.place.${here}`)}`,
    press: () => changeXrSettings({ place: next }),
  };
}

function handButton(t: Say, { hand }: XrSettings): Button {
  const other = hand === 'left' ? 'right' : 'left';
  return {
    id: 'hand',
    label: `${t('seeing.hand')}: ${t(`seeing.hand.${hand}`)}`,
    press: () => changeXrSettings({ hand: other }),
  };
}
