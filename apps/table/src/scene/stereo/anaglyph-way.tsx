import type { Insets } from '../../insets.ts';
import { CameraRig } from '../camera/camera-rig.tsx';
import { Pointer } from '../pointer/pointer.tsx';
import { seeing, type Way } from '../seeing.ts';
import { Anaglyph } from './anaglyph.tsx';

/** The flat picture, for glasses with a red and a cyan lens. */
export const createAnaglyphWay = (isGrey: boolean): Way => ({
  name: isGrey ? 'grey-anaglyph' : 'anaglyph',
  leave: () => seeing.set(null),
  Place: ({ insets }: { readonly insets: Insets }) => (
    <>
      <CameraRig insets={insets} />
      <Pointer />
      <Anaglyph isGrey={isGrey} />
    </>
  ),
});
