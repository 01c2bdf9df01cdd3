import type { SeeingKey } from '@dolmen/messages/fill';
import type { ReactElement } from 'react';
import { PressButton } from '../../hud/press-button.tsx';
import { useStore } from '../../store.ts';
import { seeing } from '../seeing.ts';
import { enterAnaglyph, enterSideBySide } from './enter.ts';

/** Depth without a headset: a phone in a viewer, or glasses of two colours. */
export function StereoWays({ t }: { readonly t: (key: SeeingKey) => string }): ReactElement {
  const now = useStore(seeing)?.name;
  const glasses = (name: 'anaglyph' | 'grey-anaglyph') => ({
    id: name,
    label: t(`seeing.way.${name}`),
    isOn: now === name,
    press: () => (now === name ? seeing.get()?.leave() : void enterAnaglyph(name === 'grey-anaglyph', t)),
  });
  const viewer = { id: 'side-by-side', label: t('seeing.way.side-by-side'), press: () => void enterSideBySide(t) };
  return (
    <>
      <PressButton button={viewer} />
      <PressButton button={glasses('anaglyph')} />
      <PressButton button={glasses('grey-anaglyph')} />
    </>
  );
}
