import type { LobbyCatalogue, Pages, TableCatalogue, Topic, Topics } from './catalogue.ts';
import type { Language } from './languages.ts';

type Load<C> = { readonly [L in Language]: () => Promise<C> };

// Spelt out: a bundler makes a file of its own of each import it can read.
const TABLE: Load<TableCatalogue> = {
  en: async () => (await import('./en/at-table.ts')).atTable,
  de: async () => (await import('./de/at-table.ts')).atTable,
  fr: async () => (await import('./fr/at-table.ts')).atTable,
  nl: async () => (await import('./nl/at-table.ts')).atTable,
};

const LOBBY: Load<LobbyCatalogue> = {
  en: async () => (await import('./en/front-page.ts')).frontPage,
  de: async () => (await import('./de/front-page.ts')).frontPage,
  fr: async () => (await import('./fr/front-page.ts')).frontPage,
  nl: async () => (await import('./nl/front-page.ts')).frontPage,
};

const TOPICS: { readonly [T in Topic]: Load<Topics[T]> } = {
  ended: {
    en: async () => (await import('./en/ended.ts')).ended,
    de: async () => (await import('./de/ended.ts')).ended,
    fr: async () => (await import('./fr/ended.ts')).ended,
    nl: async () => (await import('./nl/ended.ts')).ended,
  },
  gathering: {
    en: async () => (await import('./en/gathering.ts')).gathering,
    de: async () => (await import('./de/gathering.ts')).gathering,
    fr: async () => (await import('./fr/gathering.ts')).gathering,
    nl: async () => (await import('./nl/gathering.ts')).gathering,
  },
  help: {
    en: async () => (await import('./en/help.ts')).help,
    de: async () => (await import('./de/help.ts')).help,
    fr: async () => (await import('./fr/help.ts')).help,
    nl: async () => (await import('./nl/help.ts')).help,
  },
  house: {
    en: async () => (await import('./en/house.ts')).house,
    de: async () => (await import('./de/house.ts')).house,
    fr: async () => (await import('./fr/house.ts')).house,
    nl: async () => (await import('./nl/house.ts')).house,
  },
  replay: {
    en: async () => (await import('./en/replay.ts')).replay,
    de: async () => (await import('./de/replay.ts')).replay,
    fr: async () => (await import('./fr/replay.ts')).replay,
    nl: async () => (await import('./nl/replay.ts')).replay,
  },
  settings: {
    en: async () => (await import('./en/settings.ts')).settings,
    de: async () => (await import('./de/settings.ts')).settings,
    fr: async () => (await import('./fr/settings.ts')).settings,
    nl: async () => (await import('./nl/settings.ts')).settings,
  },
};

const PAGES: { readonly [P in keyof Pages]: Load<Pages[P]> } = {
  admin: {
    en: async () => (await import('./en/admin.ts')).admin,
    de: async () => (await import('./de/admin.ts')).admin,
    fr: async () => (await import('./fr/admin.ts')).admin,
    nl: async () => (await import('./nl/admin.ts')).admin,
  },
  matches: {
    en: async () => (await import('./en/matches.ts')).matches,
    de: async () => (await import('./de/matches.ts')).matches,
    fr: async () => (await import('./fr/matches.ts')).matches,
    nl: async () => (await import('./nl/matches.ts')).matches,
  },
  privacy: {
    en: async () => (await import('./en/privacy.ts')).privacy,
    de: async () => (await import('./de/privacy.ts')).privacy,
    fr: async () => (await import('./fr/privacy.ts')).privacy,
    nl: async () => (await import('./nl/privacy.ts')).privacy,
  },
  seeing: {
    en: async () => (await import('./en/seeing.ts')).seeing,
    de: async () => (await import('./de/seeing.ts')).seeing,
    fr: async () => (await import('./fr/seeing.ts')).seeing,
    nl: async () => (await import('./nl/seeing.ts')).seeing,
  },
};

/** Everything a table says, in one language. */
export const loadTable = (language: Language): Promise<TableCatalogue> => TABLE[language]();

/** Only what the front page says. */
export const loadLobby = (language: Language): Promise<LobbyCatalogue> => LOBBY[language]();

/** What is said of one topic. */
export const loadTopic = <T extends Topic>(topic: T, language: Language): Promise<Topics[T]> =>
  TOPICS[topic][language]();

/** All that a page of its own says. */
export const loadPage = <P extends keyof Pages>(page: P, language: Language): Promise<Pages[P]> =>
  PAGES[page][language]();
