import type { Values } from '@dolmen/core';
import type { Catalogue, MessageKey } from './catalogue.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { nl } from './nl/index.ts';

export type { Catalogue, MessageKey };

export const CATALOGUES = { en, de, fr, nl } as const satisfies Record<string, Catalogue>;
export type Language = keyof typeof CATALOGUES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(CATALOGUES, code);
export const isMessage = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Fills a message's places in; values that are terms of the message's game are translated too. */
export function message(language: Language, key: MessageKey, values: Values = {}): string {
  const catalogue: Catalogue = CATALOGUES[language];
  return catalogue[key].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    const term = termOf(key, name, value);
    return term === null ? String(value) : catalogue[term];
  });
}

/**
 * The term for a value, or `null` where the value says it itself. A place may have terms of its own: in Rune Stones,
 * `wild` is a gem, an artefact or a rune stone, depending on where it stands.
 */
export function termOf(key: MessageKey, place: string, value: string | number): MessageKey | null {
  const terms = `${key.slice(0, key.indexOf('.'))}.term`;
  return [`${terms}.${place}.${value}`, `${terms}.${value}`].find(isMessage) ?? null;
}

/** The language a locale such as `de_CH.UTF-8` asks for; English where there is no catalogue. */
export function languageOf(locale: string | undefined): Language {
  const code = locale?.slice(0, 2).toLowerCase() ?? '';
  return isLanguage(code) ? code : 'en';
}
