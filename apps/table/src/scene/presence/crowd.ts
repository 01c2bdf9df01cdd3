import {
  AdditiveBlending,
  Color,
  DoubleSide,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { playerColor } from '../../players.ts';
import { stoneMaterial } from '../forms/materials.ts';
import { createDecals } from '../pieces/decals.ts';
import { instanced } from '../pieces/instanced.ts';
import type { Art } from '../stage.ts';
import { hand, lantern, mask } from './forms.ts';
import type { Other } from './others.ts';
import type { Track } from './track.ts';

/** More than have seats, and as many who look on as can be told apart at a glance. */
const ROOM = 24;
const AS_IT_IS = new Vector3(1, 1, 1);
const MIRRORED = new Vector3(-1, 1, 1);
const LANTERN = new Vector3(1.7, 1.7, 1.7);
/** A light has no edge: it is brightest in its middle. */
const SHINE = {
  reach: 0.5,
  strength: 'pow(1.0 - clamp((d + 0.05) / (reach + 0.05), 0.0, 1.0), 2.4)',
  blending: AdditiveBlending,
  order: 3,
} as const;
const WIDE = 0.1;
/** From the tip to the middle of the flame. */
const HEART = 0.34;
/** Above what it shines on. */
const OVER = 0.05;

const matrix = new Matrix4();
const color = new Color();
const at = new Vector3();
const facing = new Quaternion();
const UPRIGHT = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI / 2);
const pale = new Color(0xe8e0d0);

/** Things of one kind that are counted anew before each frame: one draw call. */
class Rank {
  readonly mesh: InstancedMesh;

  constructor(name: string, geometry: InstancedMesh['geometry'], material: Material) {
    this.mesh = new InstancedMesh(geometry, material, ROOM);
    this.mesh.name = name;
    this.mesh.instanceColor = instanced(ROOM, 3);
    this.mesh.frustumCulled = false;
  }

  clear(): void {
    this.mesh.count = 0;
  }

  add({ at, turn }: Pick<Track, 'at' | 'turn'>, tint: Color, size = AS_IT_IS): void {
    if (this.mesh.count >= ROOM) return;
    this.mesh.setMatrixAt(this.mesh.count, matrix.compose(at, turn, size));
    this.mesh.setColorAt(this.mesh.count, tint);
    this.mesh.count += 1;
  }

  /** A mesh of none would still cost a draw call. */
  done(): void {
    this.mesh.visible = this.mesh.count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}

/** Faces must be seen where the lamp over the table does not reach. */
const GLIMMER = { emissive: 0x3a2c1e, emissiveIntensity: 0.8 } as const;

function carved(art: Art): Material {
  const { map } = stoneMaterial(art);
  return art.finish(
    new MeshStandardMaterial({ map, vertexColors: true, roughness: 0.9, side: DoubleSide, ...GLIMMER }),
  );
}

/** Lanterns, the light under them, masks and hands of everybody else: four draw calls at most. */
export class Crowd {
  readonly #lanterns: Rank;
  readonly #masks: Rank;
  readonly #hands: Rank;
  readonly #light = createDecals(SHINE);
  readonly #kinds;

  constructor(art: Art) {
    const stony = carved(art);
    this.#lanterns = new Rank('lanterns', lantern(), new MeshBasicMaterial({ vertexColors: true, toneMapped: false }));
    this.#masks = new Rank('masks', mask(), stony);
    this.#hands = new Rank('hands', hand(), stony);
    this.#kinds = [this.#lanterns, this.#light, this.#masks, this.#hands] as const;
  }

  get meshes(): readonly InstancedMesh[] {
    return this.#kinds.map(({ mesh }) => mesh);
  }

  /** `eye`: the way it looks; a glow is turned to it. */
  show(others: Iterable<Other>, onlookers: Iterable<Pick<Track, 'at' | 'turn'>>, eye: Quaternion): void {
    facing.copy(eye).multiply(UPRIGHT);
    for (const kind of this.#kinds) kind.clear();
    for (const other of others) this.#add(other);
    for (const place of onlookers) this.#lanterns.add(place, pale);
    for (const kind of this.#kinds) kind.done();
  }

  dispose(): void {
    for (const kind of this.#kinds) kind.dispose();
  }

  #add({ seat, cursor, head, left, right }: Other): void {
    color.set(playerColor(seat).hex);
    if (cursor.isThere) {
      this.#lanterns.add(cursor, color, LANTERN);
      at.copy(cursor.at).y += OVER;
      this.#light.add(at, cursor.turn, WIDE, WIDE, color, 0.7);
      at.y += HEART;
      this.#light.add(at, facing, WIDE, WIDE, color, 0.9);
    }
    if (head.isThere) this.#masks.add(head, color);
    if (right.isThere) this.#hands.add(right, color);
    if (left.isThere) this.#hands.add(left, color, MIRRORED);
  }
}
