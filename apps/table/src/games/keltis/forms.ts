import { type BufferGeometry, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import { atlasMaterial, paintAtlas } from '../../scene/forms/atlas.ts';
import { CARD, cardForm } from '../../scene/forms/card.ts';
import { join, moved, stretched } from '../../scene/forms/compose.ts';
import { stoneMaterial } from '../../scene/forms/materials.ts';
import { disc, slab, turned } from '../../scene/forms/solids.ts';
import type { Art, Atlas, Form } from '../../scene/stage.ts';
import { figureForm, type Profile } from '../art/figure.ts';
import { BOARD_PIXELS, paintBoard } from './paint-board.ts';
import { CARD_TILES, paintCard } from './paint-cards.ts';
import { paintStone, STONE_TILES } from './paint-stones.ts';
import { BOARD, START_STONE, STONE } from './places.ts';

/** A pawn with a waist and a round head; the large one wears a crown's rim. */
const SMALL: Profile = [
  [0.103, 0.0],
  [0.106, 0.024],
  [0.097, 0.054],
  [0.065, 0.09],
  [0.045, 0.168],
  [0.043, 0.228],
  [0.067, 0.246],
  [0.067, 0.258],
  [0.043, 0.27],
  [0.063, 0.3],
  [0.069, 0.336],
  [0.056, 0.378],
  [0.026, 0.402],
];
const LARGE: Profile = [
  [0.129, 0.0],
  [0.136, 0.029],
  [0.122, 0.07],
  [0.085, 0.116],
  [0.059, 0.232],
  [0.055, 0.313],
  [0.093, 0.342],
  [0.093, 0.36],
  [0.057, 0.377],
  [0.083, 0.418],
  [0.095, 0.47],
  [0.102, 0.522],
  [0.083, 0.524],
  [0.064, 0.487],
  [0.048, 0.545],
  [0.021, 0.58],
];

export function forms(art: Art): Readonly<Record<string, Form>> {
  const cards = paintAtlas(art, CARD_TILES, paintCard);
  const stones = paintAtlas(art, STONE_TILES, paintStone);
  return {
    card: cardForm(cards),
    spot: spotForm(cards),
    board: boardForm(art),
    'start-stone': startStone(art),
    field: stoneForm(stones, slab(STONE.width, STONE.depth, STONE.height, 0.17, 0.03)),
    'end-stone': stoneForm(stones, slab(STONE.width * 1.14, STONE.depth * 1.14, STONE.height, 0.2, 0.03)),
    points: { ...stoneForm(stones, disc(0.105, 0.035, 0.012, 24)), footprint: [0.22, 0.22], travel: 'arc' },
    marker: {
      ...stoneForm(stones, disc(0.09, 0.05, 0.014, 22)),
      footprint: [0.19, 0.19],
      travel: 'hop',
      casts: true,
    },
    plaque: { ...stoneForm(stones, disc(0.3, 0.06, 0.02, 32)), footprint: [0.64, 0.64], ring: [0.7, 0.7] },
    clover: cloverForm(art),
    wish: wishForm(art),
    'figure-small': figureForm(art, SMALL),
    'figure-large': figureForm(art, LARGE),
  };
}

const spotForm = (atlas: Atlas): Form => ({
  geometry: flat(CARD.width + 0.06, CARD.depth + 0.06),
  material: atlasMaterial(atlas, { transparent: true, depthWrite: false, roughness: 0.9 }),
  atlas,
  ring: [CARD.width + 0.06, CARD.depth + 0.06],
  height: 0.01,
});

/** A sheet that lies on the ground, without thickness. */
const flat = (width: number, depth: number): BufferGeometry => slab(width, depth, 0.002, 0.05, 0.0005);

function boardForm(art: Art): Form {
  const map = art.paint(BOARD_PIXELS.width, BOARD_PIXELS.height, paintBoard);
  return {
    geometry: slab(BOARD.width, BOARD.depth, BOARD.height, 0.22, 0.035),
    material: new MeshStandardMaterial({ map, bumpMap: map, bumpScale: 0.5, roughness: 0.72 }),
    footprint: [BOARD.width, BOARD.depth],
    casts: true,
  };
}

function startStone(art: Art): Form {
  const { width, depth, height } = START_STONE;
  const material = stoneMaterial(art).clone();
  material.color.set(0xc9c1ae);
  return { geometry: stretched(disc(0.5, height, 0.02, 48), width, 1, depth), material, footprint: [width, depth] };
}

const stoneForm = (atlas: Atlas, geometry: BufferGeometry): Form => ({
  geometry,
  material: atlasMaterial(atlas, { roughness: 0.6 }),
  atlas,
  footprint: [STONE.width, STONE.depth],
  height: STONE.height,
});

/** Four round leaves and a stalk. */
function cloverForm(art: Art): Form {
  const leaf = disc(0.058, 0.04, 0.016, 14);
  const leaves = [0, 1, 2, 3].map((turn) => {
    const angle = (turn + 0.5) * (Math.PI / 2);
    return moved(leaf, { at: [Math.cos(angle) * 0.062, 0, Math.sin(angle) * 0.062] });
  });
  const stalk = moved(slab(0.022, 0.1, 0.028, 0.01, 0.006), { at: [0.02, 0, 0.1], turn: [0.3, 0, 0] });
  return {
    geometry: join(...leaves, stalk),
    material: glossy(art, 0x4fae53),
    footprint: [0.24, 0.24],
    casts: true,
    height: 0.05,
  };
}

/** A polished stone, domed, of a colour that no path has. */
function wishForm(art: Art): Form {
  const dome: Profile = [
    [0.1, 0],
    [0.115, 0.02],
    [0.105, 0.05],
    [0.075, 0.085],
    [0.035, 0.103],
    [0.004, 0.108],
  ];
  return {
    geometry: stretched(turned(dome, 24), 1, 1, 0.88),
    material: glossy(art, 0x35c6c0),
    footprint: [0.24, 0.22],
    travel: 'arc',
    casts: true,
    height: 0.11,
  };
}

function glossy(art: Art, color: number): MeshStandardMaterial {
  const isPlain = art.quality.name === 'test' || art.quality.name === 'low';
  return isPlain
    ? new MeshStandardMaterial({ color, roughness: 0.3 })
    : new MeshPhysicalMaterial({ color, roughness: 0.25, clearcoat: 1, clearcoatRoughness: 0.1 });
}
