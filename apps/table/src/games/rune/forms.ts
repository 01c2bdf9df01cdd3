import { MeshStandardMaterial, RingGeometry } from 'three';
import { PLAYER_COLORS } from '../../players.ts';
import { atlasMaterial, paintAtlas } from '../../scene/forms/atlas.ts';
import { cardGeometry } from '../../scene/forms/card.ts';
import { disc, slab } from '../../scene/forms/solids.ts';
import type { Art, Atlas, Form } from '../../scene/stage.ts';
import { figureForm, type Profile } from '../art/figure.ts';
import { FIELD, THICK } from './grid.ts';
import { CARD_TILES, paintCard, paintLight, paintSmall, paintSmallLight, SMALL_TILES } from './paint.ts';
import { CARD_SIZE } from './places.ts';
import { MARKER_HEIGHT } from './player-pieces.ts';

/** A robed figure with a hood. */
const MASTER: Profile = [
  [0.15, 0],
  [0.157, 0.02],
  [0.145, 0.05],
  [0.118, 0.14],
  [0.1, 0.25],
  [0.098, 0.32],
  [0.112, 0.35],
  [0.108, 0.38],
  [0.066, 0.41],
  [0.07, 0.44],
  [0.082, 0.48],
  [0.076, 0.54],
  [0.05, 0.6],
  [0.02, 0.65],
  [0.004, 0.665],
];

export function forms(art: Art): Readonly<Record<string, Form>> {
  const cards = paintAtlas(art, CARD_TILES, paintCard);
  return {
    card: cardForm(art, cards),
    spot: spotForm(cards),
    ...smallForms(art),
    master: figureForm(art, MASTER),
    ring: ringForm(),
    dot: dotForm(),
  };
}

/** Thick cards of stone; their runes shine by themselves. */
function cardForm(art: Art, atlas: Atlas): Form {
  const light = paintAtlas(art, CARD_TILES, paintLight).texture;
  const material = atlasMaterial(atlas, { roughness: 0.6, emissive: 0xffffff, emissiveMap: light });
  const { width, depth } = CARD_SIZE;
  return {
    geometry: cardGeometry(width, depth, THICK, 0.05),
    material,
    atlas,
    footprint: [width, depth],
    casts: true,
    travel: 'arc',
    height: THICK,
  };
}

const spotForm = (atlas: Atlas): Form => ({
  geometry: slab(CARD_SIZE.width, CARD_SIZE.depth, 0.002, 0.05, 0.0005),
  material: atlasMaterial(atlas, { transparent: true, depthWrite: false, roughness: 0.9 }),
  atlas,
  ring: [CARD_SIZE.width, CARD_SIZE.depth],
  height: 0.01,
});

function smallForms(art: Art): Readonly<Record<'marker' | 'plaque', Form>> {
  const colors = PLAYER_COLORS.map(({ hex }) => hex);
  const atlas = paintAtlas(art, SMALL_TILES, (brush, tile, index) => paintSmall(brush, tile, index, colors));
  const light = paintAtlas(art, SMALL_TILES, paintSmallLight).texture;
  const material = () => atlasMaterial(atlas, { roughness: 0.5, emissive: 0xffffff, emissiveMap: light });
  const radius = FIELD * 0.44;
  return {
    marker: {
      geometry: disc(radius, MARKER_HEIGHT, 0.014, 32),
      material: material(),
      atlas,
      footprint: [radius * 2.1, radius * 2.1],
      casts: true,
      travel: 'arc',
      height: MARKER_HEIGHT,
    },
    plaque: { geometry: disc(0.3, 0.06, 0.02, 32), material: material(), atlas, footprint: [0.64, 0.64], height: 0.06 },
  };
}

/** Light upon a field where something may be placed. */
const ringForm = (): Form => ({
  geometry: new RingGeometry(FIELD * 0.34, FIELD * 0.39, 28).rotateX(-Math.PI / 2),
  material: new MeshStandardMaterial({ color: 0xffdf9a, transparent: true, opacity: 0.5, depthWrite: false }),
  ring: [FIELD * 0.84, FIELD * 0.84],
  height: 0.02,
});

/** The middle of a card that would lie here. */
const dotForm = (): Form => ({
  geometry: disc(0.062, 0.022, 0.01, 16),
  material: new MeshStandardMaterial({ color: 0xffe2a0, emissive: 0xffc860, emissiveIntensity: 0.6, roughness: 0.4 }),
  ring: [0.2, 0.2],
  height: 0.03,
});
