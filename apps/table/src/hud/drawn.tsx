import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { DrawIcon } from '../said.ts';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** Draws in units of pixels of the page. The same function for the same picture. */
  draw(brush: CanvasRenderingContext2D): void;
}

/** A picture of the game in the page, as sharp as the screen is. Words beside it say the same. */
export function Drawn({ width, height, className, draw }: Props): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!canvas.current || !brush) return;
    const scale = Math.max(1, devicePixelRatio);
    canvas.current.width = Math.round(width * scale);
    canvas.current.height = Math.round(height * scale);
    brush.scale(scale, scale);
    draw(brush);
  });
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} className={className} style={{ width, height }} />
    </span>
  );
}

/** One icon, drawn about its middle with a radius of one. */
export function Icon({ size, draw }: { readonly size: number; readonly draw: DrawIcon }): ReactElement {
  return (
    <Drawn
      width={size}
      height={size}
      draw={(brush) => {
        brush.translate(size / 2, size / 2);
        brush.scale(size * 0.46, size * 0.46);
        draw(brush);
      }}
    />
  );
}
