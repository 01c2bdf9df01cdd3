import type { Values } from '@dolmen/core';
import type { Catalogue, MessageKey } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type { Catalogue, MessageKey };

export const CATALOGUES = { en, de, fr, nl } as const satisfies Record<string, Catalogue>;
export type Language = keyof typeof CATALOGUES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(CATALOGUES, code);
export const isMessage = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Fills a message's places in; values that are terms of a game are translated too. */
export function message(language: Language, key: MessageKey, values: Values = {}): string {
  const catalogue: Catalogue = CATALOGUES[language];
  return catalogue[key].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    const term = `term.${value}`;
    return isMessage(term) ? catalogue[term] : String(value);
  });
}

/** The language a locale such as `de_CH.UTF-8` asks for; English where there is no catalogue. */
export function languageOf(locale: string | undefined): Language {
  const code = locale?.slice(0, 2).toLowerCase() ?? '';
  return isLanguage(code) ? code : 'en';
}
