import { type ReactElement, useEffect } from 'react';
import type { Session } from '../../session/session.ts';
import { GuidePanel } from './guide-panel.tsx';
import { useGuide } from './use-guide.ts';

interface GuidedProps {
  readonly session: Session;
  /** Grows whenever somebody asks for the guide. */
  readonly asked: number;
}

/** The guide beside a first game. */
export default function Guided({ session, asked }: GuidedProps): ReactElement | null {
  const guide = useGuide(session);
  useEffect(() => {
    if (asked > 0) guide?.resume();
  }, [guide, asked]);
  return guide && <GuidePanel session={session} guide={guide} />;
}
