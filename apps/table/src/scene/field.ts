import { Color, Group, type Quaternion, Vector3 } from 'three';
import { type Batch, createBatch } from './batch.ts';
import type { Change, Travels } from './flight.ts';
import { createGrounding, RING, SHADOW } from './grounding.ts';
import { type Marks, markOf, NO_MARKS } from './marks.ts';
import { createMover, type Mover, move, putDown, setOff } from './motion.ts';
import type { Piece } from './piece.ts';
import type { Form } from './stage.ts';

/** A piece, where it is, and the mesh it is part of. */
export interface Thing {
  piece: Piece;
  batch: Batch;
  readonly mover: Mover;
}

/** All that lies on the table. */
export interface Field {
  readonly object: Group;
  readonly things: ReadonlyMap<string, Thing>;
  readonly travels: Travels;
  fly(change: Change): void;
  settle(pieces: readonly Piece[]): void;
  mark(marks: Marks): void;
  /** Moves what moves. True: something did. */
  tick(now: number): boolean;
  isMoving(): boolean;
  dispose(): void;
}

const DARK = new Color(0.02, 0.012, 0.005);
const at = new Vector3();
const up = new Vector3();

/** Flat things touch what they lie on; what is held up does not. */
function flatness(turn: Quaternion): number {
  up.set(0, 1, 0).applyQuaternion(turn);
  return Math.max(0, (Math.abs(up.y) - 0.85) / 0.15);
}

const ringOf = ({ ring, footprint, geometry }: Form): readonly [number, number] => {
  if (ring ?? footprint) return (ring ?? footprint) as readonly [number, number];
  if (!geometry.boundingBox) geometry.computeBoundingBox();
  const box = geometry.boundingBox;
  return box ? [box.max.x - box.min.x, box.max.z - box.min.z] : [0.5, 0.5];
};

interface Neighbours {
  clear(): void;
  /** Was one with this name here before? It is from now on. */
  has(name: string, where: Vector3): boolean;
}

/** A pile has one ring, not one for each of its cards: their light would add up to white. */
function createNeighbours(near = 0.25): Neighbours {
  const names: string[] = [];
  const places: number[] = [];
  return {
    clear: () => {
      names.length = 0;
      places.length = 0;
    },
    has: (name, { x, z }) => {
      for (let index = names.indexOf(name); index >= 0; index = names.indexOf(name, index + 1)) {
        const [left = 0, deep = 0] = [places[index * 2], places[index * 2 + 1]];
        if (Math.hypot(left - x, deep - z) < near) return true;
      }
      names.push(name);
      places.push(x, z);
      return false;
    },
  };
}

export function createField(forms: Readonly<Record<string, Form>>): Field {
  const object = new Group();
  const batches = new Map(Object.entries(forms).map(([name, form]) => [name, createBatch(name, form)]));
  const shadows = createGrounding(SHADOW);
  const rings = createGrounding(RING);
  for (const { object: mesh } of batches.values()) object.add(mesh);
  object.add(shadows.mesh, rings.mesh);
  const things = new Map<string, Thing>();
  const moving = new Set<Thing>();
  const ringed = createNeighbours();
  let marks = NO_MARKS;
  let isStale = true;

  const batchOf = (form: string): Batch => {
    const batch = batches.get(form);
    if (!batch) throw new Error(`no form ${form}`);
    return batch;
  };

  const remove = (thing: Thing): void => {
    thing.batch.remove(thing.piece.id);
    things.delete(thing.piece.id);
    moving.delete(thing);
  };

  const light = ({ piece, batch }: Thing): void => {
    batch.light(piece.id, markOf(piece, marks).light, piece.glow ?? 0);
  };

  const dress = (thing: Thing, piece: Piece): void => {
    const batch = batchOf(piece.form);
    const old = thing.batch;
    thing.piece = piece;
    thing.batch = batch;
    if (old === batch) return batch.dress(piece);
    old.remove(piece.id);
    batch.add(piece);
    batch.place(piece.id, thing.mover);
  };

  const put = (piece: Piece): Thing => {
    const known = things.get(piece.id);
    if (known) {
      dress(known, piece);
      return known;
    }
    const thing = { piece, batch: batchOf(piece.form), mover: createMover(piece.pose) };
    thing.batch.add(piece);
    thing.batch.place(piece.id, thing.mover);
    things.set(piece.id, thing);
    return thing;
  };

  const clear = (keep: ReadonlySet<string>): void => {
    for (const [id, thing] of things) if (!keep.has(id)) remove(thing);
  };

  const ground = ({ piece, batch: { form }, mover }: Thing): void => {
    const { footprint } = form;
    const strength = footprint ? flatness(mover.turn) * Math.max(0, 1 - mover.lift * 1.6) : 0;
    at.copy(mover.at).y += 0.002;
    if (footprint && strength > 0) {
      shadows.add(at, mover.turn, footprint[0] * mover.size, footprint[1] * mover.size, DARK, strength * 0.62);
    }
    const mark = markOf(piece, marks);
    if (mark.strength === 0 || ringed.has(piece.touch ?? piece.id, mover.at)) return;
    const [width, depth] = ringOf(form);
    at.y += mover.lift + 0.003;
    rings.add(at, mover.turn, width * mover.size, depth * mover.size, mark.ring, mark.strength);
  };

  const reground = (): void => {
    shadows.clear();
    rings.clear();
    ringed.clear();
    for (const thing of things.values()) ground(thing);
    shadows.done();
    rings.done();
    isStale = false;
  };

  const step = (thing: Thing, now: number): void => {
    const isOnItsWay = move(thing.mover, now);
    if (!isOnItsWay && thing.mover.goes) return remove(thing);
    thing.batch.place(thing.piece.id, thing.mover);
    if (!isOnItsWay) moving.delete(thing);
  };

  return {
    object,
    things,
    travels: (form) => forms[form]?.travel ?? 'slide',
    fly: ({ pieces, flights }) => {
      isStale = true;
      const keep = new Set([...pieces, ...flights].map(({ id }) => id));
      clear(keep);
      for (const piece of pieces) light(put(piece));
      for (const flight of flights) {
        const thing = things.get(flight.id);
        if (!thing) continue;
        setOff(thing.mover, flight);
        thing.batch.place(thing.piece.id, thing.mover);
        moving.add(thing);
      }
    },
    settle: (pieces) => {
      isStale = true;
      clear(new Set(pieces.map(({ id }) => id)));
      moving.clear();
      for (const piece of pieces) {
        const thing = put(piece);
        putDown(thing.mover, piece.pose);
        thing.batch.place(piece.id, thing.mover);
        light(thing);
      }
    },
    mark: (next) => {
      marks = next;
      isStale = true;
      for (const thing of things.values()) light(thing);
    },
    tick: (now) => {
      const wasMoving = moving.size > 0;
      for (const thing of moving) step(thing, now);
      if (wasMoving || isStale) reground();
      return wasMoving;
    },
    isMoving: () => moving.size > 0,
    dispose: () => {
      for (const batch of batches.values()) batch.dispose();
      shadows.dispose();
      rings.dispose();
    },
  };
}
