import { LANGUAGES, type Language } from './languages.ts';

const RULES = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)])) as {
  readonly [L in Language]: Intl.PluralRules;
};

/** Does a language say it of so many as it does of one? Nothing is one in French, and many in English. */
export const isOne = (language: Language, count: number): boolean => RULES[language].select(count) === 'one';
