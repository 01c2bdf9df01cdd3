import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { WebGLRenderer } from 'three';
import type { Session } from '../session/session.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { type Insets, NO_INSETS } from './camera/fit.ts';
import { Enlarged } from './enlarged.tsx';
import { Mirror } from './mirror.tsx';
import { below, pickQuality, thisMachine } from './pick-quality.ts';
import { Picture } from './picture.tsx';
import { exposeProbe, wantedQuality } from './probe.ts';
import { QUALITY, type QualityName } from './quality.ts';
import './scene.css';
import type { AnyStage, SoundName, Tabletop } from './stage.ts';
import type { Theatre } from './theatre.ts';

export interface SceneProps {
  readonly session: Session;
  readonly stage: AnyStage;
  /** `null`: by the machine, and lowered where it is slow. */
  readonly quality: QualityName | null;
  /** What the page covers of the picture, in pixels: glances keep clear of it. */
  readonly insets?: Insets;
  play(sound: SoundName): void;
  onReady?(tabletop: Tabletop): void;
  /** There is no picture to be had here: show the table as text. */
  onFail?(error: unknown): void;
  onQuality?(name: QualityName): void;
  /** Lies over the picture. */
  readonly children?: ReactNode;
}

const CALM = '(prefers-reduced-motion: reduce)';

/** Does the player, or the system, want less to move? */
function useCalm(): boolean {
  const asked = useStore(settings, ({ motion }) => motion) === 'less';
  const [isCalm, setCalm] = useState(() => matchMedia(CALM).matches);
  useEffect(() => {
    const query = matchMedia(CALM);
    const hear = (): void => setCalm(query.matches);
    query.addEventListener('change', hear);
    return () => query.removeEventListener('change', hear);
  }, []);
  return asked || isCalm;
}

/** The level that is drawn: what is wanted, else what the machine can do, lowered while it is too slow. */
function useQuality(wanted: QualityName | null): readonly [QualityName, () => void] {
  const fixed = wantedQuality() ?? wanted;
  const [chosen, choose] = useState(() => fixed ?? pickQuality(thisMachine()));
  const lower = useCallback(() => choose((name) => below(name) ?? name), []);
  return [fixed ?? chosen, lower];
}

/** The table as a picture, with everything that belongs to it in the page. */
export function Scene({
  session,
  stage,
  quality,
  insets = NO_INSETS,
  play,
  onReady,
  onFail,
  onQuality,
  children,
}: SceneProps) {
  const [level, lower] = useQuality(quality);
  const [theatre, setTheatre] = useState<Theatre | null>(null);
  const isReduced = useCalm();

  const ready = useCallback(
    (opened: Theatre, renderer: WebGLRenderer): void => {
      setTheatre(opened);
      exposeProbe(session, opened, renderer);
      onReady?.(opened.tabletop);
    },
    [session, onReady],
  );
  useEffect(() => onQuality?.(level), [level, onQuality]);

  return (
    <div className="scene">
      <Picture
        key={`${stage.game} ${level} ${isReduced}`}
        session={session}
        stage={stage}
        quality={QUALITY[level]}
        isReduced={isReduced}
        insets={insets}
        play={play}
        onTheatre={ready}
        onSlow={lower}
        onFail={(error) => onFail?.(error)}
      />
      <div className="scene-vignette" />
      {theatre && (
        <>
          <Mirror session={session} theatre={theatre} />
          {stage.Overlay && <stage.Overlay session={session} tabletop={theatre.tabletop} />}
          <Enlarged session={session} stage={stage} theatre={theatre} />
        </>
      )}
      {children}
    </div>
  );
}
