import type { View } from '@dolmen/core/rune-stones';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useTable } from '../../../scene/use-table.ts';
import type { Session } from '../../../session/session.ts';
import { useStore } from '../../../store.ts';
import { useWords, type Words } from '../../../words.tsx';
import { Advice } from './advice.tsx';
import { affordable } from './magic.ts';
import './overlay.css';
import { usePlan } from './use-plan.ts';

/** Beside the picture: what helps to decide. */
export function Overlay(): ReactElement {
  const words = useWords();
  const { session } = useTable();
  const { view, isAsked } = useStore(session);
  const pay = usePlan(session);
  return (
    <div className="stones-aid">
      {isAsked && <Advice view={view as View} words={words} pay={pay} />}
      <Tools session={session} words={words} />
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Whenever the key is pressed, outside of any text. */
function useKey(key: string, act: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isTyping(event.target)) act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [key, act]);
}

/** Lights up what is in reach, until it is asked again or something happens. */
function useAfford(session: Session): readonly [isOn: boolean, isNothing: boolean, toggle: () => void] {
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
  return [isOn, isOn && found.length === 0, toggle];
}

function Tools({ session, words: { t } }: { readonly session: Session; readonly words: Words }): ReactElement {
  const isAsked = useStore(session, (state) => state.isAsked);
  const [isOn, isNothing, toggle] = useAfford(session);
  const [isOpen, setOpen] = useState(false);
  useKey('f', toggle);
  return (
    <>
      {isNothing && (
        <p className="stones-advice panel" role="status">
          {t('table.stones.afford-none')}
        </p>
      )}
      {isOpen && <Sheet words={{ t }} />}
      <div className="stones-tools">
        {isAsked && (
          <button type="button" className="button" aria-pressed={isOn} onClick={toggle}>
            {t('table.stones.afford')} <kbd>F</kbd>
          </button>
        )}
        <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen((open) => !open)}>
          {t('table.stones.aid')}
        </button>
      </div>
    </>
  );
}

const LINES = ['aid-summon', 'aid-abilities', 'aid-forge'] as const;

/** The whole game on one card. */
function Sheet({ words: { t } }: { readonly words: Pick<Words, 't'> }): ReactElement {
  return (
    <div className="stones-sheet panel">
      <p>{t('table.stones.aid-turn')}</p>
      <ul>
        {LINES.map((line) => (
          <li key={line}>{t(`table.stones.${line}`)}</li>
        ))}
        <li>{t('table.stones.aid-trade')}</li>
        <li>{t('table.stones.aid-end')}</li>
      </ul>
    </div>
  );
}
