import type { GameId } from '@dolmen/core';
import { type ReactElement, use, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Insets } from './insets.ts';
import { GlanceBar } from './scene/page/glance-bar.tsx';
import type { AnyStage, Tabletop } from './scene/stage.ts';
import { Viewport } from './scene/viewport.tsx';
import type { Session } from './session/session.ts';
import { useSession } from './session/use-session.ts';
import { settings } from './settings.ts';
import { lightFire } from './sound/place.ts';
import { playSound } from './sound/sound.ts';
import { useStore } from './store.ts';

// Spelt out: each game is a file of its own.
const STAGES: { readonly [G in GameId]: () => Promise<AnyStage> } = {
  keltis: async () => (await import('./games/keltis/index.ts')).default,
  rune: async () => (await import('./games/rune/index.ts')).default,
  'rune-stones': async () => (await import('./games/rune-stones/index.ts')).default,
};

const loaded = new Map<GameId, Promise<AnyStage>>();

/** One promise for each game: `use` needs the same one every time. */
function stageOf(game: GameId): Promise<AnyStage> {
  const promise = loaded.get(game) ?? STAGES[game]();
  loaded.set(game, promise);
  return promise;
}

interface Props {
  readonly session: Session;
  readonly insets: Insets;
  /** Where the glances' buttons go. */
  readonly glances: HTMLElement | null;
  setTabletop(tabletop: Tabletop | null): void;
  setStage(stage: AnyStage | null): void;
  fail(error: unknown): void;
}

/** The match as a picture: all of three, and one game. */
export default function TablePicture({ session, insets, glances, setTabletop, setStage, fail }: Props): ReactElement {
  const game = useSession(session, (state) => state.game);
  const stage = use(stageOf(game));
  const quality = useStore(settings, ({ quality }) => quality);
  const [tabletop, setReady] = useState<Tabletop | null>(null);
  useEffect(() => {
    session.setAttempt(stage.attempt);
    setStage(stage);
    return () => setStage(null);
  }, [session, stage, setStage]);
  const ready = useCallback(
    (ready: Tabletop) => {
      setReady(ready);
      setTabletop(ready);
    },
    [setTabletop],
  );
  useEffect(lightFire, []);
  return (
    <div className="table-picture">
      <Viewport
        {...{ session, stage, insets }}
        quality={quality === 'auto' ? null : quality}
        play={playSound}
        onReady={ready}
        onFail={fail}
      />
      {tabletop && glances && createPortal(<GlanceBar {...{ session, stage, tabletop }} />, glances)}
    </div>
  );
}
