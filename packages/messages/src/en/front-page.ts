import { common } from './common.ts';
import { lobby } from './lobby.ts';

/** All that the front page needs. */
export const frontPage = { ...common, ...lobby } as const;
