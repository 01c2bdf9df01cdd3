import type { LobbyCatalogue } from '../catalogue.ts';
import { common } from './common.ts';
import { lobby } from './lobby.ts';

/** All that the front page needs. */
export const frontPage: LobbyCatalogue = { ...common, ...lobby };
