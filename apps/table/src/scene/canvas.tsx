import { createRoot, extend } from '@react-three/fiber';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import {
  AmbientLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PointLight,
  SpotLight,
} from 'three';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { Quality } from './quality.ts';
import './quiet-clock.ts';
import { guardContext, rendererFor } from './renderer.ts';

// Only what is used: all of three would be half as much again.
extend({
  AmbientLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  PointLight,
  SpotLight,
});

interface CanvasProps {
  readonly quality: Quality;
  onFail(error: unknown): void;
  /** What is drawn. */
  readonly children: ReactNode;
}

/** A canvas that is being drawn on. */
interface OpenCanvas {
  render(children: ReactNode): void;
  resize(): void;
  close(): void;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth || 1,
  height: clientHeight || 1,
  top: 0,
  left: 0,
});

const pixelsOf = ({ name, pixels }: Quality): number => (name === 'test' ? pixels : Math.min(devicePixelRatio, pixels));

/** Fiber's root on a canvas of our own: its own component would bring all of three. */
async function open(host: HTMLElement, canvas: HTMLCanvasElement, props: RefObject<CanvasProps>): Promise<OpenCanvas> {
  const { quality } = props.current;
  const root = createRoot(canvas);
  await root.configure({
    gl: () => rendererFor(canvas, quality),
    frameloop: 'demand',
    camera: Object.assign(new PerspectiveCamera(34, 1, 0.8, 320), { manual: true as const }),
    size: sizeOf(host),
    dpr: pixelsOf(quality),
    shadows: quality.shadows > 0 ? 'percentage' : false,
    flat: true,
  });
  const store = root.render(null);
  const { gl } = store.getState();
  // What fiber sets while it configures is not what we want.
  gl.toneMapping = NeutralToneMapping;
  gl.shadowMap.autoUpdate = false;
  const fail = (error: unknown): void => props.current.onFail(error);
  const stopGuarding = guardContext(canvas, () => fail(new Error('the picture was lost')));
  return {
    render: (children) => void root.render(<ErrorBoundary onError={fail}>{children}</ErrorBoundary>),
    resize: () => {
      const { width, height } = sizeOf(host);
      store.getState().setDpr(pixelsOf(quality));
      store.getState().setSize(width, height);
    },
    close: () => {
      stopGuarding();
      root.unmount();
    },
  };
}

/** A canvas, and a tree of fiber's own in it. A new quality needs a new one: give it a key. */
export function Canvas(props: CanvasProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const opened = useRef<OpenCanvas | null>(null);
  latest.current = props;
  useLayoutEffect(() => opened.current?.render(props.children));
  useOpened(host, latest, opened);
  useResized(host, opened);
  return <div className="scene-picture" ref={host} />;
}

function useOpened(
  host: RefObject<HTMLElement | null>,
  latest: RefObject<CanvasProps>,
  opened: RefObject<OpenCanvas | null>,
): void {
  useEffect(() => {
    if (!host.current) return;
    // A canvas of its own each time: one whose context was given up can get no other.
    const canvas = host.current.appendChild(document.createElement('canvas'));
    let isOver = false;
    open(host.current, canvas, latest).then(
      (result) => {
        if (isOver) return result.close();
        opened.current = result;
        result.resize();
        result.render(latest.current.children);
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
}

function useResized(host: RefObject<HTMLElement | null>, opened: RefObject<OpenCanvas | null>): void {
  useEffect(() => {
    if (!host.current) return;
    const resize = (): void => opened.current?.resize();
    const observer = new ResizeObserver(resize);
    observer.observe(host.current);
    addEventListener('resize', resize);
    return () => {
      observer.disconnect();
      removeEventListener('resize', resize);
    };
  }, []);
}
