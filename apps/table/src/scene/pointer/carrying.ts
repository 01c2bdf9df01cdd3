import type { PieceId } from '@dolmen/core';
import { gestureOf } from '../../text/move-groups.ts';
import type { Piece } from '../piece.ts';
import type { PlacedPiece } from '../pieces/placed-pieces.ts';
import type { Table } from '../table.ts';
import type { Aim } from './aim.ts';
import type { Carried } from './carried.ts';
import { onTable } from './picker.ts';

/** How high a piece is carried above the table. */
const HEIGHT = 0.45;

/** Would touching it alone be a whole answer? */
function isWhole({ session }: Table, touch: PieceId): boolean {
  const { game, open, touched } = session.get();
  return open.some((word) => {
    const gesture = gestureOf(game, word);
    return gesture.length === touched.length + 1 && gesture.at(-1) === touch;
  });
}

const isAmong = ({ id, touch = '' }: Piece, goals: readonly string[]): boolean =>
  goals.some((goal) => id.startsWith(goal) || touch.startsWith(goal));

function goalsOf({ stage, session, pieces }: Table, { piece }: PlacedPiece): readonly string[] {
  const { seat } = session.get();
  const goals = stage.goals?.(piece.touch ?? '', seat) ?? [];
  return [...pieces]
    .filter(({ piece: other }) => other.id !== piece.id && isAmong(other, goals))
    .map(({ piece }) => piece.id);
}

/** The nearest under the hand but the piece in it. */
function below(table: Table, { ray }: Aim, held: PlacedPiece): PlacedPiece | null {
  return table.hitBut(ray, held);
}

/** Takes the piece up. One of several touches is made at once: then what may follow is lit. */
function takeUp(table: Table, placed: PlacedPiece): Carried {
  const { session, director } = table;
  const touch = placed.piece.touch ?? '';
  const { next, touched } = session.get();
  if (director.isPlaying) director.skip();
  if (!next.includes(touch) && !touched.includes(touch)) return { placed, goals: goalsOf(table, placed) };
  if (isWhole(table, touch)) return { placed, goals: goalsOf(table, placed) };
  if (!touched.includes(touch)) session.touch(touch);
  return { placed, goals: [] };
}

/** Follows the hand, before the next frame. */
export function carry(table: Table, placed: PlacedPiece, aim: Aim): void {
  const { carried, pieces, signals, frames } = table;
  if (carried.get() === null) carried.set(takeUp(table, placed));
  const at = onTable(aim.ray);
  signals.point.emit(at);
  if (at) pieces.hold(placed.piece.id, [at[0], HEIGHT, at[2]]);
  frames.renewShadows();
  frames.request();
}

/** Lets go: where it may lie it is laid, elsewhere it goes back. */
export function drop(table: Table, aim: Aim | null): void {
  const { carried, pieces, director, frames } = table;
  const held = carried.get();
  if (held === null) return;
  carried.set(null);
  if (aim === null || !layDown(table, held, aim)) {
    if (held.goals.length === 0) table.session.back();
  }
  pieces.release(director.now);
  frames.request();
}

/** True: it was taken there. */
function layDown(table: Table, { placed, goals }: Carried, aim: Aim): boolean {
  const { session, signals } = table;
  const target = below(table, aim, placed)?.piece;
  const touch = placed.piece.touch ?? '';
  if (goals.length > 0) return target !== undefined && goals.includes(target.id) && answer(table, touch, target);
  const { next, view } = session.get();
  if (target?.touch !== undefined && next.includes(target.touch)) session.touch(target.touch);
  else signals.drop.emit(onTable(aim.ray));
  return !session.get().isAsked || session.get().view !== view || session.get().touched.length === 0;
}

/** What was dropped is touched; what it was dropped on says which way is meant where there are several. */
function answer({ session }: Table, touch: PieceId, target: Piece): boolean {
  session.touch(touch);
  const way = session.get().lead?.ways.find(({ pieces: [first] }) => first === target.touch);
  if (way) session.begin(way);
  return true;
}
