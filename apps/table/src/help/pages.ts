export const HELP_PAGES = ['rules', 'lexicon', 'aid', 'about'] as const;

/** What the help can be opened at. */
export type HelpPage = (typeof HELP_PAGES)[number];
