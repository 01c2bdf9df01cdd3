import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
} from 'three';
import type { Piece } from '../piece.ts';
import type { Form } from '../stage.ts';
import { instanced } from './instanced.ts';
import { type Mover, matrixOf } from './motion.ts';
import { patch } from './patch.ts';
import { createSlots, roomFor, type Slots } from './slots.ts';

const FIRST_ROOM = 8;
const matrix = new Matrix4();
const color = new Color();

/** Shares what the form's geometry has, adds what each instance has: one geometry may serve several forms. */
function geometryFor(form: Form, room: number): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setIndex(form.geometry.index);
  for (const [name, attribute] of Object.entries(form.geometry.attributes)) geometry.setAttribute(name, attribute);
  if (!geometry.getAttribute('side')) {
    const count = geometry.getAttribute('position').count;
    geometry.setAttribute('side', new BufferAttribute(new Float32Array(count), 1));
  }
  geometry.setAttribute('aTiles', instanced(room, 2));
  geometry.setAttribute('aLight', instanced(room, 4));
  return geometry;
}

function meshFor(form: Form, room: number): InstancedMesh {
  const mesh = new InstancedMesh(geometryFor(form, room), form.material, room);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.instanceColor = instanced(room, 3);
  mesh.castShadow = form.casts ?? false;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  mesh.count = 0;
  return mesh;
}

/** The buffers with one entry for each instance. */
const buffersOf = (mesh: InstancedMesh): InstancedBufferAttribute[] =>
  [
    mesh.instanceMatrix,
    mesh.instanceColor,
    mesh.geometry.getAttribute('aTiles'),
    mesh.geometry.getAttribute('aLight'),
  ].filter((buffer) => buffer instanceof InstancedBufferAttribute);

function copyBuffers(from: InstancedMesh, to: InstancedMesh): void {
  const targets = buffersOf(to);
  for (const [index, buffer] of buffersOf(from).entries()) targets[index]?.array.set(buffer.array);
}

function copySlot(mesh: InstancedMesh, from: number, to: number): void {
  for (const buffer of buffersOf(mesh)) {
    const width = buffer.itemSize;
    buffer.array.copyWithin(to * width, from * width, (from + 1) * width);
    buffer.needsUpdate = true;
  }
}

/** All pieces of one form: one mesh, one draw call. */
export class Batch {
  readonly name: string;
  readonly form: Form;
  /** What the form fills, where it is made. */
  readonly box: Box3;
  /** Holds the mesh, which is another one after it grew. */
  readonly object = new Group();
  readonly slots: Slots = createSlots();
  #room = FIRST_ROOM;
  #mesh: InstancedMesh;

  constructor(name: string, form: Form) {
    patch(form.material, form.atlas);
    this.name = name;
    this.form = form;
    this.box = new Box3().setFromBufferAttribute(form.geometry.getAttribute('position') as BufferAttribute);
    this.#mesh = meshFor(form, this.#room);
    this.object.add(this.#mesh);
    this.#count();
  }

  get mesh(): InstancedMesh {
    return this.#mesh;
  }

  add(piece: Piece): void {
    this.slots.add(piece.id);
    this.#grow();
    this.#count();
    this.paint(piece);
  }

  remove(id: string): void {
    const left = this.slots.remove(id);
    if (left && left.freed !== left.last) copySlot(this.#mesh, left.last, left.freed);
    this.#count();
  }

  /** Colour, tiles: what it looks like. */
  paint({ id, face = 0, back = face, tint = 0xffffff }: Piece): void {
    const slot = this.slots.of(id);
    if (slot === undefined) return;
    const tiles = this.#mesh.geometry.getAttribute('aTiles');
    tiles.setXY(slot, face, back);
    this.#mesh.setColorAt(slot, color.set(tint));
    tiles.needsUpdate = true;
    if (this.#mesh.instanceColor) this.#mesh.instanceColor.needsUpdate = true;
  }

  move(id: string, mover: Mover): void {
    const slot = this.slots.of(id);
    if (slot === undefined) return;
    this.#mesh.setMatrixAt(slot, matrixOf(mover, matrix));
    this.#mesh.instanceMatrix.needsUpdate = true;
  }

  /** Light that falls on it (touchable, pointed at), and its own. */
  light(id: string, light: Color, glow: number): void {
    const slot = this.slots.of(id);
    if (slot === undefined) return;
    const lights = this.#mesh.geometry.getAttribute('aLight');
    lights.setXYZW(slot, light.r, light.g, light.b, glow);
    lights.needsUpdate = true;
  }

  dispose(): void {
    this.#mesh.geometry.dispose();
    this.#mesh.dispose();
  }

  #grow(): void {
    if (this.slots.ids.length <= this.#room) return;
    this.#room = roomFor(this.slots.ids.length, this.#room);
    const larger = meshFor(this.form, this.#room);
    copyBuffers(this.#mesh, larger);
    this.object.remove(this.#mesh);
    this.#mesh.dispose();
    this.#mesh = larger;
    this.object.add(larger);
  }

  /** A mesh of no instances would still cost a draw call. */
  #count(): void {
    this.#mesh.count = this.slots.ids.length;
    this.object.visible = this.#mesh.count > 0;
  }
}
