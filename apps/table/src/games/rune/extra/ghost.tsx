import type { View } from '@dolmen/core/rune';
import { type ReactElement, useRef } from 'react';
import { type BufferGeometry, PlaneGeometry, type Texture } from 'three';
import { canvasTexture } from '../../../scene/art.ts';
import { useMade } from '../../../scene/use-made.ts';
import { useTable } from '../../../scene/use-table.ts';
import { useStore } from '../../../store.ts';
import { fieldsOf, gridOf, heightOf, laidPose, stack, THICK } from '../grid.ts';
import { CARD_TILES, paintCard } from '../paint.ts';
import { CARD_SIZE } from '../places.ts';
import { type Placing, whyNot } from '../placing.ts';
import { useRune } from '../use-rune.ts';

const FITS = 0x6fe08a;
const FITS_NOT = 0xff5a48;
/** Seen through everything. */
const CLEAR = { transparent: true, depthWrite: false, depthTest: false, toneMapped: false } as const;

const sheet = (margin: number) => (): BufferGeometry =>
  new PlaneGeometry(CARD_SIZE.width + margin, CARD_SIZE.depth + margin).rotateX(-Math.PI / 2);

/** The cards' faces, each painted when it is first held: sharper than on the table, for it is looked at closely. */
function createFaces(): { of(card: number): Texture; dispose(): void } {
  const faces = new Map<number, Texture>();
  const paint = (card: number): Texture => {
    const { width, height } = CARD_TILES;
    const face = canvasTexture(width, height, (brush) => paintCard(brush, CARD_TILES, card));
    face.anisotropy = 8;
    return face;
  };
  return {
    of: (card) => {
      const face = faces.get(card) ?? paint(card);
      faces.set(card, face);
      return face;
    },
    dispose: () => {
      for (const face of faces.values()) face.dispose();
    },
  };
}

/** Just above where it would lie. */
function poseOf(view: View, placing: Placing) {
  const height = heightOf(stack(view.laid).heights, fieldsOf(placing));
  const { at, turn = [0, 0, 0], size = 1 } = laidPose(gridOf(view), placing, height);
  return { position: [at[0], at[1] + THICK, at[2]], 'rotation-y': turn[0], scale: size } as const;
}

const colorOf = (view: View, placing: Placing): number =>
  view.toAct !== null && whyNot(view, placing) === null ? FITS : FITS_NOT;

/** The card that is held over the table, where it would lie; its rim says whether it may. */
export function Ghost(): ReactElement {
  const view = useStore(useTable().session, (state) => state.view) as View;
  const placing = useStore(useRune().placing);
  const [face, rim] = [useMade(sheet(0)), useMade(sheet(0.12))];
  const faces = useMade(createFaces);
  // Always one: a material without a picture would be another program.
  const card = useRef(0);
  card.current = placing?.card ?? card.current;
  return (
    <group visible={placing !== null} {...(placing && poseOf(view, placing))}>
      <mesh geometry={rim} renderOrder={20}>
        <meshBasicMaterial {...CLEAR} opacity={0.8} color={placing ? colorOf(view, placing) : FITS} />
      </mesh>
      <mesh geometry={face} renderOrder={21}>
        <meshBasicMaterial {...CLEAR} opacity={0.9} map={faces.of(card.current)} />
      </mesh>
    </group>
  );
}
