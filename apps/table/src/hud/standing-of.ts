import { type Common, GAMES, type GameId, type ScoreLine, type Seat } from '@dolmen/core';
import type { TableKey } from '@dolmen/messages/fill';
import type { Words } from '../words.tsx';

/** What somebody has so far, and why it is not what the track on the table shows; '' where it is. */
export interface Standing {
  readonly points: number | null;
  readonly why: string;
}

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

const REASONS: Readonly<Record<string, TableKey>> = {
  stones: 'table.player.more.stones',
  row: 'table.player.more.row',
};

/** The track has nearly all; what is counted only at the end comes on top. */
function beyondTrack(lines: readonly ScoreLine[], { t, language }: Words): Standing {
  const rest = lines.filter(({ key, points }) => key !== 'track' && points !== 0);
  const reasons = [...new Set(rest.flatMap(({ key }) => REASONS[key] ?? []))].map((key) => t(key));
  const why = t('table.player.more', { points: sum(rest), reasons: new Intl.ListFormat(language).format(reasons) });
  return { points: sum(lines) - sum(rest), why: rest.length === 0 ? '' : why };
}

/** The track has only what tiles brought; most is where the figures stand. */
function besidesTrack(lines: readonly ScoreLine[], { t }: Words): Standing {
  const onTrack = sum(lines.filter(({ key }) => key === 'tiles'));
  const points = sum(lines);
  return { points, why: points === onTrack ? '' : t('table.player.on-track', { points: onTrack }) };
}

const TRACKS: { readonly [G in GameId]: ((lines: readonly ScoreLine[], words: Words) => Standing) | null } = {
  keltis: besidesTrack,
  rune: null,
  'rune-stones': beyondTrack,
};

export function standingOf(game: GameId, view: Common, seat: Seat, words: Words): Standing {
  const sheet = GAMES[game].scores(view)[seat];
  if (sheet === undefined) return { points: null, why: '' };
  return TRACKS[game]?.(sheet.lines, words) ?? { points: sheet.total, why: '' };
}
