import {
  AdditiveBlending,
  type Blending,
  type Color,
  DoubleSide,
  FrontSide,
  InstancedMesh,
  Matrix4,
  NormalBlending,
  PlaneGeometry,
  type Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three';
import { instanced } from './instanced.ts';
import { roomFor } from './slots.ts';

/** Soft rounded shapes that lie under pieces: shadows of contact, rings of light. One draw call for all of a style. */
export interface Decals {
  readonly mesh: InstancedMesh;
  clear(): void;
  add(at: Vector3, turn: Quaternion, width: number, depth: number, color: Color, strength: number): void;
  /** After all were added. */
  done(): void;
  dispose(): void;
}

interface Style {
  /** How far it reaches beyond the shape. */
  readonly reach: number;
  /** The strength by the distance `d` from the shape's edge, negative inside; `reach` is where it must be gone. */
  readonly strength: string;
  readonly blending: Blending;
  readonly order: number;
}

/** Darkest under the thing, gone a finger's breadth away. */
export const SHADOW: Style = {
  reach: 0.16,
  strength: 'pow(1.0 - clamp((d + 0.06) / (reach + 0.06), 0.0, 1.0), 2.0)',
  blending: NormalBlending,
  order: 1,
};

/** A bright line at the edge with a haze around it. */
export const RING: Style = {
  reach: 0.3,
  strength: 'exp(-abs(d - 0.012) * 42.0) * 0.9 + pow(1.0 - clamp(abs(d) / reach, 0.0, 1.0), 3.0) * 0.6',
  blending: AdditiveBlending,
  order: 2,
};

const VERTEX = `
attribute vec2 aSize;
attribute vec4 aTone;
varying vec2 vAt;
varying vec2 vSize;
varying vec4 vTone;
uniform float reach;
void main() {
  vSize = aSize;
  vTone = aTone;
  vAt = position.xz * 2.0 * (aSize + reach);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(vAt.x, 0.0, vAt.y, 1.0);
}`;

const fragment = (strength: string): string => `
varying vec2 vAt;
varying vec2 vSize;
varying vec4 vTone;
uniform float reach;
void main() {
  float corner = min(vSize.x, vSize.y) * 0.45;
  vec2 q = abs(vAt) - vSize + corner;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - corner;
  float strength = ${strength};
  gl_FragColor = vec4(vTone.rgb, vTone.a * strength);
  #include <colorspace_fragment>
}`;

const materialFor = (style: Style): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: fragment(style.strength),
    uniforms: { reach: { value: style.reach } },
    blending: style.blending,
    transparent: true,
    depthWrite: false,
    // Light also on what lies face down; the shadows of a whole pile would add up to a hole.
    side: style.blending === AdditiveBlending ? DoubleSide : FrontSide,
  });

const FIRST_ROOM = 256;
const matrix = new Matrix4();
const one = new Vector3(1, 1, 1);

export function createDecals(style: Style): Decals {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  const mesh = new InstancedMesh(geometry, materialFor(style), FIRST_ROOM);
  mesh.frustumCulled = false;
  mesh.renderOrder = style.order;
  let room = 0;
  let sizes = instanced(1, 2);
  let tones = instanced(1, 4);
  let count = 0;

  const grow = (least: number): void => {
    room = roomFor(least, FIRST_ROOM);
    const matrices = instanced(room, 16);
    matrices.array.set(mesh.instanceMatrix.array.subarray(0, count * 16));
    const [oldSizes, oldTones] = [sizes, tones];
    sizes = instanced(room, 2);
    tones = instanced(room, 4);
    sizes.array.set(oldSizes.array.subarray(0, count * 2));
    tones.array.set(oldTones.array.subarray(0, count * 4));
    mesh.instanceMatrix = matrices;
    geometry.setAttribute('aSize', sizes);
    geometry.setAttribute('aTone', tones);
  };
  grow(FIRST_ROOM);

  return {
    mesh,
    clear: () => {
      count = 0;
    },
    add: (at, turn, width, depth, color, strength) => {
      if (count >= room) grow(count + 1);
      mesh.setMatrixAt(count, matrix.compose(at, turn, one));
      sizes.setXY(count, width / 2, depth / 2);
      tones.setXYZW(count, color.r, color.g, color.b, strength);
      count += 1;
    },
    done: () => {
      mesh.count = count;
      mesh.visible = count > 0;
      for (const buffer of [mesh.instanceMatrix, sizes, tones]) buffer.needsUpdate = true;
    },
    dispose: () => {
      geometry.dispose();
      (mesh.material as ShaderMaterial).dispose();
      mesh.dispose();
    },
  };
}
