import type { View } from '@dolmen/core/keltis';
import { names } from '../names.ts';

export const CHOICES = names<View['choice']>({ over: 0, turn: 1, entry: 2, 'other-figure': 3, clover: 4, draw: 5 });

export const TILES = names<View['tiles'][number]>({
  none: 0,
  wish: 1,
  clover: 2,
  'points-1': 3,
  'points-2': 4,
  'points-3': 5,
});
