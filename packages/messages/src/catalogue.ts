import type { en } from './en.ts';

export type MessageKey = keyof typeof en;
export type Catalogue = { readonly [K in MessageKey]: string };
