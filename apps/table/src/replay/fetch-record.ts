import { isEmbedded } from '../embed.ts';
import { serverAddress } from '../lobby/rooms.ts';
import { isPractisedId, practisedBy } from '../practice/practised.ts';
import { settings } from '../settings.ts';
import { SHARED, takeShared } from '../worker/shared.ts';

/** What a server has of a match: its record, or only that it is still played. */
export type Found =
  | { readonly type: 'record'; readonly content: string }
  | { readonly type: 'running'; readonly code: string }
  | { readonly type: 'none' }
  | { readonly type: 'unreachable' };

const PATIENCE = 15_000;

export async function fetchRecord(match: string): Promise<Found> {
  if (match === SHARED) return found(await takeShared());
  if (isPractisedId(match)) return found(practisedFile(match));
  try {
    const answer = await fetch(`${serverAddress()}/api/matches/${encodeURIComponent(match)}`, {
      // In another site's page nobody is anybody.
      headers: isEmbedded ? {} : { authorization: `Bearer ${settings.get().token}` },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status === 404) return { type: 'none' };
    if (!answer.ok) return { type: 'unreachable' };
    return foundIn(await answer.text());
  } catch {
    return { type: 'unreachable' };
  }
}

const practisedFile = (match: string): string | null => {
  const own = practisedBy(match);
  return own && JSON.stringify(own.file);
};

const found = (content: string | null): Found => (content === null ? { type: 'none' } : { type: 'record', content });

function foundIn(content: string): Found {
  const { running, code } = JSON.parse(content) as { readonly running?: boolean; readonly code?: string };
  return running === true && code !== undefined ? { type: 'running', code } : { type: 'record', content };
}
