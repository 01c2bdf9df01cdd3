import type { Status } from '@dolmen/client';
import type { ClosingReason } from '@dolmen/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';

/** The line to the table, whenever it is not as it should be. */
export function Banner({ session }: { readonly session: Session }): ReactElement | null {
  const text = useBanner(session);
  return text === null ? null : (
    <p className="banner panel" role="alert">
      {text}
    </p>
  );
}

/** In words; `null`: all is well. */
export function useBanner(session: Session): string | null {
  const { t } = useWords();
  const status = useSession(session, ({ table }) => table.status);
  const isWaiting = useSession(session, ({ table }) => table.isWaiting);
  const closing = useClosing(session, status === 'open');
  const isOutdated = useSession(session, ({ table }) => table.isOutdated === true);
  const key = bannerOf(status, closing, isWaiting, isOutdated);
  return key === null ? null : t(`table.banner.${key}`);
}

/** What there is to say, the gravest first; `null` when all is well. */
function bannerOf(status: Status, closing: ClosingReason | null, isWaiting: boolean, isOutdated: boolean) {
  if (closing === 'shutdown' && status !== 'closed') return 'shutdown';
  if (status !== 'open') return status;
  if (closing !== null) return 'returning';
  if (isWaiting) return 'waiting';
  return isOutdated ? 'outdated' : null;
}

/** Has the server said that it goes away? Forgotten once the line was mended. */
function useClosing(session: Session, isOpen: boolean): ClosingReason | null {
  const [closing, setClosing] = useState<ClosingReason | null>(null);
  useEffect(() => session.source.listen('closing', ({ reason }) => setClosing(reason)), [session]);
  useEffect(() => {
    // It is told while the line is open still: what opens after a break is another line.
    if (!isOpen) return () => setClosing(null);
    return undefined;
  }, [isOpen]);
  return closing;
}
