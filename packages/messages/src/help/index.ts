import type { GameId } from '@dolmen/core';
import type { Language } from '../languages.ts';
import type { RulesText } from './rules-text.ts';

export type { RulesSection, RulesText } from './rules-text.ts';

type Load = () => Promise<{ readonly rules: RulesText }>;

// Spelt out: a bundler makes a file of its own of each import it can read.
const RULES: { readonly [L in Language]: { readonly [G in GameId]: Load } } = {
  en: {
    keltis: () => import('./en/keltis.ts'),
    rune: () => import('./en/rune.ts'),
    'rune-stones': () => import('./en/rune-stones.ts'),
  },
  de: {
    keltis: () => import('./de/keltis.ts'),
    rune: () => import('./de/rune.ts'),
    'rune-stones': () => import('./de/rune-stones.ts'),
  },
  fr: {
    keltis: () => import('./fr/keltis.ts'),
    rune: () => import('./fr/rune.ts'),
    'rune-stones': () => import('./fr/rune-stones.ts'),
  },
  nl: {
    keltis: () => import('./nl/keltis.ts'),
    rune: () => import('./nl/rune.ts'),
    'rune-stones': () => import('./nl/rune-stones.ts'),
  },
};

/** The rules of one game in one language, and nothing else. */
export async function loadRules(language: Language, game: GameId): Promise<RulesText> {
  return (await RULES[language][game]()).rules;
}
