import type { Piece, Vec } from '../piece.ts';
import type { Form } from '../stage.ts';
import { Batch } from './batch.ts';
import type { Change, Flight, Travel } from './flight.ts';
import { type Marks, markOf, NO_MARKS } from './marks.ts';
import { createMover, type Mover, move, putDown, setOff } from './motion.ts';

/** A piece, where it is, and the mesh it is part of. */
export interface PlacedPiece {
  piece: Piece;
  batch: Batch;
  readonly mover: Mover;
}

/** Milliseconds from a hand back to the table. */
const RETURN = 260;

/** All that lies on the table. */
export class PlacedPieces {
  readonly batches: ReadonlyMap<string, Batch>;
  readonly #all = new Map<string, PlacedPiece>();
  readonly #moving = new Set<PlacedPiece>();
  #held: PlacedPiece | null = null;
  #marks = NO_MARKS;
  #hasChanged = true;

  constructor(forms: Readonly<Record<string, Form>>) {
    this.batches = new Map(Object.entries(forms).map(([name, form]) => [name, new Batch(name, form)]));
  }

  [Symbol.iterator](): Iterator<PlacedPiece> {
    return this.#all.values();
  }

  get marks(): Marks {
    return this.#marks;
  }

  get isMoving(): boolean {
    return this.#moving.size > 0;
  }

  get(id: string): PlacedPiece | undefined {
    return this.#all.get(id);
  }

  /** A piece by its id, else the first that is touched by that name. */
  find(id: string): PlacedPiece | undefined {
    return this.get(id) ?? [...this].find(({ piece }) => piece.touch === id);
  }

  readonly travels = (form: string): Travel => this.batches.get(form)?.form.travel ?? 'slide';

  /** Everything is where it belongs, at once; what is not named is gone. */
  put(pieces: readonly Piece[]): void {
    this.#keep(pieces);
    this.#moving.clear();
    for (const piece of pieces) {
      const placed = this.#place(piece);
      putDown(placed.mover, piece.pose);
      placed.batch.move(piece.id, placed.mover);
    }
  }

  fly({ pieces, flights }: Change): void {
    this.#keep([...pieces, ...flights]);
    for (const piece of pieces) this.#place(piece);
    for (const flight of flights) this.#setOff(flight);
  }

  mark(marks: Marks): void {
    this.#marks = marks;
    this.#hasChanged = true;
    for (const placed of this) this.#light(placed);
  }

  /** In a hand: it stays there, whatever else would move it. */
  hold(id: string, at: Vec): void {
    const placed = this.#all.get(id);
    if (!placed) return;
    this.#held = placed;
    placed.mover.at.set(...at);
    placed.mover.lift = 0;
    placed.batch.move(id, placed.mover);
    this.#hasChanged = true;
  }

  /** Out of the hand: it goes where it belongs. */
  release(now: number): void {
    const placed = this.#held;
    this.#held = null;
    if (!placed || !this.#all.has(placed.piece.id)) return;
    const { id, pose } = placed.piece;
    this.#setOff({ id, legs: [{ to: pose, start: now, end: now + RETURN, travel: 'slide' }] });
  }

  /** Moves what moves. True: something did. */
  tick(now: number): boolean {
    const wasMoving = this.isMoving;
    for (const placed of this.#moving) this.#step(placed, now);
    this.#hasChanged ||= wasMoving;
    return wasMoving;
  }

  /** Does anything lie or shine otherwise than when this was last asked? */
  takeChange(): boolean {
    const hasChanged = this.#hasChanged;
    this.#hasChanged = false;
    return hasChanged;
  }

  #keep(named: readonly { readonly id: string }[]): void {
    this.#hasChanged = true;
    const ids = new Set(named.map(({ id }) => id));
    for (const [id, placed] of this.#all) if (!ids.has(id)) this.#remove(placed);
  }

  #place(piece: Piece): PlacedPiece {
    const known = this.#all.get(piece.id);
    const placed = known ? this.#replace(known, piece) : this.#add(piece);
    this.#light(placed);
    return placed;
  }

  #add(piece: Piece): PlacedPiece {
    const placed = { piece, batch: this.#batchOf(piece.form), mover: createMover(piece.pose) };
    placed.batch.add(piece);
    placed.batch.move(piece.id, placed.mover);
    this.#all.set(piece.id, placed);
    return placed;
  }

  /** The same piece may look otherwise, and may even have become another form. */
  #replace(placed: PlacedPiece, piece: Piece): PlacedPiece {
    const old = placed.batch;
    placed.piece = piece;
    placed.batch = this.#batchOf(piece.form);
    if (old === placed.batch) old.paint(piece);
    else {
      old.remove(piece.id);
      placed.batch.add(piece);
      placed.batch.move(piece.id, placed.mover);
    }
    return placed;
  }

  #remove(placed: PlacedPiece): void {
    placed.batch.remove(placed.piece.id);
    this.#all.delete(placed.piece.id);
    this.#moving.delete(placed);
  }

  #setOff(flight: Flight): void {
    const placed = this.#all.get(flight.id);
    if (!placed) return;
    setOff(placed.mover, flight);
    placed.batch.move(placed.piece.id, placed.mover);
    this.#moving.add(placed);
  }

  #step(placed: PlacedPiece, now: number): void {
    if (placed === this.#held) return void this.#moving.delete(placed);
    const isOnItsWay = move(placed.mover, now);
    if (!isOnItsWay && placed.mover.goes) return this.#remove(placed);
    placed.batch.move(placed.piece.id, placed.mover);
    if (!isOnItsWay) this.#moving.delete(placed);
  }

  #light({ piece, batch }: PlacedPiece): void {
    batch.light(piece.id, markOf(piece, this.#marks).light, piece.glow ?? 0);
  }

  #batchOf(form: string): Batch {
    const batch = this.batches.get(form);
    if (!batch) throw new Error(`no form ${form}`);
    return batch;
  }
}
