import type { Common, Seed } from '@dolmen/core';

/** How long a bot may think: until so many playouts are done, or so many milliseconds have passed. */
export type Budget = { readonly playouts: number } | { readonly millis: number };

/**
 * A computer player. It gets what a person in its seat sees, and answers with a word; the same view, seed and number of
 * playouts give the same word.
 */
export type Bot = (view: Common, budget: Budget, seed: Seed) => string;
