import type { frontPage } from './en/front-page.ts';
import type { house } from './en/house.ts';
import type { en } from './en/index.ts';

/** The same messages in another language. */
export type Translated<English> = { readonly [K in keyof English]: string };

/** Every message there is, and all of them in one language. */
export type MessageKey = keyof typeof en;
export type Catalogue = Translated<typeof en>;

/** What the front page says, which loads nothing else. */
export type LobbyKey = keyof typeof frontPage;
export type LobbyCatalogue = Translated<typeof frontPage>;

/** What is loaded by itself, and is in no other catalogue. */
export type HouseKey = keyof typeof house;
export type HouseCatalogue = Translated<typeof house>;
