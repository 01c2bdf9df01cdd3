import type { Together } from '@dolmen/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { LoadingPage, TroublePage } from '../lobby/trouble-page.tsx';
import { fetchRecord } from '../replay/fetch-record.ts';
import '../replay/replay.css';
import { openReelWorker, openReplay, type Replay } from '../replay/replay.ts';
import { TogetherStage } from './together-stage.tsx';
import { type Joined, useTogether } from './use-together.ts';

/** A match is watched together: one leads, and everybody has the record for themselves. */
export default function TogetherPage({ code }: { readonly code: string }): ReactElement {
  const joined = useTogether(code);
  if (joined === null) return <LoadingPage />;
  const { reason, together } = joined.seen;
  // Whoever is locked out of the whole server never comes here.
  if (reason === 'locked') return <TroublePage kind="no-such-table" />;
  if (reason !== null && reason !== 'left') return <TroublePage kind={reason} />;
  return together === null ? <LoadingPage /> : <Watched {...joined} together={together} code={code} />;
}

type Props = Joined & { readonly together: Together; readonly code: string };

function Watched(props: Props): ReactElement {
  const replay = useRecord(props.together);
  if (replay === 'none') return <TroublePage kind="no-such-table" />;
  return replay === null ? <LoadingPage /> : <TogetherStage {...props} replay={replay} />;
}

/** From where the one who leads is already. */
function useRecord({ match, lead }: Together): Replay | 'none' | null {
  const [replay, setReplay] = useState<Replay | 'none' | null>(null);
  useEffect(() => {
    const port = openReelWorker();
    const open = async (): Promise<void> => {
      const found = await fetchRecord(match);
      const opened = found.type === 'record' ? await openReplay(port, found.content, lead) : null;
      setReplay(opened?.ok ? opened.value : 'none');
    };
    void open();
    return () => port.end();
  }, [match]);
  return replay;
}
