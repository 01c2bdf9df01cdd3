import type { en } from './en/index.ts';

/** The same messages in another language. */
export type Translated<English> = { readonly [K in keyof English]: string };

export type MessageKey = keyof typeof en;
export type Catalogue = Translated<typeof en>;
