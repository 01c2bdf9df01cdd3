import type { PieceId, Viewer } from '@dolmen/core';
import { type Options, RUNES, runeStones, type State } from '@dolmen/core/rune-stones';
import type { GameEvent } from '@dolmen/protocol';
import { expect, test } from 'vitest';
import type { Piece, Pose } from '../../../scene/piece.ts';
import type { Beat } from '../../../scene/stage.ts';
import { NOT_PICKING } from '../../../scene/stage.ts';
import { checkSeated, checkSlim } from '../../testing/layout-laws.ts';
import { attempt } from '../attempt.ts';
import { beat } from '../beats/beat.ts';
import { piecesOf } from '../beats/step.ts';
import { FORM_NAMES } from '../forms/names.ts';
import { glances } from '../glances.ts';
import { playedGame, type Step } from '../testing/played-game.ts';
import { layout } from './layout.ts';
import { TABLE } from './measures.ts';

/** Touched in the page, not on the table: there is no thing for them. */
const NO_PIECES: readonly PieceId[] = ['done', 'decline'];

const QUEENIE = RUNES.slice(2);
const KINDS: readonly (readonly [name: string, options: Partial<Options>])[] = [
  ['base', {}],
  ['nocturnal', { nocturnal: true }],
  ['queenie', { runes: QUEENIE }],
  ['both', { nocturnal: true, runes: QUEENIE }],
];
const GAMES = KINDS.flatMap(([name, options]) => [2, 3, 4].map((seats) => [name, seats, options] as const));

const numbersIn = ({ at, turn = [0, 0, 0], size = 1 }: Pose): number[] => [...at, ...turn, size];

function checkPieces(pieces: readonly Piece[]): void {
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  const [width, depth] = TABLE;
  for (const { id, form, pose } of pieces) {
    if (!numbersIn(pose).every(Number.isFinite)) expect.fail(`${id} is nowhere`);
    if (!FORM_NAMES.includes(form)) expect.fail(`${id} has no form: ${form}`);
    const [x, y, z] = pose.at;
    if (Math.abs(x) > width / 2 || Math.abs(z) > depth / 2 || y < 0) expect.fail(`${id} is off the table: ${pose.at}`);
  }
}

/** Every piece of every legal gesture is on the table. */
function checkTouches(view: State, viewer: Viewer): void {
  if (viewer === null || view.toAct !== viewer) return;
  const gestures = runeStones.legal(runeStones.view(view, viewer)).map((action) => runeStones.gesture(action));
  const next = gestures.flatMap(([first]) => (first === undefined ? [] : [first]));
  const pieces = layout(runeStones.view(view, viewer), viewer, { touched: [], next, isAsked: true });
  checkPieces(pieces);
  const touches = new Set(pieces.map(({ touch }) => touch));
  for (const piece of new Set(gestures.flat()))
    if (!touches.has(piece) && !NO_PIECES.includes(piece))
      expect.fail(`${piece} is not on the table at ${view.choice}`);
}

function checkBeat(shown: Beat, { before, after }: Step, viewer: Viewer): void {
  const [was, is] = [
    piecesOf(runeStones.view(before, viewer), viewer),
    piecesOf(runeStones.view(after, viewer), viewer),
  ];
  const known = (place: string | Pose): boolean => typeof place !== 'string' || was.has(place) || is.has(place);
  expect(shown.millis).toBeGreaterThanOrEqual(0);
  for (const id of shown.moves ?? []) expect(was.has(id) && is.has(id)).toBe(true);
  for (const [id, from] of shown.comes ?? []) expect([id, is.has(id), known(from)]).toEqual([id, true, true]);
  for (const [id, to] of shown.goes ?? []) expect([id, was.has(id), known(to)]).toEqual([id, true, true]);
  for (const way of Object.values(shown.by ?? {})) expect(way.flat().every(Number.isFinite)).toBe(true);
}

