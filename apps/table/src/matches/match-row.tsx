import type { LobbyKey, MatchesKey } from '@dolmen/messages/fill';
import { loadPage } from '@dolmen/messages/load';
import type { ReactElement, ReactNode } from 'react';
import { replayHash } from '../route.ts';
import { useLobbyWords, type Words, wordsBy } from '../words.tsx';
import { fateOf, type OwnMatch, type PlayedMatch } from './own-match.ts';

const useMatchesWords = wordsBy<MatchesKey>((language) => loadPage('matches', language));

export interface ListWords {
  readonly lobby: Words<LobbyKey>;
  readonly list: Words<MatchesKey>;
}

export const useListWords = (): ListWords => ({ lobby: useLobbyWords(), list: useMatchesWords() });

const dateText = ({ list }: ListWords, at: number): string =>
  new Intl.DateTimeFormat(list.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

interface Props {
  readonly match: PlayedMatch;
  readonly words: ListWords;
  /** Everybody who played, or everybody else. */
  readonly names: readonly string[];
  readonly note: string;
  readonly points: readonly number[];
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A match that is over: a link to its replay. */
function MatchRow({ match, words, names, note, points, children }: Props): ReactElement {
  const { lobby, list } = words;
  return (
    <li>
      <a className="table-row" href={replayHash(match.id)}>
        <strong>{lobby.t(`lobby.game.${match.game}`)}</strong>
        <span>{names.join(', ') || list.t('matches.alone')}</span>
        {points.length > 0 && <span>{list.t('matches.points', { points: points.join(' : ') })}</span>}
        <span className="row-note">{note}</span>
        <span className="faint">{dateText(words, match.endedAt)}</span>
        <span className="hidden-text">{list.t('matches.watch')}</span>
      </a>
      {children}
    </li>
  );
}

const isName = (name: string | null): name is string => name !== null && name !== '';

const totalsOf = ({ result }: PlayedMatch): readonly number[] => result?.scores.map(({ total }) => total) ?? [];

interface RowProps<M> {
  readonly match: M;
  readonly words: ListWords;
}

interface OwnRowProps extends RowProps<OwnMatch> {
  readonly remove: () => void;
}

/** The own points first. */
export function OwnMatchRow({ match, words, remove }: OwnRowProps): ReactElement {
  const { lobby, list } = words;
  const { seat, names, isPractice } = match;
  const others = names.filter((_, other) => other !== seat).filter(isName);
  const totals = totalsOf(match);
  const points = totals.length === 0 ? [] : [totals[seat] ?? 0, ...totals.filter((_, other) => other !== seat)];
  const fate = list.t(`matches.fate.${fateOf(match)}`);
  const note = isPractice ? `${fate}, ${list.t('matches.practice')}` : fate;
  const values = { game: lobby.t(`lobby.game.${match.game}`), date: dateText(words, match.endedAt) };
  return (
    <MatchRow {...{ match, words, note, points }} names={others}>
      <button type="button" className="button" onClick={remove}>
        <span aria-hidden="true">×</span>
        <span className="hidden-text">{list.t('matches.remove', values)}</span>
      </button>
    </MatchRow>
  );
}

export function ServerMatchRow({ match, words }: RowProps<PlayedMatch>): ReactElement {
  const winners = match.result?.winners.map((seat) => match.names[seat] ?? null).filter(isName) ?? [];
  const note = winners.length > 0 ? `🏆 ${winners.join(', ')}` : '';
  return <MatchRow {...{ match, words, note }} names={match.names.filter(isName)} points={totalsOf(match)} />;
}
