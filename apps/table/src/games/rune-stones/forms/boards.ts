import { MeshStandardMaterial } from 'three';
import { CARD } from '../../../scene/forms/card.ts';
import { dyed, join, moved } from '../../../scene/forms/compose.ts';
import { woodTexture } from '../../../scene/forms/materials.ts';
import { slab, turned } from '../../../scene/forms/solids.ts';
import type { Art, Form } from '../../../scene/stage.ts';
import { TRAY_FLOOR, TRAY_HEIGHT, TRAY_REACH, TRAY_WALLS } from '../die/measures.ts';
import { BOARD_FACE, drawBoard } from '../faces/board-face.ts';
import { drawNightBoard, NIGHT_FACE } from '../faces/night-face.ts';
import { DISH_FACE, drawDish, drawSlab, SLAB_FACE } from '../faces/player-face.ts';
import { BOARD, DISH, NIGHT_BOARD, PER_BUNDLE, PER_CARD, SLAB } from '../layout/measures.ts';
import { sharp } from './plain.ts';

export function boardForm(art: Art): Form {
  const map = art.paint(BOARD_FACE.width, BOARD_FACE.height, drawBoard);
  const geometry = slab(BOARD.width, BOARD.depth, BOARD.height, 0.3, 0.03);
  return {
    geometry,
    material: new MeshStandardMaterial({ map, roughness: 0.62 }),
    footprint: [BOARD.width + 0.2, BOARD.depth + 0.2],
  };
}

export function slabForm(art: Art): Form {
  const map = art.paint(SLAB_FACE.width, SLAB_FACE.height, drawSlab);
  const geometry = slab(SLAB.width, SLAB.depth, SLAB.height, 0.09, 0.022);
  return {
    geometry,
    material: new MeshStandardMaterial({ map, roughness: 0.5 }),
    footprint: [SLAB.width + 0.1, SLAB.depth + 0.1],
  };
}

/** Leather, with a place for each kind of stone. */
export function dishForm(art: Art): Form {
  const map = art.paint(DISH_FACE.width, DISH_FACE.height, drawDish);
  const geometry = slab(DISH.width, DISH.depth, DISH.height, 0.16, 0.015);
  return {
    geometry,
    material: new MeshStandardMaterial({ map, roughness: 0.7 }),
    footprint: [DISH.width + 0.08, DISH.depth + 0.08],
  };
}

export function nightBoardForm(art: Art): Form {
  const map = art.paint(NIGHT_FACE.width, NIGHT_FACE.height, drawNightBoard);
  const geometry = slab(NIGHT_BOARD.width, NIGHT_BOARD.depth, NIGHT_BOARD.height, 0.3, 0.03);
  const material = new MeshStandardMaterial({ map, roughness: 0.5 });
  return { geometry, material, footprint: [NIGHT_BOARD.width + 0.15, NIGHT_BOARD.depth + 0.15] };
}

/** From the middle to a corner of the octagon. */
const cornerOf = (reach: number): number => reach / Math.cos(Math.PI / TRAY_WALLS);

/** Wooden walls about a floor of felt. */
export function trayForm(art: Art): Form {
  const [inner, outer] = [cornerOf(TRAY_REACH), cornerOf(TRAY_REACH + 0.1)];
  const walls = [
    [outer, 0],
    [outer, TRAY_HEIGHT - 0.02],
    [outer - 0.02, TRAY_HEIGHT],
    [inner + 0.02, TRAY_HEIGHT],
    [inner, TRAY_HEIGHT - 0.02],
    [inner, TRAY_FLOOR],
    [0.001, TRAY_FLOOR],
  ] as const;
  const felt = [
    [inner - 0.01, TRAY_FLOOR],
    [inner - 0.01, TRAY_FLOOR + 0.004],
  ] as const;
  // The octagon of the baked rolls stands on a wall, this one on a corner.
  const turn = { turn: [Math.PI / TRAY_WALLS, 0, 0] as const };
  const geometry = join(
    dyed(moved(sharp(turned(walls, TRAY_WALLS)), turn), 0xc48a58),
    dyed(moved(sharp(turned(felt, TRAY_WALLS)), turn), 0x5a1424),
  );
  const material = new MeshStandardMaterial({ map: woodTexture(art), vertexColors: true, roughness: 0.6 });
  return { geometry, material, footprint: [2, 2], casts: true, height: TRAY_HEIGHT };
}

/** Cards of a pile, as a block: its edge has the lines of its sheets. */
export function bundleForm(): Form {
  const geometry = slab(CARD.width, CARD.depth, PER_BUNDLE * PER_CARD, 0.045, 0.003);
  return {
    geometry,
    material: new MeshStandardMaterial({ color: 0xdccfae, roughness: 0.9 }),
    footprint: [CARD.width, CARD.depth],
  };
}
