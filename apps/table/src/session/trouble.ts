import type { AnyGame, Common, PieceId } from '@dolmen/core';
import type { Attempt, Trouble } from './session.ts';

/**
 * Why a touch leads nowhere, in the rules' own words; `null`: nothing was meant by it. What makes no sense after the
 * pieces touched before may have been meant alone.
 */
export function troubleOf(game: AnyGame, view: Common, gesture: readonly PieceId[], attempt: Attempt): Trouble | null {
  const word = attempt(view, gesture) ?? attempt(view, gesture.slice(-1));
  const action = word === null ? null : game.parse(word);
  const reason = action === null ? null : game.why(view, action);
  return reason && { reason };
}

interface RefusedLike {
  readonly refusal?: { readonly code?: unknown; readonly because?: unknown };
}

/** What an action rejects with. A refusal may say more closely why: `floor` because of something revealed. */
export function refusalOf(error: unknown): Trouble {
  const { code, because } = Object(Object(error as RefusedLike).refusal) as Record<string, unknown>;
  if (typeof code !== 'string') return { refusal: 'unavailable' };
  return { refusal: typeof because === 'string' ? `${code}.${because}` : code };
}
