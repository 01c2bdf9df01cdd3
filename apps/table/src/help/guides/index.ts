import type { GameId } from '@dolmen/core';
import { keltisGuide } from './keltis-guide.ts';
import { runeGuide } from './rune-guide.ts';
import { runeStonesGuide } from './rune-stones-guide.ts';
import type { GuidePlan } from './step.ts';

export const GUIDES: { readonly [G in GameId]: GuidePlan } = {
  keltis: keltisGuide,
  rune: runeGuide,
  'rune-stones': runeStonesGuide,
};
