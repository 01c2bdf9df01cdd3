import { at } from '@dolmen/core';
import { GEMS, type Gem, NIGHT_FIELDS, RUNES, type RuneKind } from '@dolmen/core/rune-stones';
import type { BufferGeometry } from 'three';
import { PLAYER_COLORS } from '../../../players.ts';
import { atlasMaterial, paintAtlas } from '../../../scene/forms/atlas.ts';
import { join, moved } from '../../../scene/forms/compose.ts';
import { granite } from '../../../scene/forms/paint.ts';
import { disc, slab } from '../../../scene/forms/solids.ts';
import type { Art, Atlas, Form } from '../../../scene/stage.ts';
import { ARTEFACT_FACE, drawArtefact } from '../faces/artefact-face.ts';
import { type Brush, circle, numeral, paint, at as placed, polygon } from '../faces/brush.ts';
import { GOLD, INK } from '../faces/colors.ts';
import { stoneIcon } from '../faces/gem-icon.ts';
import { cardIcon, magicIcon, wispIcon } from '../faces/icons.ts';
import { runeSign } from '../faces/rune-signs.ts';
import { drawWisp, drawWispLight, WISP_FACE } from '../faces/wisp-face.ts';
import { ARTEFACT_FACES } from '../layout/forges.ts';
import { ARTEFACT, RUNE_STONE, TILE } from '../layout/measures.ts';
import { WISP_FACES } from '../layout/night.ts';
import { pinned, shining, upright } from './plain.ts';

type Draw = (brush: Brush, index: number) => void;

/** As many square tiles as there is something to draw: a kind more gets a tile more. */
function tiles(art: Art, count: number, size: number, draw: Draw, columns = Math.ceil(Math.sqrt(count))): Atlas {
  const grid = { columns, rows: Math.ceil(count / columns), width: size, height: size };
  return paintAtlas(art, grid, (brush, _tile, index) => draw(brush, index));
}

const black = (brush: Brush, size: number): void => {
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, size, size);
};

export function artefactForm(art: Art): Form {
  const atlas = tiles(art, ARTEFACT_FACES.length + 1, ARTEFACT_FACE, (brush, index) =>
    drawArtefact(brush, ARTEFACT_FACES[index] ?? null),
  );
  return {
    geometry: disc(ARTEFACT.radius, ARTEFACT.height, 0.022, 18),
    material: atlasMaterial(atlas, { roughness: 0.28, metalness: 0.65, envMapIntensity: 1.5 }),
    atlas,
    footprint: [0.38, 0.38],
    travel: 'arc',
    height: 0.2,
  };
}

const RUNE_SIZE = 128;

function runeGround(brush: Brush, kind: RuneKind | undefined): void {
  granite(brush, RUNE_SIZE, RUNE_SIZE, 9);
  if (kind === undefined) return;
  placed(brush, RUNE_SIZE / 2, RUNE_SIZE / 2 + 2, 34, () => runeSign(brush, kind, '#ffffff55', 0.3));
  placed(brush, RUNE_SIZE / 2, RUNE_SIZE / 2, 34, () => runeSign(brush, kind, '#0e2a33', 0.26));
}

function runeLight(brush: Brush, kind: RuneKind | undefined): void {
  black(brush, RUNE_SIZE);
  if (kind === undefined) return;
  brush.shadowColor = '#2fd6ff';
  brush.shadowBlur = 16;
  placed(brush, RUNE_SIZE / 2, RUNE_SIZE / 2, 34, () => runeSign(brush, kind, '#63e6ff', 0.15));
}

export function runeStoneForm(art: Art): Form {
  const atlas = tiles(art, RUNES.length, RUNE_SIZE, (brush, index) => runeGround(brush, RUNES[index]));
  const light = tiles(art, RUNES.length, RUNE_SIZE, (brush, index) => runeLight(brush, RUNES[index]));
  return {
    geometry: slab(RUNE_STONE.width, RUNE_STONE.depth, RUNE_STONE.height, 0.17, 0.045),
    material: shining(atlasMaterial(atlas, { roughness: 0.75 }), light.texture, 1.5),
    atlas,
    footprint: [RUNE_STONE.width + 0.06, RUNE_STONE.depth + 0.06],
    travel: 'arc',
    height: 0.2,
  };
}

const SOCKET = 96;

