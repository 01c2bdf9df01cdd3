import { createSignal } from '../signals.ts';

/** Somebody wants to sit straight again. */
export const recentred = createSignal<void>();
