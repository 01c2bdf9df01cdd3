import { MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three';
import type { Art, Atlas } from '../stage.ts';

export interface Tile {
  readonly width: number;
  readonly height: number;
}

export interface Tiles extends Tile {
  readonly columns: number;
  readonly rows: number;
}

/** Draws all tiles, each with the brush at its top left corner and clipped to it. */
export function paintAtlas(
  art: Art,
  { columns, rows, width, height }: Tiles,
  draw: (brush: CanvasRenderingContext2D, tile: Tile, index: number) => void,
): Atlas {
  const texture = art.paint(columns * width, rows * height, (brush) => {
    for (let index = 0; index < columns * rows; index++) {
      brush.save();
      brush.translate((index % columns) * width, Math.floor(index / columns) * height);
      brush.beginPath();
      brush.rect(0, 0, width, height);
      brush.clip();
      draw(brush, { width, height }, index);
      brush.restore();
    }
  });
  return { texture, columns, rows };
}

/** A material of its own for a form with an atlas. */
export const atlasMaterial = (atlas: Atlas, parameters: MeshStandardMaterialParameters = {}): MeshStandardMaterial =>
  new MeshStandardMaterial({ map: atlas.texture, roughness: 0.55, ...parameters });
