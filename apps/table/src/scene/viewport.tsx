import { type ReactElement, useCallback, useEffect, useState } from 'react';
import type { Insets } from '../insets.ts';
import { useReducedMotion } from '../reduced-motion.ts';
import type { Session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { askedQuality } from './asked.ts';
import { Canvas } from './canvas.tsx';
import { Enlarged } from './page/enlarged.tsx';
import { HomeButton } from './page/home-button.tsx';
import { Mirror } from './page/mirror.tsx';
import { below, pickQuality, thisMachine } from './pick-quality.ts';
import type { Vec } from './piece.ts';
import { QUALITY, type QualityName } from './quality.ts';
import { seeing } from './seeing.ts';
import type { AnyStage, SoundName, Tabletop } from './stage.ts';
import type { Table } from './table.ts';
import { TableScene } from './table-scene.tsx';
import { TableContext } from './use-table.ts';
import './viewport.css';

interface ViewportProps {
  readonly session: Session;
  readonly stage: AnyStage;
  /** `null`: by the machine, and lowered where it is slow. */
  readonly quality: QualityName | null;
  /** What the page covers of the picture, in pixels: glances keep clear of it. */
  readonly insets: Insets;
  play(sound: SoundName, at: Vec): void;
  onReady(tabletop: Tabletop): void;
  /** There is no picture to be had here: show the table as text. */
  onFail(error: unknown): void;
}

/** The level that is drawn: what is wanted, else what the machine can do, lowered while it is too slow. */
function useQuality(wanted: QualityName | null): readonly [QualityName, () => void] {
  const fixed = askedQuality() ?? wanted;
  const [chosen, choose] = useState(() => fixed ?? pickQuality(thisMachine()));
  const lower = useCallback(() => choose((name) => below(name) ?? name), []);
  return [fixed ?? chosen, lower];
}

/** Who sees it otherwise has a measure of their own for what is slow. */
const ignore = (): void => undefined;

/** The table as a picture, with everything that belongs to it in the page. */
export function Viewport({ session, stage, insets, play, onReady, onFail, ...props }: ViewportProps): ReactElement {
  const [level, lower] = useQuality(props.quality);
  const [table, setTable] = useState<Table | null>(null);
  const way = useStore(seeing);
  const quality = QUALITY[askedQuality() ?? way?.level ?? level];
  const isCalm = useReducedMotion();
  const reducesMotion = isCalm || quality.reducesMotion;
  const flat = `${stage.game} ${level} ${isCalm}`;
  // Another picture is drawn on another canvas: what was seen on this one cannot go on.
  useEffect(() => () => seeing.get()?.leave(), [flat]);
  const ready = useCallback(
    (opened: Table): void => {
      setTable(opened);
      onReady(opened);
    },
    [onReady],
  );
  return (
    <div className="scene">
      <Canvas key={`${flat} ${way?.name}`} quality={quality} onFail={onFail}>
        <TableScene
          {...{ session, stage, quality, reducesMotion, insets, play, way }}
          onReady={ready}
          onSlow={way ? ignore : lower}
        />
      </Canvas>
      <div className="scene-vignette" />
      {table && (
        <TableContext value={table}>
          <Mirror />
          <HomeButton />
          {stage.Overlay && <stage.Overlay />}
          <Enlarged />
        </TableContext>
      )}
    </div>
  );
}
