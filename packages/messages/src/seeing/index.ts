import type { Translated } from '../catalogue.ts';
import type { Language } from '../languages.ts';
import type { seeing } from './en.ts';

export type SeeingKey = keyof typeof seeing;
export type SeeingCatalogue = Translated<typeof seeing>;

// Spelt out: a bundler makes a file of its own of each import it can read.
const SEEING: { readonly [L in Language]: () => Promise<SeeingCatalogue> } = {
  en: async () => (await import('./en.ts')).seeing,
  de: async () => (await import('./de.ts')).seeing,
  fr: async () => (await import('./fr.ts')).seeing,
  nl: async () => (await import('./nl.ts')).seeing,
};

/** What is said about headsets and other ways to see the table: only those who look for them load it. */
export const loadSeeing = (language: Language): Promise<SeeingCatalogue> => SEEING[language]();
