import type { View } from '@dolmen/core/rune';
import { names } from '../names.ts';
import { fieldsOf } from '../tuples.ts';

export const CHOICES = names<View['choice']>({ over: 0, lay: 1, master: 2 });

/** Pieces as numbers in a row: these fields of the first, then of the second … */
export const LAID = fieldsOf<View['laid'][number]>()('card', 'turn', 'x', 'y');
export const MASTERS = fieldsOf<View['masters'][number]>()('seat', 'x', 'y');
export const MARKS = fieldsOf<View['marks'][number]>()('seat', 'rune', 'x', 'y');
