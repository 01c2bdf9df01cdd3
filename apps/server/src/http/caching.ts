import type { Response } from 'express';
import type { Settings } from '../settings.ts';
import type { StoredMatch } from '../store/store.ts';

/** So long a copy may be shown unasked: who asks to be forgotten is gone from every copy by then. */
const SECONDS = 60 * 60;

/**
 * A match that is over costs one file, whatever the number of viewers. What everybody may find any cache may keep; the rest,
 * and all of a server behind a password, only the browser that asked for it. Express adds the tag that makes asking again cheap.
 */
export function keepInCaches(response: Response, { isListed }: StoredMatch, { password }: Settings): Response {
  const whose = isListed && password === null ? 'public' : 'private';
  return response.set('Cache-Control', `${whose}, max-age=${SECONDS}, must-revalidate`);
}
