import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LoadingPage } from '../lobby/trouble-page.tsx';
import { FRONT, tableHash } from '../route.ts';
import { useTopicWords } from '../words.tsx';
import { type Found, fetchRecord } from './fetch-record.ts';
import { takeHanded } from './handed-over.ts';
import { readMoment } from './moment-link.ts';
import { OpenFile } from './open-file.tsx';
import './replay.css';
import { openReelWorker, openReplay, type Replay } from './replay.ts';
import { Theatre } from './theatre.tsx';

interface Props {
  /** The id of a match on this server; `null`: one is opened from a file. */
  readonly match: string | null;
  readonly moment: URLSearchParams;
}

/** A match is watched again: from this server, or from a file. */
export default function ReplayPage({ match, moment }: Props): ReactElement {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const handed = match === null ? takeHanded() : null;
    setFound(handed === null ? null : { type: 'record', content: handed });
    if (match === null) return;
    let isGone = false;
    fetchRecord(match).then((found) => isGone || setFound(found));
    return () => {
      isGone = true;
    };
  }, [match]);
  const open = (content: string): void => setFound({ type: 'record', content });
  if (found === null) return match === null ? <OpenFile open={open} /> : <LoadingPage />;
  if (found.type === 'record')
    return <Reading key={found.content} content={found.content} {...{ match, moment, open }} />;
  return <Missing found={found} />;
}

interface ReadingProps extends Props {
  readonly content: string;
  readonly open: (content: string) => void;
}

function Reading({ content, match, moment, open }: ReadingProps): ReactElement {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof openReplay>> | null>(null);
  useEffect(() => {
    const port = openReelWorker();
    openReplay(port, content, readMoment(moment)).then(setOpened);
    return () => port.end();
    // Only when another record is opened: the address follows the replay, not the other way round.
  }, [content]);
  if (opened === null) return <LoadingPage />;
  if (!opened.ok) return <OpenFile open={open} error={opened.error} />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <Shown replay={opened.value} match={match} />
    </Suspense>
  );
}

/** The worker ends with the page, and so does what it feeds. */
function Shown({ replay, match }: { readonly replay: Replay; readonly match: string | null }): ReactElement {
  useEffect(() => () => replay.pause(), [replay]);
  return <Theatre replay={replay} match={match} />;
}

function Missing({ found }: { readonly found: Exclude<Found, { readonly type: 'record' }> }): ReactElement {
  const { t } = useTopicWords('replay');
  if (found.type === 'running')
    return (
      <Notice title={t('replay.running')} text={t('replay.running.text')}>
        <a className="button primary" href={tableHash(found.code)}>
          {t('replay.running.watch')}
        </a>
      </Notice>
    );
  return found.type === 'none' ? (
    <Notice title={t('replay.none')} text={t('replay.none.text')} />
  ) : (
    <Notice title={t('replay.unreachable')} text="" />
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Notice({ title, text, children }: NoticeProps): ReactElement {
  const { t } = useTopicWords('replay');
  return (
    <main className="trouble-page">
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
        <a className="button" href={FRONT}>
          {t('lobby.leave')}
        </a>
      </div>
    </main>
  );
}
