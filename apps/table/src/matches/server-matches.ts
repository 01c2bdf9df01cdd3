import type { GameId } from '@dolmen/core/game-id';
import { type Answer, ask } from '../lobby/rooms.ts';
import type { OwnMatch, PlayedMatch } from './own-match.ts';

/** As a server tells of a match. */
interface Told {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly (string | null)[];
  readonly endedAt: number;
  readonly result: PlayedMatch['result'];
}

interface OwnTold extends Told {
  readonly seat: number;
  readonly kinds: readonly string[];
}

/** Where a list goes on: behind this one. */
export type Behind = Pick<PlayedMatch, 'id' | 'endedAt'> | null;

export interface Wanted {
  readonly game: GameId | null;
  readonly seats: number | null;
}

/** So many at once. */
export const PAGE = 20;

function query({ game, seats }: Wanted, behind: Behind): string {
  const words = new URLSearchParams({ limit: String(PAGE) });
  if (behind !== null) words.set('before', `${behind.endedAt}:${behind.id}`);
  if (game !== null) words.set('game', game);
  if (seats !== null) words.set('seats', String(seats));
  return String(words);
}

type Page<T> = Promise<Answer<readonly T[]>>;

export async function finishedMatches(wanted: Wanted, behind: Behind): Page<PlayedMatch> {
  const answer = await ask<{ matches: readonly Told[] }>(`/api/matches?${query(wanted, behind)}`);
  return answer.ok ? { ok: true, value: answer.value.matches.map(played) } : answer;
}

export async function ownMatches(behind: Behind): Page<OwnMatch> {
  const path = `/api/mine/matches?${query({ game: null, seats: null }, behind)}`;
  const answer = await ask<{ matches: readonly OwnTold[] }>(path, { isSigned: true });
  return answer.ok ? { ok: true, value: answer.value.matches.map(own) } : answer;
}

const played = ({ id, game, seats, endedAt, result }: Told): PlayedMatch => ({
  ...{ id, game, endedAt, result },
  names: seats,
});

const own = (told: OwnTold): OwnMatch => ({
  ...played(told),
  seat: told.seat,
  hasPeople: told.kinds.some((kind, seat) => kind === 'person' && seat !== told.seat),
  isPractice: false,
});
