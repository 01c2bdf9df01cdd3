import { type ReactElement, useEffect, useState } from 'react';
import { HelpedTable } from '../help/helped-table.tsx';
import { LoadingPage } from '../lobby/trouble-page.tsx';
import type { TableInfo, TableSource } from '../session/table-source.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { Controls } from './controls.tsx';
import { InRoom } from './in-room.ts';
import { pastReel, recordSoFar } from './past-reel.ts';
import './replay.css';
import { Replay } from './replay.ts';
import { Timeline } from './timeline.tsx';
import { useReplayKeys } from './use-replay-keys.ts';

interface Props {
  readonly source: TableSource;
  readonly back: () => void;
}

/** The past of a match that is under way, with what winds a replay. */
export default function LookBack({ source, back }: Props): ReactElement {
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => {
    const table = source.get();
    if (table?.view == null || source.past === undefined) return back();
    const opened = begin(table, source.past);
    setReplay(opened);
    return () => opened.end();
  }, [source]);
  return replay === null ? <LoadingPage /> : <Stage {...{ replay, source, back }} />;
}

/** From the moment that was last seen, through the own eyes. */
function begin(table: TableInfo, past: NonNullable<TableSource['past']>): Replay {
  const file = recordSoFar(table);
  const eyes = { seat: table.seat, isOpen: false };
  return new Replay(pastReel(past), file, { ply: file.actions.length - 1, eyes });
}

type StageProps = Props & { readonly replay: Replay };

function Stage({ replay, source, back }: StageProps): ReactElement {
  const { t } = useTopicWords('replay');
  useReplayKeys(replay);
  const isThere = useStore(replay.source, (table) => table !== null);
  return (
    <div className="theatre">
      {isThere ? <HelpedTable source={replay.source} /> : <LoadingPage />}
      <InRoom replay={replay} />
      <section className="replay-bar" aria-label={t('replay.controls')}>
        <Timeline replay={replay} />
        <div className="replay-row">
          <Controls replay={replay} />
          <button type="button" className="button primary" onClick={back}>
            {t('replay.now')}
          </button>
          <Present source={source} since={replay.plies} />
        </div>
      </section>
    </div>
  );
}

/** What goes on meanwhile. */
function Present({ source, since }: { readonly source: TableSource; readonly since: number }): ReactElement {
  const { t } = useTopicWords('replay');
  const moves = useStore(source, (table) => (table?.view?.ply ?? since) - since);
  const isAsked = useStore(source, (table) => table?.seat != null && table.view?.toAct === table.seat);
  const news = moves > 0 ? t('replay.now.moves', { count: moves }) : t('replay.past');
  return (
    <p className="replay-proof" role="status">
      {isAsked ? t('replay.now.turn') : news}
    </p>
  );
}
