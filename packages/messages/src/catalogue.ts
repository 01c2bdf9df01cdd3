import type { admin } from './en/admin.ts';
import type { atTable } from './en/at-table.ts';
import type { ended } from './en/ended.ts';
import type { frontPage } from './en/front-page.ts';
import type { gathering } from './en/gathering.ts';
import type { help } from './en/help.ts';
import type { house } from './en/house.ts';
import type { en } from './en/index.ts';
import type { matches } from './en/matches.ts';
import type { privacy } from './en/privacy.ts';
import type { replay } from './en/replay.ts';
import type { seeing } from './en/seeing.ts';
import type { settings } from './en/settings.ts';

/** The same messages in another language. */
export type Translated<English> = { readonly [K in keyof English]: string };

/** Every message there is, and all of them in one language. */
export type MessageKey = keyof typeof en;
export type Catalogue = Translated<typeof en>;

/** What a table says. */
export type TableKey = keyof typeof atTable;
export type TableCatalogue = Translated<typeof atTable>;

/** What the front page says, which loads nothing else. */
export type LobbyKey = keyof typeof frontPage;
export type LobbyCatalogue = Translated<typeof frontPage>;

/** What is said only where somebody asks for it, and loaded only then. */
export interface Topics {
  readonly ended: Translated<typeof ended>;
  readonly gathering: Translated<typeof gathering>;
  readonly help: Translated<typeof help>;
  readonly house: Translated<typeof house>;
  readonly replay: Translated<typeof replay>;
  readonly settings: Translated<typeof settings>;
}
export type Topic = keyof Topics;

/** What is said by itself, without what a table says. */
export interface Pages {
  readonly admin: Translated<typeof admin>;
  readonly matches: Translated<typeof matches>;
  readonly privacy: Translated<typeof privacy>;
  /** Headsets and other ways to see the table: only those who look for them load it. */
  readonly seeing: Translated<typeof seeing>;
}
export type AdminKey = keyof typeof admin;
export type MatchesKey = keyof typeof matches;
export type PrivacyKey = keyof typeof privacy;
export type SeeingKey = keyof typeof seeing;
