import { type ReactElement, useState } from 'react';
import { saveAs } from '../hud/save-as.ts';
import { type AdminWords, sizeText, timeText, useAdminWords } from './admin-words.ts';
import type { Match } from './answers.ts';
import { GAME_NAMES } from './game-names.ts';
import { act } from './notice.tsx';
import { SureButton } from './sure-button.tsx';
import { useOperation } from './use-operation.ts';

const STEP = 50;
const MOST = 500;

/** All that is stored, and how large it is. */
export function MatchesPage(): ReactElement {
  const words = useAdminWords();
  const { t } = words;
  const [limit, setLimit] = useState(STEP);
  const { value, again } = useOperation<{ matches: readonly Match[] }>('matches list', { limit }, 10_000);
  const matches = value?.matches ?? [];
  return (
    <>
      <PruneButton again={again} />
      {value && matches.length === 0 && <p>{t('admin.matches.none')}</p>}
      <ul className="admin-list">
        {matches.map((match) => (
          <MatchRow key={match.id} {...{ match, words, again }} />
        ))}
      </ul>
      {matches.length === limit && limit < MOST && (
        <button type="button" className="button" onClick={() => setLimit(limit + STEP)}>
          {t('admin.matches.more')}
        </button>
      )}
    </>
  );
}

function PruneButton({ again }: { readonly again: () => void }): ReactElement {
  const { t } = useAdminWords();
  const prune = (): void =>
    void act<Record<string, number>>('prune', {}, (pruned) => t('admin.prune.done', pruned)).then(again);
  return (
    <section className="admin-row">
      <button type="button" className="button" onClick={prune}>
        {t('admin.prune')}
      </button>
      <p className="faint">{t('admin.prune.hint')}</p>
    </section>
  );
}

async function download(id: string): Promise<void> {
  await act<object>('matches show', { id }, (record) => {
    saveAs(new Blob([JSON.stringify(record)], { type: 'application/json' }), `dolmen-${id}.json`);
    return '';
  });
}

interface RowProps {
  readonly match: Match;
  readonly words: AdminWords;
  readonly again: () => void;
}

function MatchRow({ match, words, again }: RowProps): ReactElement {
  const { t } = words;
  const { id, game, players, endedAt } = match;
  const names = players.map((name) => name || '–').join(' · ');
  return (
    <li className="panel admin-item">
      <p>
        <strong>{GAME_NAMES[game]}</strong> {names}
        <br />
        <span className="faint">{notesOf(words, match).join(', ')}</span>
      </p>
      {endedAt !== null && (
        <div className="admin-row">
          <button
            type="button"
            className="button"
            aria-label={`${t('admin.download')}: ${names}`}
            onClick={() => void download(id)}
          >
            {t('admin.download')}
          </button>
          <SureButton
            label={t('admin.delete')}
            about={names}
            question={t('admin.delete.sure')}
            act={() => void act('matches delete', { id }).then(again)}
          />
        </div>
      )}
    </li>
  );
}

const notesOf = (words: AdminWords, { endedAt, isListed, bytes, plies }: Match): string[] => [
  endedAt === null
    ? words.t('admin.matches.running')
    : words.t('admin.matches.ended', { time: timeText(words, endedAt) }),
  words.t(isListed ? 'admin.visibility.public' : 'admin.visibility.private'),
  ...(plies === null ? [] : [words.t('admin.ply', { ply: plies })]),
  sizeText(words, bytes),
];
