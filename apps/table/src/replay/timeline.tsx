import type { ReactElement } from 'react';
import { playerColor, seatNames } from '../players.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { branches, branchesOf } from './branches.ts';
import { keyTurns } from './key-turns.ts';
import type { Turn } from './messages.ts';
import type { Replay } from './replay.ts';

/** The whole match at a glance: whose turn it was, the scores as they rose, what counted most, and where one is. */
export function Timeline({ replay }: { readonly replay: Replay }): ReactElement {
  const { t } = useTopicWords('replay');
  const ply = useStore(replay.state, (state) => state.ply);
  const turns = useStore(replay.state, (state) => state.turns);
  const { plies } = replay;
  const turn = turns?.findLast(({ from }) => from < ply);
  const player = turn && seatNames({ seats: replay.source.get()?.seats ?? [] })[turn.seat];
  const text = player ? t('replay.at.turn', { ply, plies, player }) : t('replay.at', { ply, plies });
  return (
    <div className="timeline">
      {turns && plies > 0 && <Marks turns={turns} plies={plies} />}
      {plies > 0 && <BranchMarks replay={replay} />}
      <input
        type="range"
        min={0}
        max={plies}
        value={ply}
        aria-label={t('replay.timeline')}
        aria-valuetext={text}
        onChange={({ target }) => {
          replay.pause();
          replay.jump(Number(target.value));
        }}
      />
      <p className="timeline-at" aria-hidden="true">
        {text}
      </p>
    </div>
  );
}

/** Where the match was played on from. */
function BranchMarks({ replay }: { readonly replay: Replay }): ReactElement {
  const own = branchesOf(useStore(branches), replay.file);
  return (
    <div className="branch-marks" aria-hidden="true">
      {own.map(({ at, from }) => (
        <span key={at} style={{ left: `${(from / replay.plies) * 100}%` }}>
          ⑂
        </span>
      ))}
    </div>
  );
}

const HEIGHT = 34;

/** Bands for turns in their players' colours, a line for each score, a mark where most was gained. */
function Marks({ turns, plies }: { readonly turns: readonly Turn[]; readonly plies: number }): ReactElement {
  const ends = turns.map((_, index) => turns[index + 1]?.from ?? plies);
  const most = Math.max(1, ...turns.flatMap(({ scores }) => scores));
  const least = Math.min(0, ...turns.flatMap(({ scores }) => scores));
  const heightOf = (score: number): number => HEIGHT - 7 - ((score - least) / (most - least)) * (HEIGHT - 10);
  return (
    <svg className="timeline-marks" viewBox={`0 0 ${plies} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {turns.map(({ from, seat }, index) => (
        <rect
          key={from}
          x={from}
          y={HEIGHT - 5}
          width={(ends[index] ?? from) - from}
          height={5}
          fill={playerColor(seat).css}
        />
      ))}
      {(turns[0]?.scores ?? []).map((_, seat) => (
        <polyline
          key={playerColor(seat).name}
          points={turns.map(({ scores }, index) => `${ends[index]},${heightOf(scores[seat] ?? 0)}`).join(' ')}
          stroke={playerColor(seat).css}
        />
      ))}
      {keyTurns(turns).map((index) => (
        <path key={index} className="timeline-key" d={`M${ends[index]} 0v${HEIGHT - 6}`} />
      ))}
    </svg>
  );
}
