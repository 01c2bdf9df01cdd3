import type { View } from '@dolmen/core/rune-stones';
import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../../../session/session.ts';
import { useStore } from '../../../store.ts';
import { affordable } from './magic.ts';

interface Afford {
  readonly isOn: boolean;
  readonly isNothing: boolean;
  toggle(): void;
}

/** Lights up what is in reach, until it is asked again or something happens. */
export function useAfford(session: Session): Afford {
  const { view, isAsked } = useStore(session);
  const [shown, setShown] = useState<View | null>(null);
  const isOn = shown !== null && shown === view && isAsked;
  const found = isOn ? affordable(shown) : [];
  const toggle = useCallback(() => {
    const state = session.get();
    setShown((before) => (before === state.view || !state.isAsked ? null : (state.view as View)));
  }, [session]);
  const names = found.join(' ');
  useEffect(() => {
    if (!isOn) return;
    session.point(names === '' ? [] : names.split(' '));
    return () => session.point([]);
  }, [session, isOn, names]);
  return { isOn, isNothing: isOn && found.length === 0, toggle };
}