/** A place of the own board, by gem; the last is the handle of a row. */
function socketFace(brush: Brush, gem: Gem | undefined): void {
  brush.fillStyle = '#b98b3e';
  brush.fillRect(0, 0, SOCKET, SOCKET);
  circle(brush, SOCKET / 2, SOCKET / 2, 38);
  if (gem === undefined) {
    paint(brush, '#3a2412', GOLD, 3);
    return placed(brush, SOCKET / 2, SOCKET / 2, 24, () => numeral(brush, '⇄', 0, 0, 2, '#ffe7a6'));
  }
  paint(brush, INK[gem === 'wild' ? 'multi' : gem].dark, '#2a1a0c', 3);
  brush.globalAlpha = 0.8;
  placed(brush, SOCKET / 2, SOCKET / 2, 22, () => stoneIcon(brush, gem));
}

export function socketForm(art: Art): Form {
  const atlas = tiles(art, GEMS.length + 1, SOCKET, (brush, index) => socketFace(brush, GEMS[index]));
  const material = atlasMaterial(atlas, { roughness: 0.4, metalness: 0.35 });
  return { geometry: disc(0.185, 0.012, 0.005, 18), material, atlas, ring: [0.44, 0.44], height: 0.1 };
}

export function wispForm(art: Art): Form {
  const tileOf = (index: number) => WISP_FACES[index] ?? null;
  const atlas = tiles(art, WISP_FACES.length + 1, WISP_FACE, (brush, index) => drawWisp(brush, tileOf(index), index));
  const light = tiles(art, WISP_FACES.length + 1, WISP_FACE, (brush, index) => drawWispLight(brush, tileOf(index)));
  return {
    geometry: slab(TILE.width, TILE.depth, TILE.height, 0.08, 0.02),
    material: shining(atlasMaterial(atlas, { roughness: 0.4 }), light.texture, 0.9),
    atlas,
    footprint: [TILE.width + 0.05, TILE.depth + 0.05],
    travel: 'arc',
    height: 0.15,
  };
}

const TOKEN = 96;

const MIDDLE = TOKEN / 2;
const isWispFace = (index: number): boolean => index >= NIGHT_FIELDS.length;

/** The number of the space it lies on. */
const tokenNumber = (brush: Brush, index: number, color: string): void =>
  numeral(brush, String(NIGHT_FIELDS[index % NIGHT_FIELDS.length]), MIDDLE, 61, 42, color, '#0b1230');

/** Blank: a moon behind clouds. */
function moon(brush: Brush): void {
  circle(brush, MIDDLE, 25, 13);
  paint(brush, '#8d9ac4');
  circle(brush, MIDDLE + 6, 21, 11);
  paint(brush, '#222d52');
}

function tokenFace(brush: Brush, index: number): void {
  const isWisp = isWispFace(index);
  brush.fillStyle = '#162042';
  brush.fillRect(0, 0, TOKEN, TOKEN);
  circle(brush, MIDDLE, MIDDLE, 42);
  paint(brush, isWisp ? '#1d4a66' : '#222d52', isWisp ? '#7cf5e6' : '#54628f', 4);
  if (isWisp) placed(brush, MIDDLE, 26, 17, () => wispIcon(brush));
  else moon(brush);
  tokenNumber(brush, index, '#f2f4ff');
}

function tokenLight(brush: Brush, index: number): void {
  black(brush, TOKEN);
  if (!isWispFace(index)) return;
  circle(brush, MIDDLE, MIDDLE, 42);
  paint(brush, '#0b3a4a', '#5bf5e2', 5);
  placed(brush, MIDDLE, 26, 17, () => wispIcon(brush));
  tokenNumber(brush, index, '#b8fff4');
}

export function nightForm(art: Art): Form {
  const atlas = tiles(art, 2 * NIGHT_FIELDS.length, TOKEN, tokenFace, NIGHT_FIELDS.length);
  const light = tiles(art, 2 * NIGHT_FIELDS.length, TOKEN, tokenLight, NIGHT_FIELDS.length);
  const material = shining(atlasMaterial(atlas, { roughness: 0.35 }), light.texture, 1.3);
  return { geometry: disc(0.15, 0.028, 0.01, 20), material, atlas, footprint: [0.32, 0.32], height: 0.1 };
}

const SIGN = 96;
type Sign = (brush: Brush) => void;
const SIGNS: readonly Sign[] = [
  (brush) => circle(brush, 0, 0, 0.8),
  (brush) =>
    polygon(brush, [
      [0, -0.9],
      [0.9, 0.7],
      [-0.9, 0.7],
    ]),
  (brush) =>
    polygon(brush, [
      [-0.75, -0.75],
      [0.75, -0.75],
      [0.75, 0.75],
      [-0.75, 0.75],
    ]),
  (brush) =>
    polygon(brush, [
      [0, -1],
      [0.75, 0],
      [0, 1],
      [-0.75, 0],
    ]),
];

