import type { admin } from './en/admin.ts';
import type { frontPage } from './en/front-page.ts';
import type { en } from './en/index.ts';
import type { privacy } from './en/privacy.ts';

/** The same messages in another language. */
export type Translated<English> = { readonly [K in keyof English]: string };

/** Every message there is, and all of them in one language. */
export type MessageKey = keyof typeof en;
export type Catalogue = Translated<typeof en>;

/** What the front page says, which loads nothing else. */
export type LobbyKey = keyof typeof frontPage;
export type LobbyCatalogue = Translated<typeof frontPage>;

/** What pages of their own say, and no table. */
export type AdminKey = keyof typeof admin;
export type AdminCatalogue = Translated<typeof admin>;
export type PrivacyKey = keyof typeof privacy;
export type PrivacyCatalogue = Translated<typeof privacy>;
