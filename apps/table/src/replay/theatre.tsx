import { type ReactElement, useEffect, useState } from 'react';
import { isEmbedded } from '../embed.ts';
import { HelpedTable } from '../help/helped-table.tsx';
import { isPractisedId } from '../practice/practised.ts';
import { replayHash } from '../route.ts';
import { useStore } from '../store.ts';
import { TogetherButton } from '../together/together-button.tsx';
import { useTopicWords } from '../words.tsx';
import { SHARED } from '../worker/shared.ts';
import { BranchStage } from './branch-stage.tsx';
import type { Branch } from './branches.ts';
import { Controls } from './controls.tsx';
import { EyesField } from './eyes-field.tsx';
import { InRoom } from './in-room.ts';
import { momentQuery } from './moment-link.ts';
import { MomentLink, OutsideLink } from './moment-link-button.tsx';
import { PlayOn } from './play-on.tsx';
import { ProofLine } from './proof-line.tsx';
import type { Replay } from './replay.ts';
import { Better } from './review/better.tsx';
import type { Choice } from './review/messages.ts';
import { openReviewWorker, Review } from './review/review.ts';
import { ReviewPanel } from './review/review-panel.tsx';
import { Timeline } from './timeline.tsx';
import { useReplayKeys } from './use-replay-keys.ts';

interface Props {
  readonly replay: Replay;
  /** Its id on this server; `null`: it came from a file, and no link leads to it. */
  readonly match: string | null;
}

/** The table with a match that is over, and everything to wind it. */
export function Theatre({ replay, match }: Props): ReactElement {
  useAddress(replay, match);
  const [branch, setBranch] = useState<Branch | null>(null);
  if (branch !== null) return <BranchStage key={branch.at} branch={branch} back={() => setBranch(null)} />;
  return <ReplayStage replay={replay} match={match} enter={setBranch} />;
}

type StageProps = Props & { readonly enter: (branch: Branch) => void };

function ReplayStage({ replay, match, enter }: StageProps): ReactElement {
  useReplayKeys(replay);
  const [review] = useState(() => new Review(replay.file, openReviewWorker));
  const [better, setBetter] = useState<Choice | null>(null);
  const isThere = useStore(replay.source, (table) => table !== null);
  const show = (choice: Choice): void => {
    replay.pause();
    replay.look({ seat: choice.seat, isOpen: false });
    replay.jump(choice.ply);
    setBetter(choice);
  };
  return (
    <div className="theatre">
      {isThere && (
        <HelpedTable source={replay.source}>
          {(session) => better && <Better {...{ session, choice: better }} close={() => setBetter(null)} />}
        </HelpedTable>
      )}
      <InRoom replay={replay} />
      <ReplayBar {...{ replay, match, enter, review, show }} />
    </div>
  );
}

interface BarProps extends StageProps {
  readonly review: Review;
  readonly show: (choice: Choice) => void;
}

function ReplayBar({ replay, match, enter, review, show }: BarProps): ReactElement {
  const { t } = useTopicWords('replay');
  const choices = useStore(review.state, (state) => state.choices);
  return (
    <section className="replay-bar" aria-label={t('replay.controls')}>
      <Timeline replay={replay} choices={choices} />
      <div className="replay-row">
        <Controls replay={replay} />
        <EyesField replay={replay} />
        {!isEmbedded && <PlayOn replay={replay} enter={enter} />}
        {!isEmbedded && <ReviewPanel {...{ replay, review, show }} />}
        {isEmbedded ? <OutsideLink replay={replay} match={match} /> : isOnServer(match) && <MomentLink />}
        {!isEmbedded && isOnServer(match) && <TogetherButton match={match} />}
        <ProofLine replay={replay} />
      </div>
    </section>
  );
}

/** What others could open too. */
const isOnServer = (match: string | null): match is string =>
  match !== null && !isPractisedId(match) && match !== SHARED;

/** The address tells the moment, so that it can be given away, or loaded again. */
function useAddress(replay: Replay, match: string | null): void {
  useEffect(() => {
    if (match === null) return;
    return replay.state.subscribe(() => {
      const { ply, eyes, isPlaying } = replay.state.get();
      // Browsers count how often an address is changed, and not every move of a film is worth it.
      if (!isPlaying) history.replaceState(null, '', `${replayHash(match)}?${momentQuery({ ply, eyes })}`);
    });
  }, [replay, match]);
}
