import type { GameId } from '@dolmen/core';
import type { ReactElement } from 'react';
import { KeltisText } from './keltis-text.tsx';
import type { DescriberProps } from './pieces.tsx';
import { RuneStonesText } from './rune-stones-text.tsx';
import { RuneText } from './rune-text.tsx';

/** How each game's table is put into words. */
export const DESCRIBERS: { readonly [G in GameId]: (props: DescriberProps) => ReactElement } = {
  keltis: KeltisText,
  rune: RuneText,
  'rune-stones': RuneStonesText,
};
