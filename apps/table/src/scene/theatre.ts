import type { PerspectiveCamera, Scene as Space, WebGLRenderer } from 'three';
import type { Session, SessionState } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';
import { createArt } from './art.ts';
import { type Insets, isSlim, lensFor } from './camera/fit.ts';
import { takeHand } from './camera/hand.ts';
import { createRig, type Rig } from './camera/rig.ts';
import { createDirector, type Director } from './director.ts';
import { createField, type Field } from './field.ts';
import { createHearers } from './hearers.ts';
import { type Marks, NO_MARKS } from './marks.ts';
import { createGlow } from './place/glow.ts';
import { createLamps } from './place/lamps.ts';
import { createPlace } from './place/place.ts';
import { createPointing, type Look } from './pointing.ts';
import type { Quality } from './quality.ts';
import { simpleForms, simplify } from './simple.ts';
import { createSpots, type Spots } from './spots.ts';
import type { AnyStage, Glance, SoundName, Tabletop } from './stage.ts';
import { createTabletop } from './tabletop.ts';

/** The cloth of games that do not say. */
export const TABLE = [18, 12] as const;

export interface Needs {
  readonly session: Session;
  readonly stage: AnyStage;
  readonly quality: Quality;
  readonly renderer: WebGLRenderer;
  readonly space: Space;
  readonly camera: PerspectiveCamera;
  readonly element: HTMLElement;
  readonly isReduced: boolean;
  invalidate(): void;
  play(sound: SoundName): void;
}

/** Everything behind one picture, without React: what lies on the table, who moves it, who looks at it. */
export interface Theatre {
  readonly tabletop: Tabletop;
  readonly field: Field;
  readonly director: Director;
  readonly spots: Spots;
  readonly rig: Rig;
  /** The close look that is open. */
  readonly look: Store<Look | null>;
  glances(): readonly Glance[];
  resize(width: number, height: number, insets: Insets): void;
  /** How many frames were drawn. */
  frames(): number;
  /** Before a frame is drawn. True: another one is needed. */
  frame(seconds: number): boolean;
  /** After a lost context. */
  renew(): void;
  /** Draws a whole frame with its shadows, to count it. */
  cost(): { readonly calls: number; readonly triangles: number };
  dispose(): void;
}

export function createTheatre(needs: Needs): Theatre {
  const { session, stage, quality, renderer, space, camera, element, invalidate } = needs;
  const art = createArt(quality);
  const table = stage.table ?? TABLE;
  const isSimple = quality.name === 'test';
  const forms = stage.forms(art);
  const field = createField(isSimple ? simpleForms(forms) : forms);
  const lamps = createLamps(quality, table);
  const place = createPlace(art, table);
  if (isSimple) simplify(place);
  const rig = createRig(camera, table);
  const spots = createSpots(field, camera);
  const hearers = createHearers();
  const look = createStore<Look | null>(null);
  const director = createDirector(stage, {
    fly: field.fly,
    settle: field.settle,
    travels: field.travels,
    play: needs.play,
    cue: hearers.cue,
  });
  director.setReduced(needs.isReduced || !quality.motion);
  rig.setDamped(quality.motion && !needs.isReduced);
  space.add(place, lamps.object, field.object);
  let areShadowsStale = true;
  let frames = 0;
  let told: SessionState | null = null;

  const light = (): void => {
    if (!quality.environment) return;
    space.environment?.dispose();
    space.environment = createGlow(renderer);
    space.environmentIntensity = 0.5;
  };
  light();

  const marksOf = ({ next, touched, pointed }: SessionState): Marks =>
    director.isPlaying()
      ? { ...NO_MARKS, pointed: new Set(pointed) }
      : {
          next: new Set(next),
          touched: new Set(touched),
          pointed: new Set(pointed),
          hovered: pointing.hovered(),
        };

  const mark = (): void => {
    field.mark(marksOf(session.get()));
    invalidate();
  };

  const isSame = (state: SessionState, ...keys: readonly (keyof SessionState)[]): boolean =>
    keys.every((key) => told?.[key] === state[key]);

  /** The session changed: what happened is put in the queue, what is picked stands out. A clock or a chat changes nothing here. */
  const hear = (): void => {
    const state = session.get();
    const moments = session.takeMoments();
    const isPicked = isSame(state, 'view', 'seat', 'touched', 'next', 'isAsked');
    if (isPicked && moments.length === 0 && isSame(state, 'pointed')) return;
    told = state;
    director.add(moments);
    if (!isPicked) director.rest(state.view, state.seat, state);
    areShadowsStale = true;
    mark();
  };

  const glances = (): readonly Glance[] => {
    const { view, seat } = session.get();
    return stage.glances(view, seat);
  };

  const glance = (id: string): void => {
    const found = glances().find((one) => one.id === id);
    if (!found) return;
    rig.glance(found);
    invalidate();
  };

  const pointing = createPointing({ session, director, spots, hearers, look, element, invalidate });
  const stopHand = takeHand(element, rig, pointing, invalidate);
  const stopHearing = session.subscribe(hear);
  session.setAttempt(stage.attempt);

  const renew = (): void => {
    light();
    lamps.renew();
    areShadowsStale = true;
    invalidate();
  };

  const tabletop = createTabletop({
    session,
    director,
    field,
    spots,
    hearers,
    glance,
    invalidate: () => {
      areShadowsStale = true;
      invalidate();
    },
  });
  hear();
  glance(glances()[0]?.id ?? '');

  return {
    tabletop,
    field,
    director,
    spots,
    rig,
    look,
    glances,
    resize: (width, height, insets) => {
      director.setSlim(isSlim(lensFor(width, height, insets)));
      spots.resize(width, height);
      rig.resize(width, height, insets);
      invalidate();
    },
    frames: () => frames,
    frame: (seconds) => {
      frames += 1;
      renderer.info.reset();
      const wasPlaying = director.isPlaying();
      const now = director.tick(seconds * 1000);
      const hasEnded = wasPlaying && !director.isPlaying();
      if (pointing.follow() || hasEnded) field.mark(marksOf(session.get()));
      const hasMoved = field.tick(now);
      rig.tick(seconds);
      renderer.shadowMap.needsUpdate = hasMoved || areShadowsStale;
      areShadowsStale = false;
      return director.isBusy() || field.isMoving() || rig.isMoving();
    },
    renew,
    cost: () => {
      renderer.info.reset();
      renderer.shadowMap.needsUpdate = true;
      renderer.render(space, camera);
      const { calls, triangles } = renderer.info.render;
      return { calls, triangles };
    },
    dispose: () => {
      pointing.stop();
      stopHand();
      stopHearing();
      space.environment?.dispose();
      field.dispose();
    },
  };
}
