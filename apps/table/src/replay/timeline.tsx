import type { ReactElement } from 'react';
import { playerColor, seatNames } from '../players.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { branches, branchesOf } from './branches.ts';
import { chanceCurves, scoreCurves } from './curves.ts';
import { keyTurns } from './key-turns.ts';
import type { Turn } from './messages.ts';
import type { Replay } from './replay.ts';
import type { Choice } from './review/messages.ts';

interface Props {
  readonly replay: Replay;
  /** What a review found so far: then its curves are shown. */
  readonly choices?: readonly Choice[];
}

/** The whole match at a glance: whose turn it was, how it stood, what counted most, and where one is. */
export function Timeline({ replay, choices = NONE }: Props): ReactElement {
  const { t } = useTopicWords('replay');
  const ply = useStore(replay.state, (state) => state.ply);
  const turns = useStore(replay.state, (state) => state.turns);
  const { plies } = replay;
  const turn = turns?.findLast(({ from }) => from < ply);
  const player = turn && seatNames({ seats: replay.source.get()?.seats ?? [] })[turn.seat];
  const text = player ? t('replay.at.turn', { ply, plies, player }) : t('replay.at', { ply, plies });
  return (
    <div className="timeline">
      {turns && plies > 0 && <Marks {...{ turns, plies, choices }} />}
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

const NONE: readonly Choice[] = [];
const HEIGHT = 34;

interface MarksProps {
  readonly turns: readonly Turn[];
  readonly plies: number;
  readonly choices: readonly Choice[];
}

/** Bands for turns in their players' colours, a curve for each seat, a mark where most was gained. */
function Marks({ turns, plies, choices }: MarksProps): ReactElement {
  const ends = turns.map((_, index) => turns[index + 1]?.from ?? plies);
  const curves = choices.length > 0 ? chanceCurves(choices) : scoreCurves(turns, ends);
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
      {curves.map((points, seat) => (
        <polyline
          key={playerColor(seat).name}
          points={points.map(({ ply, height }) => `${ply},${HEIGHT - 7 - height * (HEIGHT - 10)}`).join(' ')}
          stroke={playerColor(seat).css}
        />
      ))}
      {keyTurns(turns).map((index) => (
        <path key={index} className="timeline-key" d={`M${ends[index]} 0v${HEIGHT - 6}`} />
      ))}
    </svg>
  );
}
