import { serverAddress } from '../lobby/rooms.ts';
import { isPractisedId, practisedBy } from '../practice/practised.ts';
import { settings } from '../settings.ts';

/** What a server has of a match: its record, or only that it is still played. */
export type Found =
  | { readonly type: 'record'; readonly content: string }
  | { readonly type: 'running'; readonly code: string }
  | { readonly type: 'none' }
  | { readonly type: 'unreachable' };

const PATIENCE = 15_000;

export async function fetchRecord(match: string): Promise<Found> {
  if (isPractisedId(match)) return kept(match);
  try {
    const answer = await fetch(`${serverAddress()}/api/matches/${encodeURIComponent(match)}`, {
      headers: { authorization: `Bearer ${settings.get().token}` },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status === 404) return { type: 'none' };
    if (!answer.ok) return { type: 'unreachable' };
    return foundIn(await answer.text());
  } catch {
    return { type: 'unreachable' };
  }
}

/** What was played in this browser. */
function kept(match: string): Found {
  const own = practisedBy(match);
  return own ? { type: 'record', content: JSON.stringify(own.file) } : { type: 'none' };
}

function foundIn(content: string): Found {
  const { running, code } = JSON.parse(content) as { readonly running?: boolean; readonly code?: string };
  return running === true && code !== undefined ? { type: 'running', code } : { type: 'record', content };
}
