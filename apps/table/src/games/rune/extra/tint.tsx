import type { View } from '@dolmen/core/rune';
import { type ReactElement, useRef } from 'react';
import { type CanvasTexture, type InstancedMesh, Matrix4, PlaneGeometry } from 'three';
import { playerColor } from '../../../players.ts';
import { canvasTexture } from '../../../scene/art.ts';
import { useMade } from '../../../scene/use-made.ts';
import { useMotion } from '../../../scene/use-motion.ts';
import { useTable } from '../../../scene/use-table.ts';
import { useStore } from '../../../store.ts';
import { stamp } from '../../art/lettering.ts';
import { playerSign } from '../../art/player-signs.ts';
import { controlled } from '../areas.ts';
import { FIELD, fieldAt, gridOf, heightOf, stack, THICK } from '../grid.ts';
import { useRune } from '../use-rune.ts';

const MOST = 120;
const SIZE = 64;
const CORNERS = [
  [11, 11],
  [53, 11],
  [11, 53],
  [53, 53],
] as const;

/** A cloth of the owner's colour, with their sign in each corner. */
function paintCloth(seat: number): CanvasTexture {
  const { css } = playerColor(seat);
  const cloth = canvasTexture(SIZE, SIZE, (brush) => {
    brush.globalAlpha = 0.5;
    brush.fillStyle = css;
    brush.fillRect(0, 0, SIZE, SIZE);
    brush.globalAlpha = 0.95;
    for (const [x, y] of CORNERS) stamp(brush, playerSign(seat), x, y, 15, css);
  });
  cloth.anisotropy = 8;
  return cloth;
}

const matrix = new Matrix4();

/** Lays a cloth on every field that the seat controls. */
function lay(mesh: InstancedMesh, view: View, seat: number): void {
  const grid = gridOf(view);
  const { heights } = stack(view.laid);
  const scale = grid.side / FIELD;
  const fields = (controlled(view)[seat] ?? []).slice(0, MOST);
  for (const [index, field] of fields.entries()) {
    const [x, z] = fieldAt(grid, field);
    matrix.makeScale(scale, 1, scale).setPosition(x, heightOf(heights, [field]) * THICK + 0.01, z);
    mesh.setMatrixAt(index, matrix);
  }
  mesh.count = fields.length;
  mesh.instanceMatrix.needsUpdate = true;
}

/** The fields that a seat controls, in the view that is shown, while somebody wants to see them. */
export function Tint({ seat }: { readonly seat: number }): ReactElement {
  const { director } = useTable();
  const isShown = useStore(useRune().areas);
  const geometry = useMade(() => new PlaneGeometry(FIELD * 0.98, FIELD * 0.98).rotateX(-Math.PI / 2));
  const map = useMade(() => paintCloth(seat));
  const mesh = useRef<InstancedMesh>(null);
  const laid = useRef<View | null>(null);
  useMotion(() => {
    const view = director.shown as View | null;
    if (!isShown || !mesh.current || !view || laid.current === view) return false;
    laid.current = view;
    lay(mesh.current, view, seat);
    return false;
  });
  return (
    <instancedMesh
      ref={mesh}
      args={[geometry, undefined, MOST]}
      visible={isShown}
      frustumCulled={false}
      renderOrder={5}
    >
      <meshBasicMaterial map={map} transparent depthWrite={false} toneMapped={false} />
    </instancedMesh>
  );
}
