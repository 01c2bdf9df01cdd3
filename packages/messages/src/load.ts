import type { Catalogue, HouseCatalogue, LobbyCatalogue } from './catalogue.ts';
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

const HOUSE: Load<HouseCatalogue> = {
  en: async () => (await import('./en/house.ts')).house,
  de: async () => (await import('./de/house.ts')).house,
  fr: async () => (await import('./fr/house.ts')).house,
  nl: async () => (await import('./nl/house.ts')).house,
};

/** Everything a table says, in one language. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => WHOLE[language]();

/** Only what the front page says. */
export const loadLobby = (language: Language): Promise<LobbyCatalogue> => LOBBY[language]();

/** What the rooms of a house say, its password, and whoever brings another device. */
export const loadHouse = (language: Language): Promise<HouseCatalogue> => HOUSE[language]();
