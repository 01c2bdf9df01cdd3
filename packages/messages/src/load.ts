import type { AdminCatalogue, Catalogue, LobbyCatalogue, PrivacyCatalogue } from './catalogue.ts';
import type { Language } from './languages.ts';

type Load<C> = { readonly [L in Language]: () => Promise<C> };

// Spelt out: a bundler makes a file of its own of each import it can read.
const WHOLE: Load<Catalogue> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
  nl: async () => (await import('./nl/index.ts')).nl,
};

const LOBBY: Load<LobbyCatalogue> = {
  en: async () => (await import('./en/front-page.ts')).frontPage,
  de: async () => (await import('./de/front-page.ts')).frontPage,
  fr: async () => (await import('./fr/front-page.ts')).frontPage,
  nl: async () => (await import('./nl/front-page.ts')).frontPage,
};

const ADMIN: Load<AdminCatalogue> = {
  en: async () => (await import('./en/admin.ts')).admin,
  de: async () => (await import('./de/admin.ts')).admin,
  fr: async () => (await import('./fr/admin.ts')).admin,
  nl: async () => (await import('./nl/admin.ts')).admin,
};

const PRIVACY: Load<PrivacyCatalogue> = {
  en: async () => (await import('./en/privacy.ts')).privacy,
  de: async () => (await import('./de/privacy.ts')).privacy,
  fr: async () => (await import('./fr/privacy.ts')).privacy,
  nl: async () => (await import('./nl/privacy.ts')).privacy,
};

/** Everything a table says, in one language. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => WHOLE[language]();

/** Only what the front page says. */
export const loadLobby = (language: Language): Promise<LobbyCatalogue> => LOBBY[language]();

export const loadAdmin = (language: Language): Promise<AdminCatalogue> => ADMIN[language]();

export const loadPrivacy = (language: Language): Promise<PrivacyCatalogue> => PRIVACY[language]();
