import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Vector3,
} from 'three';
import type { Mover } from './motion.ts';
import { patch } from './patch.ts';
import type { Piece } from './piece.ts';
import { createSlots, roomFor, type Slots } from './slots.ts';
import type { Form } from './stage.ts';

/** All pieces of one form: one mesh, one draw call. */
export interface Batch {
  readonly name: string;
  readonly form: Form;
  readonly object: Group;
  readonly slots: Slots;
  mesh(): InstancedMesh;
  add(piece: Piece): void;
  remove(id: string): void;
  /** Colour, tiles: what it looks like. */
  dress(piece: Piece): void;
  place(id: string, mover: Mover): void;
  /** Light that falls on it (touchable, pointed at), and its own. */
  light(id: string, light: Color, glow: number): void;
  dispose(): void;
}

const FIRST_ROOM = 8;
const matrix = new Matrix4();
const at = new Vector3();
const size = new Vector3();
const color = new Color();

const instanced = (length: number, width: number): InstancedBufferAttribute =>
  new InstancedBufferAttribute(new Float32Array(length * width), width).setUsage(DynamicDrawUsage);

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

export function createBatch(name: string, form: Form): Batch {
  patch(form.material, form.atlas);
  const object = new Group();
  const slots = createSlots();
  let room = FIRST_ROOM;
  let mesh = meshFor(form, room);
  object.add(mesh);

  const grow = (count: number): void => {
    if (count <= room) return;
    room = roomFor(count, room);
    const larger = meshFor(form, room);
    copyBuffers(mesh, larger);
    object.remove(mesh);
    mesh.dispose();
    mesh = larger;
    object.add(mesh);
  };

  /** A mesh of no instances would still cost a draw call. */
  const count = (): void => {
    mesh.count = slots.ids.length;
    object.visible = mesh.count > 0;
  };

  const dress = (piece: Piece): void => {
    const slot = slots.of(piece.id);
    if (slot === undefined) return;
    const tiles = mesh.geometry.getAttribute('aTiles');
    tiles.setXY(slot, piece.face ?? 0, piece.back ?? piece.face ?? 0);
    mesh.setColorAt(slot, color.set(piece.tint ?? 0xffffff));
    tiles.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  };

  count();
  return {
    name,
    form,
    object,
    slots,
    mesh: () => mesh,
    add: (piece) => {
      slots.add(piece.id);
      grow(slots.ids.length);
      count();
      dress(piece);
    },
    remove: (id) => {
      const left = slots.remove(id);
      if (left && left.freed !== left.last) copySlot(mesh, left.last, left.freed);
      count();
    },
    dress,
    place: (id, mover) => {
      const slot = slots.of(id);
      if (slot === undefined) return;
      at.copy(mover.at).y += mover.lift;
      mesh.setMatrixAt(slot, matrix.compose(at, mover.turn, size.setScalar(mover.size)));
      mesh.instanceMatrix.needsUpdate = true;
    },
    light: (id, light, glow) => {
      const slot = slots.of(id);
      if (slot === undefined) return;
      const lights = mesh.geometry.getAttribute('aLight');
      lights.setXYZW(slot, light.r, light.g, light.b, glow);
      lights.needsUpdate = true;
    },
    dispose: () => mesh.dispose(),
  };
}
