import type { RuneKind } from '@dolmen/core/rune-stones';
import type { Saying } from '../../fill.ts';
import { saying } from '../spoken.ts';

/** A rune stone's name, and what it does. */
export const runeStoneSaying = (kind: RuneKind): Saying => saying(`rune-stones.rune.${kind}`, { rune: kind });
