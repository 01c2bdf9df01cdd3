import { ALL_FORGES, type Artefact, WILD_FORGE } from '@dolmen/core/rune-stones';
import { jitter } from '../../../scene/jitter.ts';
import type { Piece, Pose } from '../../../scene/piece.ts';
import { poseIn, raised } from './frame.ts';
import { ARTEFACTS, artefactId, forgeId, SCRAP, wildArtefactId } from './ids.ts';
import { ARTEFACT, ON_BOARD } from './measures.ts';
import { boardFrame, isOpen, type LayoutInput } from './table.ts';

/** At the back of the board, three on either side of the throne. */
export const FORGE_Z = -1.63;
const XS = [-2.65, -1.89, -1.13, 1.13, 1.89, 2.65] as const;
export const forgeX = (forge: number): number => XS[forge] ?? 0;
export const PILES_Z = -0.68;
const SMITHY_SIZE = 0.92;
export const ARTEFACTS_X = -2.87;
export const SCRAP_X = 2.87;

/** In the order of the faces of the form `artefact`; the last is the back. */
export const ARTEFACT_FACES: readonly Artefact[] = ['green', 'red', 'blue', 'yellow', 'wild'];
const ARTEFACT_BACK = ARTEFACT_FACES.length;
const artefactFace = (artefact: Artefact): number => ARTEFACT_FACES.indexOf(artefact);

const touchOf = (forge: number): string => (forge === WILD_FORGE ? 'forge:wild' : `forge:${forge + 1}`);

const onBoard = (x: number, y: number, z: number): Pose => poseIn(boardFrame, { at: [x, ON_BOARD + y, z] });

/** An artefact stands on the anvil, its face to the viewer. */
const standing = (forge: number): Pose => ({
  ...onBoard(forgeX(forge) + 0.13, 0.325, FORGE_Z + 0.05),
  turn: [0, 1.02, 0],
});

function onForge(forge: number, artefact: Artefact | 'none'): Piece[] {
  if (artefact === 'none') return [];
  return [artefactPiece(artefactId(forge, artefact), artefact, standing(forge), touchOf(forge), touchOf(forge))];
}

export function artefactPiece(id: string, artefact: Artefact, pose: Pose, touch?: string, close?: string): Piece {
  return {
    id,
    form: 'artefact',
    pose,
    face: artefactFace(artefact),
    back: ARTEFACT_BACK,
    ...(touch === undefined ? {} : { touch }),
    ...(close === undefined ? {} : { close }),
  };
}

/** One stands on the anvil, the others wait in a tower beside it. */
function wildArtefactPose(index: number): Pose {
  if (index === 0) return standing(WILD_FORGE);
  const pose = onBoard(forgeX(WILD_FORGE) - 0.18, (index - 1) * ARTEFACT.height, FORGE_Z + 0.27);
  return { ...pose, turn: [jitter(`w${index}`), 0, 0] };
}

const wildForge = (wilds: number): Piece[] =>
  Array.from({ length: wilds }, (_, index) =>
    artefactPiece(wildArtefactId(index), 'wild', wildArtefactPose(index), touchOf(WILD_FORGE), touchOf(WILD_FORGE)),
  );

/** Embers glow where something can be forged. */
const smithy = (input: LayoutInput, forge: number): Piece => ({
  id: forgeId(forge),
  form: 'smithy',
  pose: { ...onBoard(forgeX(forge), 0, FORGE_Z), size: SMITHY_SIZE },
  touch: touchOf(forge),
  close: touchOf(forge),
  glow: isOpen(input, touchOf(forge)) ? 1 : 0.45,
});

export function forges(input: LayoutInput): Piece[] {
  const { view } = input;
  return [
    ...ALL_FORGES.map((forge) => smithy(input, forge)),
    ...view.forges.flatMap((artefact, forge) => onForge(forge, artefact)),
    ...wildForge(view.wilds),
    ...tower(ARTEFACTS, view.artefacts, ARTEFACTS_X),
    ...tower(SCRAP, view.scrap, SCRAP_X),
  ];
}

const PER_TOWER = 10;

/** Piles of artefacts, in towers of ten: `null` lies face down. */
function tower(id: string, artefacts: readonly (Artefact | null)[], x: number): Piece[] {
  return artefacts.map((artefact, index) => {
    const [level, column] = [index % PER_TOWER, Math.floor(index / PER_TOWER)];
    const pose = onBoard(x, level * ARTEFACT.height * 0.9, PILES_Z - 0.36 + column * 0.36);
    const isTop = index === artefacts.length - 1;
    return {
      id: isTop ? id : `${id}/${index}`,
      form: 'artefact',
      pose: raised({ ...pose, turn: [jitter(`${id}${index}`) * 3, 0, 0] }, 0),
      face: artefact === null ? ARTEFACT_BACK : artefactFace(artefact),
      back: ARTEFACT_BACK,
    };
  });
}
