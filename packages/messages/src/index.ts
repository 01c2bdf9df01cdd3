import type { Catalogue, MessageKey } from './catalogue.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { type Fillings, fill, hasMessage } from './fill.ts';
import { fr } from './fr/index.ts';
import type { Language } from './languages.ts';
import { nl } from './nl/index.ts';

export type { Fillings } from './fill.ts';
export { LANGUAGES, languageOf } from './languages.ts';
export type { Catalogue, Language, MessageKey };

/** All languages at once: for servers, terminals and tests. A browser loads one: `load.ts`. */
export const CATALOGUES: { readonly [L in Language]: Catalogue } = { en, de, fr, nl };

export const isMessage = (key: string): key is MessageKey => hasMessage(en, key);

export const message = (language: Language, key: MessageKey, values: Fillings = {}): string =>
  fill(language, CATALOGUES[language], key, values);