function checkBeats(step: Step, viewer: Viewer): void {
  const [before, after] = [runeStones.view(step.before, viewer), runeStones.view(step.after, viewer)];
  for (const event of step.events) {
    const seen = runeStones.viewEvent(event, viewer) as unknown as GameEvent;
    const shown = beat(seen, before, after, viewer);
    if (shown !== null) checkBeat(shown, step, viewer);
  }
}

test.each(GAMES)('%s with %i players: everything is on the table, from every seat', (_name, seats, options) => {
  let told = 0;
  for (const step of playedGame(options, seats, [seats, 5, 9, 2], 11)) {
    told++;
    const viewer = told % (seats + 1) === seats ? null : told % (seats + 1);
    if (step.before !== step.after) checkTouches(step.before, step.before.toAct);
    checkPieces(layout(runeStones.view(step.after, viewer), viewer, NOT_PICKING));
    if (told % 3 === 0) checkBeats(step, viewer);
    if (told % 3 === 0) {
      const view = runeStones.view(step.after, viewer);
      checkSlim(layout, glances, view, viewer);
      checkSeated(layout, TABLE[1], view, viewer);
    }
    if (told === 1) expect(step.before.ply).toBe(0);
  }
  expect(told).toBeGreaterThan(10);
});

test('cards, gems and artefacts never get lost between two layouts', () => {
  for (const { after } of playedGame({ nocturnal: true }, 4, [1, 2, 3, 4], 9)) {
    const pieces = layout(runeStones.view(after, 0), 0, NOT_PICKING);
    expect(pieces.filter(({ form }) => form === 'artefact')).toHaveLength(36);
    const attuned = after.players.filter((player) => player.attuned !== null).length;
    // With the one in the throne's crown.
    const gems = pieces.filter(({ form }) => form.startsWith('gem-')).length;
    expect(gems).toBe(76);
    expect(attuned).toBeLessThanOrEqual(gems);
    if (after.ply > 400) return;
  }
});

test('cards can still be drawn when only the discard pile is left', () => {
  for (const { after } of playedGame({ nocturnal: true }, 2, [6, 6, 6, 6], 40)) {
    if (after.discard.length === 0 || after.toAct === null) continue;
    after.pile = [];
    const touches = layout(runeStones.view(after, after.toAct), after.toAct, NOT_PICKING).map(({ touch }) => touch);
    expect(touches).toContain('pile');
    return;
  }
  expect.fail('nothing was ever discarded');
});

test('glances keep to the table', () => {
  const [first] = playedGame({ nocturnal: true }, 4, [4, 4, 4, 4]);
  if (first === undefined) throw new Error('no game');
  const seen = glances(runeStones.view(first.after, 2), 2);
  expect(seen.map(({ id }) => id)).toContain('throne');
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  for (const {
    at: [x, , z],
  } of seen) {
    expect(Math.abs(x)).toBeLessThan(TABLE[0] / 2);
    expect(Math.abs(z)).toBeLessThan(TABLE[1] / 2);
  }
});

/** How many pieces were touched in vain; each has a reason. */
function touchedInVain(state: State): number {
  const viewer = state.toAct ?? 0;
  const view = runeStones.view(state, viewer);
  const legal = new Set(runeStones.legal(view).map((action) => runeStones.gesture(action)[0]));
  const touches = new Set(
    layout(view, viewer, NOT_PICKING).flatMap(({ touch }) => (touch === undefined ? [] : [touch])),
  );
  const vain = [...touches].filter((touch) => !legal.has(touch));
  for (const touch of vain) {
    const action = runeStones.parse(attempt(view, [touch]) ?? '');
    if (action === null) expect.fail(`${touch} means nothing`);
    expect(runeStones.why(view, action)).not.toBeNull();
  }
  return vain.length;
}

test('whatever is touched in vain has a reason', () => {
  let tried = 0;
  for (const { before } of playedGame({ nocturnal: true }, 3, [9, 9, 1, 1], 7)) {
    tried += touchedInVain(before);
    if (before.ply > 500) break;
  }
  expect(tried).toBeGreaterThan(1000);
});