/** Carved in the marker: the sign that goes with the player's colour. */
function signFace(brush: Brush, index: number): void {
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, SIGN, SIGN);
  placed(brush, SIGN / 2, SIGN / 2, 22, () => {
    at(SIGNS, index % SIGNS.length)(brush);
    paint(brush, '#2a1d12');
  });
}

/** A small standing stone on a foot. */
function markerGeometry(): BufferGeometry {
  const foot = pinned(disc(0.09, 0.04, 0.014, 14), 0.02, 0.02);
  return join(foot, moved(upright(0.16, 0.24, 0.075, 0.07, 0.022), { at: [0, 0.03, 0.02] }));
}

export function markerForm(art: Art): Form {
  const atlas = tiles(art, PLAYER_COLORS.length, SIGN, signFace, PLAYER_COLORS.length);
  const material = atlasMaterial(atlas, { roughness: 0.3 });
  return {
    geometry: markerGeometry(),
    material,
    atlas,
    footprint: [0.2, 0.2],
    casts: true,
    travel: 'hop',
    height: 0.3,
  };
}

const ACTION = { width: 128, height: 168 } as const;

function summonSign(brush: Brush): void {
  placed(brush, 46, 66, 28, () => magicIcon(brush, '✦'));
  placed(brush, 88, 70, 26, () => cardIcon(brush, 'any'));
}

/** Two cards and a spark between them. */
function abilitiesSign(brush: Brush): void {
  placed(brush, 42, 74, 28, () => cardIcon(brush, 'any'));
  placed(brush, 86, 74, 28, () => cardIcon(brush, 'any'));
  polygon(brush, [
    [70, 22],
    [44, 64],
    [62, 64],
    [54, 94],
    [86, 50],
    [66, 50],
    [80, 22],
  ]);
  paint(brush, '#ffdf7e', '#5a3d0c', 3);
}

/** What a stone does stands on it, as large as the word allows. */
function actionName(brush: Brush, name: string): void {
  const room = ACTION.width - 26;
  brush.font = '700 30px system-ui, sans-serif';
  const size = Math.min(34, (30 * room) / Math.max(1, brush.measureText(name).width));
  brush.font = `700 ${size}px system-ui, sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = '#fff';
  brush.fillText(name, ACTION.width / 2, 128);
}

function actionFace(brush: Brush, index: number, name: string): void {
  granite(brush, ACTION.width, ACTION.height, 12);
  brush.beginPath();
  brush.roundRect(12, 12, ACTION.width - 24, ACTION.height - 24, 26);
  paint(brush, 'rgb(14 17 24 / 0.9)', GOLD, 3);
  (index === 0 ? summonSign : abilitiesSign)(brush);
  actionName(brush, name);
}

function actionLight(brush: Brush): void {
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, ACTION.width, ACTION.height);
  brush.beginPath();
  brush.roundRect(12, 12, ACTION.width - 24, ACTION.height - 24, 26);
  paint(brush, '#241a08', '#ffcf6b', 5);
}

const ACTIONS = { columns: 2, rows: 1, ...ACTION } as const;

const paintActions = (art: Art, names: readonly string[]): Atlas =>
  paintAtlas(art, ACTIONS, (brush, _tile, index) => actionFace(brush, index, names[index] ?? ''));

/** Forms are made before the language is known, which may change besides. */
export function nameActions(art: Art, { texture }: Atlas, names: readonly string[]): void {
  texture.image = paintActions(art, names).texture.image;
  texture.needsUpdate = true;
}

/** A standing stone that begins an action. */
export function actionForm(art: Art): Form {
  const atlas = paintActions(art, []);
  const light = paintAtlas(art, ACTIONS, (brush) => actionLight(brush));
  return {
    geometry: moved(upright(0.5, 0.64, 0.14, 0.16, 0.04), { turn: [0, -0.22, 0] }),
    material: shining(atlasMaterial(atlas, { roughness: 0.8 }), light.texture, 1.1),
    atlas,
    footprint: [0.56, 0.26],
    // It stands: a ring wider than its foot would seem to lie beside it.
    ring: [0.62, 0.3],
    casts: true,
    height: 0.68,
  };
}
