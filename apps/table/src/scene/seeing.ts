import type { ComponentType } from 'react';
import type { Insets } from '../insets.ts';
import type { Aid } from '../said.ts';
import { createStore } from '../store.ts';
import type { LevelName } from './quality.ts';

/** Another way to see the table than as a flat picture. Its code is fetched by whoever chooses it. */
export interface Way {
  readonly name: 'vr' | 'ar' | 'side-by-side' | 'anaglyph' | 'grey-anaglyph';
  /** Stands in the scene instead of the flat picture's camera and pointer: it moves the camera, and it points. */
  readonly Place: ComponentType<{ readonly insets: Insets }>;
  /** Is one's own room around the table, and not ours? */
  readonly isBare?: boolean;
  /** Is nothing seen of the page? Then what is open there is closed. */
  readonly hidesPage?: boolean;
  /** The level of quality, if it needs one of its own. */
  readonly level?: LevelName;
  /** Called when the picture must be drawn anew for another reason: one cannot stay. */
  leave(): void;
}

/** `null`: the flat picture. Another way is another canvas, made for it and gone with it. */
export const seeing = createStore<Way | null>(null);

/** Why the flat picture is back, in words; `null`: there is nothing to say, or it was read. */
export const notice = createStore<string | null>(null);

/** What a page offers besides its table, for whoever sees the table and no page. */
export const besides = createStore<readonly Aid[]>([]);
