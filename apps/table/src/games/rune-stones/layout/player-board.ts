import { at, type Seat } from '@dolmen/core';
import { asked, type Card, GEMS, type Gem, MOST_RUNES, type RuneKind } from '@dolmen/core/rune-stones';
import { playerColor } from '../../../players.ts';
import type { Piece, Pose } from '../../../scene/piece.ts';
import { STONE_TINT } from '../faces/colors.ts';
import { LYING, openCard, openPile } from './cards.ts';
import { artefactPiece } from './forges.ts';
import { type Frame, poseIn, raised } from './frame.ts';
import { hand } from './hand.ts';
import { DISH_AT, heapPose, ownStones, stoneForm } from './heaps.ts';
import { attunedId, ownPileId, placedId, stoneId } from './ids.ts';
import { RUNE_STONE, SLAB } from './measures.ts';
import { runeFace } from './runes.ts';
import { stack } from './stack.ts';
import { areaOf, isOpen, type LayoutInput } from './table.ts';

// In the area's own coordinates: x to the player's right, z toward the player.
const SLAB_AT = [-2.13, -0.7] as const;
/** On the slab, about its middle. */
export const placeX = (index: number): number => -1.02 + index * 0.44;
export const rowZ = (row: number): number => -0.27 + row * 0.54;
export const HANDLE_X = 1.13;

const spotPose = (x: number, row: number): Pose => ({ at: [SLAB_AT[0] + x, SLAB.height, SLAB_AT[1] + rowZ(row)] });
const placePose = (row: number, spot: Gem): Pose => spotPose(placeX(GEMS.indexOf(spot)), row);
const runePose = (index: number): Pose => ({ at: [-3.12 + index * 0.5, 0, 0.13] });
const PILE_AT: Pose = { at: [-2.98, 0, 0.84] };
const DISCARD_AT: Pose = { at: [-2.2, 0, 0.84] };

export const ownPilePose = (area: Frame): Pose => poseIn(area, PILE_AT);
const ownDiscardPose = (area: Frame): Pose => poseIn(area, DISCARD_AT);

/** While a row can be traded in, all of it is one thing to touch. */
const touchOf = (input: LayoutInput, row: number, spot: Gem): string =>
  isOpen(input, `row:${row + 1}`) ? `row:${row + 1}` : `row:${row + 1}-${spot}`;

function artefacts(input: LayoutInput, seat: Seat, area: Frame): Piece[] {
  const rows = input.view.players[seat]?.rows ?? [];
  return rows.flatMap((places, row) =>
    GEMS.flatMap((spot) => {
      const artefact = places[spot];
      if (artefact === 'none') return [];
      const touch = seat === input.viewer ? touchOf(input, row, spot) : undefined;
      return [artefactPiece(placedId(seat, row, spot), artefact, poseIn(area, placePose(row, spot)), touch)];
    }),
  );
}

/** The open places of the viewer's own board, and a handle for each row: what can be touched there. */
function sockets(input: LayoutInput, seat: Seat, area: Frame): Piece[] {
  if (seat !== input.viewer) return [];
  const rows = input.view.players[seat]?.rows ?? [];
  return rows.flatMap((_, row) => [
    ...GEMS.map((spot, index) => socket(`row:${row + 1}-${spot}`, area, placePose(row, spot), index)),
    socket(`row:${row + 1}`, area, { ...spotPose(HANDLE_X, row), size: 0.62 }, GEMS.length),
  ]);
}

const socket = (touch: string, area: Frame, pose: Pose, face: number): Piece => ({
  id: `socket:${touch}`,
  form: 'socket',
  pose: poseIn(area, pose),
  face,
  touch,
});

const USABLE: readonly RuneKind[] = ['exchange', 'wild'];

function runes(input: LayoutInput, seat: Seat, area: Frame): Piece[] {
  const owned = input.view.players[seat]?.runes ?? [];
  return owned.slice(0, MOST_RUNES).map((kind, index) => {
    const touch = seat === input.viewer && USABLE.includes(kind) ? { touch: `stone:${kind}` } : {};
    return {
      id: stoneId(seat, kind),
      form: 'rune-stone',
      pose: poseIn(area, runePose(index)),
      face: runeFace(kind),
      close: `rune:${kind}`,
      glow: isOpen(input, `stone:${kind}`) && seat === input.viewer ? 1 : 0.4,
      ...touch,
    };
  });
}

