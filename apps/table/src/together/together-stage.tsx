import type { Together } from '@dolmen/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { HelpedTable } from '../help/helped-table.tsx';
import { LoadingPage } from '../lobby/trouble-page.tsx';
import { Controls } from '../replay/controls.tsx';
import { EyesField } from '../replay/eyes-field.tsx';
import { InRoom } from '../replay/in-room.ts';
import type { Replay } from '../replay/replay.ts';
import { Timeline } from '../replay/timeline.tsx';
import { useReplayKeys } from '../replay/use-replay-keys.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { followLead, tellLead } from './follow.ts';
import { TogetherPeople } from './together-people.tsx';
import './together.css';
import type { Joined } from './use-together.ts';

interface Props extends Joined {
  readonly replay: Replay;
  readonly together: Together;
  readonly code: string;
}

export function TogetherStage(props: Props): ReactElement {
  const { replay, seen, together, connection } = props;
  const { t } = useTopicWords('replay');
  const [isFree, setFree] = useState(false);
  const isLeading = together.leader === seen.id;
  const isFollowing = !isLeading && !isFree;
  useEffect(
    () => (isLeading ? tellLead(replay, (lead) => connection.lead(lead)) : undefined),
    [replay, connection, isLeading],
  );
  useEffect(() => {
    if (isFollowing) followLead(replay, together.lead);
  }, [replay, isFollowing, together.lead]);
  const isThere = useStore(replay.source, (table) => table !== null);
  return (
    <div className="theatre">
      {isThere ? <HelpedTable source={replay.source} /> : <LoadingPage />}
      <section className="replay-bar together-bar" aria-label={t('replay.controls')}>
        {!isFollowing && <Winding replay={replay} />}
        <div className="replay-row">
          <Leading {...{ together, isLeading, isFree, setFree }} />
          <TogetherPeople {...props} isLeading={isLeading} />
        </div>
      </section>
    </div>
  );
}

/** For whoever leads, or looks around alone. */
function Winding({ replay }: { readonly replay: Replay }): ReactElement {
  useReplayKeys(replay);
  return (
    <>
      <InRoom replay={replay} />
      <Timeline replay={replay} />
      <div className="replay-row">
        <Controls replay={replay} />
        <EyesField replay={replay} />
      </div>
    </>
  );
}

interface LeadingProps {
  readonly together: Together;
  readonly isLeading: boolean;
  readonly isFree: boolean;
  readonly setFree: (isFree: boolean) => void;
}

function Leading({ together, isLeading, isFree, setFree }: LeadingProps): ReactElement {
  const { t } = useTopicWords('replay');
  const player = together.people.find(({ id }) => id === together.leader)?.name ?? '…';
  return (
    <>
      <p role="status">{isLeading ? t('replay.together.leading') : t('replay.together.led', { player })}</p>
      {!isLeading && (
        <label className="replay-check">
          <input type="checkbox" checked={!isFree} onChange={({ target }) => setFree(!target.checked)} />
          <span>{t('replay.together.follow')}</span>
        </label>
      )}
    </>
  );
}
