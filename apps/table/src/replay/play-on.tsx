import { LEVELS, type Level } from '@dolmen/bots/level-names';
import { type ReactElement, useState } from 'react';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { type Branch, beginBranch, branches, branchesOf, forgetBranch } from './branches.ts';
import type { Replay } from './replay.ts';

interface Props {
  readonly replay: Replay;
  readonly enter: (branch: Branch) => void;
}

/** What if: the match is played on from this moment, in the seat one looks from or that is to move. */
export function PlayOn({ replay, enter }: Props): ReactElement {
  const { t } = useTopicWords('replay');
  const [level, setLevel] = useState<Level>('skilled');
  const eyes = useStore(replay.state, (state) => state.eyes);
  const toAct = useStore(replay.source, (table) => table?.view?.toAct ?? null);
  const begin = (): void => {
    replay.pause();
    const from = replay.source.get()?.view?.ply ?? 0;
    if (toAct !== null) enter(beginBranch(replay.file, { from, seat: eyes.seat ?? toAct, level }));
  };
  return (
    <div className="play-on">
      <button type="button" className="button" disabled={toAct === null} onClick={begin}>
        {t('replay.play-on')}
      </button>
      <label className="replay-field">
        <span className="hidden-text">{t('lobby.level')}</span>
        <select value={level} onChange={({ target }) => setLevel(target.value as Level)}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`lobby.level.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <BranchList replay={replay} enter={enter} />
    </div>
  );
}

/** What was played on before: to go on with, or to throw away. */
function BranchList({ replay, enter }: Props): ReactElement | null {
  const { t, language } = useTopicWords('replay');
  const own = branchesOf(useStore(branches), replay.file);
  if (own.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <details className="branch-list">
      <summary>{t('replay.branches', { count: own.length })}</summary>
      <ul>
        {own.map((branch) => (
          <li key={branch.at}>
            <button type="button" className="button" onClick={() => enter(branch)}>
              {t('replay.branch', { ply: branch.from, time: time.format(branch.at) })}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('replay.branch.delete', { ply: branch.from })}
              onClick={() => forgetBranch(branch)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