/** The gem that lies on the wild rune stone for good. */
function attuned({ view }: LayoutInput, seat: Seat, area: Frame): Piece[] {
  const player = at(view.players, seat);
  const index = player.runes.indexOf('wild');
  if (player.attuned === null || index < 0) return [];
  const pose = raised(poseIn(area, { ...runePose(index), size: 0.8 }), RUNE_STONE.height * area.size);
  return [
    {
      id: attunedId(seat),
      form: stoneForm(player.attuned),
      tint: STONE_TINT[player.attuned],
      pose: { ...pose, turn: heapPose(0, 'attuned').turn ?? [0, 0, 0] },
    },
  ];
}

/** Cards whose ability is still to be used stand straight; the others lean. */
function abilitiesLeft({ view }: LayoutInput): readonly Card[] | null {
  const ask = view.agenda.findLast((task) => task.type === 'ability');
  if (ask?.type === 'ability') return ask.left;
  const isPlaying = asked(view)?.type === 'cards' || asked(view)?.type === 'magic' || asked(view)?.type === 'take';
  return isPlaying ? view.played : null;
}

const PLAYED_WIDTH = 2.0;

function played(input: LayoutInput, seat: Seat, area: Frame): Piece[] {
  const { view } = input;
  if (view.toAct !== seat) return [];
  const left = abilitiesLeft(input) ?? [];
  const gap = Math.min(0.68, PLAYED_WIDTH / Math.max(1, view.played.length - 0.2));
  return view.played.map((card, index) => {
    const isUsed = !left.includes(card);
    const spot: Pose = { at: [-0.06 + index * gap, LYING + index * 0.012, -0.74], turn: [isUsed ? -0.16 : 0, 0, 0] };
    const touch = seat === input.viewer ? { touch: `played:${card}` } : {};
    return openCard(view, seat, card, poseIn(area, spot), touch);
  });
}

const actionPose = (index: number): Pose => ({ at: [2.58 + index * 0.68, 0, 0.66], turn: [-0.12, 0, 0], size: 1.15 });
const slimActionPose = (index: number): Pose => ({ at: [1.6 + index * 1.06, 0, 0.62], size: 1.7 });

/** Standing stones of the viewer: touching one begins an action. */
function actions(input: LayoutInput, seat: Seat, area: Frame): Piece[] {
  if (seat !== input.viewer) return [];
  return (['summon', 'abilities'] as const).map((action, index) => ({
    id: `action:${action}`,
    form: 'action',
    pose: poseIn(area, input.picking.isSlim ? slimActionPose(index) : actionPose(index)),
    face: index,
    touch: `action:${action}`,
    close: `action:${action}`,
    glow: isOpen(input, `action:${action}`) ? 1 : 0.15,
  }));
}

const slab = (seat: Seat, area: Frame): Piece[] => [
  { id: `slab:${seat}`, form: 'slab', pose: poseIn(area, { at: [SLAB_AT[0], 0, SLAB_AT[1]] }), close: `seat:${seat}` },
  {
    id: `crest:${seat}`,
    form: 'marker',
    // Its sign looks at the viewer, wherever the player sits.
    pose: poseIn(area, { at: [-0.63, 0, -1.12], turn: [-area.yaw, 0, 0], size: 1.5 }),
    tint: playerColor(seat).hex,
    face: seat,
    close: `seat:${seat}`,
  },
];

/** Where the player's gems and ores lie. */
const dish = (seat: Seat, area: Frame): Piece[] => [
  { id: `dish:${seat}`, form: 'dish', pose: poseIn(area, { at: [DISH_AT[0], 0, DISH_AT[1]] }), close: `seat:${seat}` },
];

export function playerArea(input: LayoutInput, seat: Seat): Piece[] {
  const area = areaOf(input.view, input.viewer, seat);
  const player = at(input.view.players, seat);
  return [
    ...slab(seat, area),
    ...dish(seat, area),
    ...sockets(input, seat, area),
    ...artefacts(input, seat, area),
    ...runes(input, seat, area),
    ...attuned(input, seat, area),
    ...ownStones(input, seat, area),
    ...stack(ownPileId(seat), player.pile.length, ownPilePose(area)),
    ...openPile(input.view, seat, `discard:${seat}`, player.discard, ownDiscardPose(area)),
    ...played(input, seat, area),
    ...hand(input, seat, area),
    ...actions(input, seat, area),
  ];
}
