export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself: whoever looks for their own need not read another. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};

const CODES: readonly string[] = LANGUAGES;
export const isLanguage = (code: string): code is Language => CODES.includes(code);

/** The language a locale such as `de_CH.UTF-8` asks for; English where there is no catalogue. */
export function languageOf(locale: string | undefined): Language {
  const code = locale?.slice(0, 2).toLowerCase() ?? '';
  return isLanguage(code) ? code : 'en';
}
