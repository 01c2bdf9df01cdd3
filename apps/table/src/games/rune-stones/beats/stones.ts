import type { Seat } from '@dolmen/core';
import { type Event, type Stone, type View, WILD_FORGE } from '@dolmen/core/rune-stones';
import type { Pose } from '../../../scene/piece.ts';
import type { Beat, SoundName } from '../../../scene/stage.ts';
import { ARTEFACTS_X, PILES_Z, SCRAP_X } from '../layout/forges.ts';
import { poseIn } from '../layout/frame.ts';
import {
  ARTEFACTS,
  artefactId,
  attunedId,
  ownId,
  placedId,
  runeId,
  SCRAP,
  stoneId,
  supplyId,
  wildArtefactId,
} from '../layout/ids.ts';
import { boardFrame } from '../layout/table.ts';
import type { Step } from './step.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Way = readonly [piece: string, place: string | Pose];

const STEP = 260;
const MOST = 20;
const scrapPose = poseIn(boardFrame, { at: [SCRAP_X, 0.3, PILES_Z] });
const artefactsPose = poseIn(boardFrame, { at: [ARTEFACTS_X, 0.5, PILES_Z] });

const soundOf = (stone: Stone): SoundName => (stone === 'ore' ? 'ore' : 'gem');
const owned = (view: View, seat: Seat, stone: Stone): number => view.players[seat]?.stones[stone] ?? 0;

/** Heaps keep their lower stones: what is new lies on top, and comes from the top of the other heap. */
function between(idOf: (index: number) => string, fromOf: (index: number) => string, from: number): Way[] {
  return Array.from({ length: MOST }, (_, index): Way => [idOf(index), fromOf(Math.max(0, from - 1))]);
}

export function gained({ before }: Step, { seat, stone }: Of<'gained'>): Beat {
  const comes = between(
    (index) => ownId(seat, stone, index),
    (index) => supplyId(stone, index),
    before.supply[stone],
  );
  return { millis: STEP, comes, sound: soundOf(stone) };
}

export function returned({ before }: Step, { seat, stone }: Of<'returned'>): Beat {
  const count = owned(before, seat, stone);
  const comes = between(
    (index) => supplyId(stone, index),
    (index) => ownId(seat, stone, index),
    count,
  );
  return { millis: STEP, comes, sound: soundOf(stone) };
}

export function pillaged({ before }: Step, { seat, from, color }: Of<'pillaged'>): Beat {
  const count = owned(before, from, color);
  const comes = between(
    (index) => ownId(seat, color, index),
    (index) => ownId(from, color, index),
    count,
  );
  return { millis: STEP, comes, sound: 'gem' };
}

export const attuned = ({ before }: Step, { seat, color }: Of<'attuned'>): Beat => ({
  millis: STEP * 2,
  comes: [[attunedId(seat), supplyId(color, Math.max(0, before.supply[color] - 1))]],
  sound: 'rune',
});

export function forged({ before }: Step, { seat, forge, artefact, row, spot }: Of<'forged'>): Beat {
  const from = forge === WILD_FORGE ? wildArtefactId(Math.max(0, before.wilds - 1)) : artefactId(forge, artefact);
  return { millis: STEP * 2.5, comes: [[placedId(seat, row, spot), from]], sound: 'forge', cue: `forge:${forge}` };
}

export const forgeFilled = ({ place }: Step, { forge, artefact }: Of<'forge-filled'>): Beat => ({
  millis: STEP,
  comes: [[artefactId(forge, artefact), place(ARTEFACTS, artefactsPose)]],
  sound: 'stone',
});

/** Wild artefacts return to their forge, coloured ones to the open discard. */
export function scrapped(step: Step, { seat, row, spot, artefact }: Of<'scrapped'>): Beat {
  const id = placedId(seat, row, spot);
  if (artefact !== 'wild') return { millis: STEP * 0.6, goes: [[id, step.place(SCRAP, scrapPose)]], sound: 'stone' };
  const back = Array.from({ length: step.after.wilds }, (_, index): Way => [wildArtefactId(index), id]);
  return { millis: STEP * 0.6, comes: back, sound: 'stone' };
}

export const tookRune = ({ before }: Step, { seat, kind }: Of<'took-rune'>): Beat => ({
  millis: STEP * 3,
  comes: [[stoneId(seat, kind), runeId(kind, Math.max(0, before.runes[kind] - 1))]],
  sound: 'rune',
});
