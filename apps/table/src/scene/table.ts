import type { PieceId } from '@dolmen/core';
import type { PerspectiveCamera, Ray } from 'three';
import type { Session } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';
import { createArt } from './art.ts';
import { Rig } from './camera/rig.ts';
import { createFrames, type Frames } from './frames.ts';
import type { Vec } from './piece.ts';
import { Director } from './pieces/director.ts';
import { type PlacedPiece, PlacedPieces } from './pieces/placed-pieces.ts';
import type { Point } from './pointer/aim.ts';
import type { Carried } from './pointer/carried.ts';
import { hit, topOf } from './pointer/picker.ts';
import type { Press, Pressable } from './pointer/pressable.ts';
import { createScreen, type Screen } from './pointer/screen.ts';
import type { Poses, Viewpoint } from './poses.ts';
import type { Quality } from './quality.ts';
import { createSignals, type Signals } from './signals.ts';
import type { AnyStage, Art, Form, Glance, SoundName, Tabletop } from './stage.ts';

/** A close look at a piece: what, and from where in the picture, if it was from there. */
export interface Enlargement {
  readonly close: string;
  readonly at: Point | null;
}

/** What everything in the picture shares: `useTable()`. */
export interface Table extends Tabletop {
  readonly session: Session;
  readonly stage: AnyStage;
  readonly art: Art;
  readonly forms: Readonly<Record<string, Form>>;
  /** What the stage keeps for this table. */
  readonly own: unknown;
  /** Should things be where they belong at once? */
  readonly reducesMotion: boolean;
  readonly frames: Frames;
  readonly pieces: PlacedPieces;
  readonly director: Director;
  readonly rig: Rig;
  readonly screen: Screen;
  readonly signals: Signals;
  /** The nearest piece that a ray meets. */
  hit(ray: Ray): PlacedPiece | null;
  /** The same, looking through one of them. */
  hitBut(ray: Ray, but: PlacedPiece): PlacedPiece | null;
  /** What a hand drags. */
  readonly carried: Store<Carried | null>;
  /** The piece under the pointer. */
  readonly hovered: Store<PlacedPiece | null>;
  readonly enlarged: Store<Enlargement | null>;
  readonly tooSmall: Store<readonly PieceId[]>;
  /** Panels in the room: a ray meets them before the pieces. */
  readonly pressables: Set<Pressable>;
  /** The button under the pointer. */
  readonly press: Store<Press | null>;
  /** Of whoever wears a headset; `null`: the picture is flat. */
  readonly poses: Store<Poses | null>;
  /** Where one sits in the room; `null`: the picture is flat. */
  readonly viewpoint: Store<Viewpoint | null>;
  /** Is nothing moving, and everything shown? */
  isAtRest(): boolean;
  close(): void;
}

/** What a table is opened with. */
export interface Opening {
  readonly session: Session;
  readonly stage: AnyStage;
  readonly quality: Quality;
  readonly reducesMotion: boolean;
  readonly camera: PerspectiveCamera;
  invalidate(): void;
  picture(): Promise<ImageBitmap>;
  play(sound: SoundName, at: Vec): void;
}

const finished = (forms: Readonly<Record<string, Form>>, art: Art): Readonly<Record<string, Form>> =>
  Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, { ...form, material: art.finish(form.material) }]),
  );

/** What lies on the table and who moves it, without anything that draws. */
function createParts({ session, stage, quality, reducesMotion, camera, invalidate, play }: Opening) {
  const art = createArt(quality);
  const forms = finished(stage.forms(art), art);
  const pieces = new PlacedPieces(forms);
  const signals = createSignals();
  return {
    ...{ session, stage, art, forms, pieces, signals, reducesMotion },
    own: stage.open?.(session) ?? null,
    frames: createFrames(invalidate),
    director: new Director(stage, { pieces, play, cue: signals.cue.emit }, reducesMotion),
    rig: new Rig(stage.table, reducesMotion),
    screen: createScreen(camera),
    carried: createStore<Carried | null>(null),
    hovered: createStore<PlacedPiece | null>(null),
    enlarged: createStore<Enlargement | null>(null),
    tooSmall: createStore<readonly PieceId[]>([]),
    pressables: new Set<Pressable>(),
    press: createStore<Press | null>(null),
    poses: createStore<Poses | null>(null),
    viewpoint: createStore<Viewpoint | null>(null),
  };
}

export function createTable(opening: Opening): Table {
  const parts = createParts(opening);
  const { session, stage, art, pieces, director, rig, screen, frames, viewpoint } = parts;
  const glances = (): readonly Glance[] => {
    const { view, seat } = session.get();
    return stage.glances(view, seat);
  };
  const change = (make: () => void): void => {
    make();
    frames.renewShadows();
    frames.request();
  };
  return {
    ...parts,
    hit: (ray) => hit(ray, pieces),
    hitBut: (ray, but) =>
      hit(
        ray,
        [...pieces].filter((placed) => placed !== but),
      ),
    glances,
    glance: (id) => {
      const found = glances().find((one) => one.id === id);
      if (!found) return;
      rig.glance(found);
      frames.request();
    },
    seeWinner: (winner) => {
      const { view, seat } = session.get();
      rig.glance({ id: 'winner', name: '', ...stage.triumph(view, seat, winner) });
      frames.request();
    },
    picture: opening.picture,
    project: (id) => {
      const placed = pieces.find(id);
      return placed ? screen.project(topOf(placed)) : null;
    },
    skip: () => change(() => director.skip()),
    replay: () => change(() => director.replay(session.lastTurn())),
    // Who sits in the room has a head instead of a rig.
    isAtRest: () => !director.isBusy && !pieces.isMoving && (viewpoint.get() !== null || !rig.isMoving),
    close: () => {
      for (const batch of pieces.batches.values()) batch.dispose();
      art.dispose();
    },
  };
}
