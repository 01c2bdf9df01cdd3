import { lazy, type ReactElement, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { Called } from '../called/called.tsx';
import { seeing } from '../scene/seeing.ts';
import type { AnyStage, Tabletop } from '../scene/stage.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { changeSettings, settings } from '../settings.ts';
import { Announcer } from './announcer.tsx';
import { Banner } from './banner.tsx';
import { Bar, type PanelName } from './bar.tsx';
import { Choosers } from './choosers.tsx';
import './hud.css';
import './above.css';
import './panels.css';
import './said.css';
import './small-screens.css';
import './thumb.css';
import './left-handed.css';
import { type HelpTopic, useKeys } from './keys.ts';
import { Notice } from './notice.tsx';
import { PlayersStrip } from './players-strip.tsx';
import { Prompt } from './prompt.tsx';
import { TroubleToast } from './trouble-toast.tsx';
import { useEnd } from './use-end.ts';
import { useWinnerGlance } from './use-winner-glance.ts';

// Nobody needs them to begin.
const EndDialogue = lazy(() => import('../ended/end-dialogue.tsx'));
const OpenPanel = lazy(() => import('./open-panel.tsx'));

export interface HudProps {
  readonly session: Session;
  /** `null` while the picture is not there, or there is none. */
  readonly stage: AnyStage | null;
  readonly tabletop: Tabletop | null;
  readonly help: ((topic: HelpTopic) => void) | null;
  readonly top: RefObject<HTMLElement | null>;
  readonly bottom: RefObject<HTMLElement | null>;
  /** What stands beside the picture for a while. */
  setCover(element: HTMLElement | null): void;
  /** More buttons for the bar: the glances. */
  readonly children?: ReactNode;
}

/** Everything around the picture. */
export function Hud({ session, stage, tabletop, help, top, bottom, setCover, children }: HudProps): ReactElement {
  const [panel, setPanel] = useState<PanelName | null>(null);
  const end = useEnd(session);
  useWinnerGlance(session, tabletop, end.isSeen);
  // One sheet at a time: what was open would lie over the result.
  useEffect(() => void (end.isShown && setPanel(null)), [end.isShown]);
  useEffect(() => seeing.subscribe(() => seeing.get()?.hidesPage && setPanel(null)), []);
  const toggle = (name: PanelName): void => setPanel((open) => (open === name ? null : name));
  useHudKeys({ session, tabletop, help, toggle, close: () => setPanel(null), isPanelOpen: panel !== null });
  return (
    <div className="hud">
      <header className="hud-top" ref={top}>
        <PlayersStrip session={session} stage={stage} tabletop={tabletop} />
        <Prompt session={session} />
      </header>
      <div className="hud-notices">
        <Banner session={session} />
        <Notice />
        <TroubleToast session={session} />
        <Called session={session} />
        <Choosers session={session} stage={stage} tabletop={tabletop} />
      </div>
      <Bar {...{ session, tabletop, panel, toggle, bottom, children }} showEnd={end.isHidden ? end.show : null} />
      {panel && (
        <Suspense fallback={null}>
          <OpenPanel {...{ panel, session, stage, help }} close={() => setPanel(null)} />
        </Suspense>
      )}
      <Announcer session={session} />
      {end.isShown && (
        <Suspense fallback={null}>
          <EndDialogue {...{ session, tabletop, setCover }} close={end.hide} />
        </Suspense>
      )}
    </div>
  );
}

interface KeyProps extends Pick<HudProps, 'session' | 'tabletop' | 'help'> {
  readonly toggle: (name: PanelName) => void;
  readonly close: () => void;
  readonly isPanelOpen: boolean;
}

function useHudKeys({ session, tabletop, help, toggle, close, isPanelOpen }: KeyProps): void {
  const hasTrouble = useSession(session, ({ trouble }) => trouble !== null);
  const stepBack = (): void => {
    if (isPanelOpen) close();
    else if (!session.back() && hasTrouble) session.dismissTrouble();
  };
  useKeys({
    escape: stepBack,
    u: () => session.undo(),
    l: () => tabletop?.replay(),
    s: () => tabletop?.skip(),
    h: () => toggle('log'),
    c: () => toggle('talk'),
    k: () => toggle('menu'),
    m: () => changeSettings({ sound: !settings.get().sound }),
    t: () => changeSettings({ text: !settings.get().text }),
    f1: () => help?.('rules'),
    i: () => help?.('lexicon'),
    g: () => help?.('guide'),
  });
}
