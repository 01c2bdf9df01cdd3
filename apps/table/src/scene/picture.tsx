import { createRoot, extend, type ReconcilerRoot, useFrame } from '@react-three/fiber';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import {
  Group,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  WebGLRenderer,
} from 'three';
import type { Session } from '../session/session.ts';
import type { Insets } from './camera/fit.ts';
import { createPulse } from './pick-quality.ts';
import type { Quality } from './quality.ts';
import type { AnyStage, SoundName } from './stage.ts';
import { createTheatre, type Theatre } from './theatre.ts';

// Only what is used: all of three would be half as much again.
extend({ Group, Mesh, InstancedMesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry });

export interface PictureProps {
  readonly session: Session;
  readonly stage: AnyStage;
  readonly quality: Quality;
  readonly isReduced: boolean;
  readonly insets: Insets;
  play(sound: SoundName): void;
  onTheatre(theatre: Theatre, renderer: WebGLRenderer): void;
  /** Too slow for too long. */
  onSlow(): void;
  onFail(error: unknown): void;
}

interface InsideProps {
  readonly theatre: Theatre;
  readonly props: RefObject<PictureProps>;
  readonly invalidate: () => void;
}

/** After a pause the first frame is short: nothing has moved while nobody drew. */
const FIRST = 1 / 60;
const LONGEST = 0.4;

function Inside({ theatre, props, invalidate }: InsideProps) {
  const { session, stage } = props.current;
  const isRunning = useRef(false);
  const pulse = useRef(createPulse());
  useFrame((_, delta) => {
    const seconds = isRunning.current ? Math.min(delta, LONGEST) : FIRST;
    if (isRunning.current && pulse.current.beat(delta * 1000)) props.current.onSlow();
    isRunning.current = theatre.frame(seconds);
    if (isRunning.current) invalidate();
  });
  // A frame that was asked for before this was there has been drawn without it.
  useEffect(() => invalidate(), [invalidate]);
  return stage.Extra ? <stage.Extra session={session} tabletop={theatre.tabletop} /> : null;
}

function rendererFor(canvas: HTMLCanvasElement | OffscreenCanvas, quality: Quality): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: quality.antialias,
    powerPreference: 'high-performance',
    alpha: true,
  });
  renderer.info.autoReset = false;
  return renderer;
}

/** A browser that takes the picture away usually gives it back soon. */
const PATIENCE = 12_000;

function guardContext(canvas: HTMLCanvasElement, theatre: Theatre, giveUp: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const lost = (): void => {
    waiting = setTimeout(giveUp, PATIENCE);
  };
  const restored = (): void => {
    clearTimeout(waiting);
    theatre.renew();
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    clearTimeout(waiting);
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}

interface Opened {
  close(): void;
  resize(): void;
}

async function open(host: HTMLElement, canvas: HTMLCanvasElement, props: RefObject<PictureProps>): Promise<Opened> {
  const { quality } = props.current;
  const root: ReconcilerRoot<HTMLCanvasElement> = createRoot(canvas);
  const camera = Object.assign(new PerspectiveCamera(34, 1, 0.8, 320), { manual: true as const });
  const sizeOf = () => ({ width: host.clientWidth || 1, height: host.clientHeight || 1, top: 0, left: 0 });
  const dprOf = (): number => (quality.name === 'test' ? quality.pixels : Math.min(devicePixelRatio, quality.pixels));
  await root.configure({
    gl: ({ canvas: target }) => rendererFor(target as HTMLCanvasElement, quality),
    frameloop: 'demand',
    camera,
    size: sizeOf(),
    dpr: dprOf(),
    shadows: quality.shadows > 0 ? 'percentage' : false,
    flat: true,
  });
  const store = root.render(null);
  const { gl, scene, invalidate } = store.getState();
  // What fiber sets while it configures is not what we want.
  gl.toneMapping = NeutralToneMapping;
  gl.shadowMap.autoUpdate = false;
  const theatre = createTheatre({
    ...props.current,
    renderer: gl as WebGLRenderer,
    space: scene,
    camera,
    element: canvas,
    invalidate: () => invalidate(),
  });
  const resize = (): void => {
    const { width, height } = sizeOf();
    store.getState().setDpr(dprOf());
    store.getState().setSize(width, height);
    theatre.resize(width, height, props.current.insets);
  };
  resize();
  const stopGuarding = guardContext(canvas, theatre, () => props.current.onFail(new Error('the picture was lost')));
  root.render(<Inside theatre={theatre} props={props} invalidate={() => invalidate()} />);
  props.current.onTheatre(theatre, gl as WebGLRenderer);
  return {
    resize,
    close: () => {
      stopGuarding();
      theatre.dispose();
      root.unmount();
    },
  };
}

/** The canvas, and all that is drawn in it. A new quality needs a new one: give it a key. */
export function Picture(props: PictureProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const opened = useRef<Opened | null>(null);
  latest.current = props;

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // A canvas of its own each time: one whose context was given up can get no other.
    const canvas = element.appendChild(document.createElement('canvas'));
    let isOver = false;
    open(element, canvas, latest).then(
      (result) => {
        if (isOver) return result.close();
        opened.current = result;
      },
      (error: unknown) => isOver || latest.current.onFail(error),
    );
    return () => {
      isOver = true;
      opened.current?.close();
      opened.current = null;
      canvas.remove();
    };
  }, []);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const resize = (): void => opened.current?.resize();
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    addEventListener('resize', resize);
    return () => {
      observer.disconnect();
      removeEventListener('resize', resize);
    };
  }, []);

  const { top, right, bottom, left } = props.insets;
  useLayoutEffect(() => opened.current?.resize(), [top, right, bottom, left]);

  return <div className="scene-picture" ref={host} />;
}
