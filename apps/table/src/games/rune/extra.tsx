import type { View } from '@dolmen/core/rune';
import { type ReactElement, useEffect, useMemo } from 'react';
import {
  CanvasTexture,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { playerColor } from '../../players.ts';
import type { ExtraProps } from '../../scene/stage.ts';
import { stamp } from '../art/lettering.ts';
import { playerSign } from '../art/player-signs.ts';
import { controlled } from './areas.ts';
import { FIELD, fieldAt, fieldsOf, gridOf, heightOf, laidPose, stack, THICK } from './grid.ts';
import { CARD_TILES, paintCard } from './paint.ts';
import { CARD_SIZE } from './places.ts';
import { areasOf, type Placing, placingOf, whyNot } from './placing.ts';

/** What is no piece: the card that is held over the table, and the tint of the areas. */
export function Extra({ session, tabletop }: ExtraProps): ReactElement {
  const ghost = useMemo(createGhost, []);
  const tint = useMemo(createTint, []);
  useEffect(() => {
    const renew = (): void => {
      const view = (tabletop.shown()?.view ?? session.get().view) as View;
      ghost.show(placingOf(session).get(), session.get().view as View);
      tint.show(areasOf(session).get() ? view : null);
      tabletop.invalidate();
    };
    renew();
    const stops = [session.subscribe(renew), placingOf(session).subscribe(renew), areasOf(session).subscribe(renew)];
    return () => {
      for (const stop of stops) stop();
      ghost.dispose();
      tint.dispose();
    };
  }, [session, tabletop, ghost, tint]);
  return (
    <>
      <primitive object={ghost.object} />
      <primitive object={tint.object} />
    </>
  );
}

function canvasTexture(width: number, height: number, draw: (brush: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d');
  if (brush) draw(brush);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

const lying = (width: number, depth: number): PlaneGeometry => new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);

const FITS = 0x6fe08a;
const FITS_NOT = 0xff5a48;

interface Shown<T extends readonly unknown[]> {
  readonly object: Group;
  show(...what: T): void;
  dispose(): void;
}

function createGhost(): Shown<[Placing | null, View]> {
  const object = new Group();
  const clear = { transparent: true, depthWrite: false, depthTest: false, toneMapped: false };
  const face = new Mesh(lying(CARD_SIZE.width, CARD_SIZE.depth), new MeshBasicMaterial({ ...clear, opacity: 0.9 }));
  const rim = new Mesh(
    lying(CARD_SIZE.width + 0.12, CARD_SIZE.depth + 0.12),
    new MeshBasicMaterial({ ...clear, opacity: 0.8 }),
  );
  face.renderOrder = 21;
  rim.renderOrder = 20;
  object.add(rim, face);
  const faces = new Map<number, Texture>();
  const faceOf = (card: number): Texture => {
    const texture =
      faces.get(card) ??
      canvasTexture(CARD_TILES.width, CARD_TILES.height, (brush) => paintCard(brush, CARD_TILES, card));
    faces.set(card, texture);
    return texture;
  };
  const show = (placing: Placing | null, view: View): void => {
    object.visible = placing !== null;
    if (!placing) return;
    const grid = gridOf(view);
    const {
      at,
      turn = [0, 0, 0],
      size = 1,
    } = laidPose(grid, placing, heightOf(stack(view.laid).heights, fieldsOf(placing)));
    object.position.set(at[0], at[1] + THICK, at[2]);
    object.rotation.y = turn[0];
    object.scale.setScalar(size);
    const texture = faceOf(placing.card);
    if (face.material.map !== texture) {
      face.material.map = texture;
      face.material.needsUpdate = true;
    }
    rim.material.color.set(view.toAct !== null && whyNot(view, placing) === null ? FITS : FITS_NOT);
  };
  const dispose = (): void => {
    for (const texture of faces.values()) texture.dispose();
    for (const { geometry, material } of [face, rim]) {
      geometry.dispose();
      material.dispose();
    }
  };
  return { object, show, dispose };
}

const MOST = 120;

/** A cloth of the owner's colour and signs on every field they control. */
function createTint(): Shown<[View | null]> {
  const object = new Group();
  const geometry = lying(FIELD * 0.98, FIELD * 0.98);
  const sheets = [0, 1].map((seat) => new InstancedMesh(geometry, signMaterial(seat), MOST));
  for (const sheet of sheets) {
    sheet.frustumCulled = false;
    sheet.renderOrder = 5;
    object.add(sheet);
  }
  const matrix = new Matrix4();
  const show = (view: View | null): void => {
    object.visible = view !== null;
    if (!view) return;
    const grid = gridOf(view);
    const { heights } = stack(view.laid);
    const scale = grid.side / FIELD;
    for (const [seat, fields] of controlled(view).entries()) {
      const sheet = sheets[seat];
      if (!sheet) continue;
      sheet.count = Math.min(MOST, fields.length);
      for (const [index, field] of fields.slice(0, MOST).entries()) {
        const [x, z] = fieldAt(grid, field);
        matrix.makeScale(scale, 1, scale).setPosition(x, heightOf(heights, [field]) * THICK + 0.01, z);
        sheet.setMatrixAt(index, matrix);
      }
      sheet.instanceMatrix.needsUpdate = true;
    }
  };
  const dispose = (): void => {
    geometry.dispose();
    for (const sheet of sheets) {
      sheet.material.map?.dispose();
      sheet.material.dispose();
      sheet.dispose();
    }
  };
  return { object, show, dispose };
}

function signMaterial(seat: number): MeshBasicMaterial {
  const { css } = playerColor(seat);
  const map = canvasTexture(64, 64, (brush) => {
    brush.globalAlpha = 0.5;
    brush.fillStyle = css;
    brush.fillRect(0, 0, 64, 64);
    brush.globalAlpha = 0.95;
    for (const [x, y] of [
      [11, 11],
      [53, 11],
      [11, 53],
      [53, 53],
    ] as const) {
      stamp(brush, playerSign(seat), x, y, 15, css);
    }
  });
  return new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
}
