import { BufferAttribute, type BufferGeometry, Color, Vector3 } from 'three';

/** A light that is painted on the room: it costs nothing afterwards. */
interface Flame {
  readonly at: Vector3;
  readonly color: Color;
  /** At this distance half of it is left. */
  readonly half: number;
  /** How much it needs the surface to face it. */
  readonly hard: number;
}

const flame = (x: number, y: number, z: number, hex: number, strength: number, half: number, hard = 0.8): Flame => ({
  at: new Vector3(x, y, z),
  color: new Color(hex).multiplyScalar(strength),
  half,
  hard,
});

/** The room's places: furniture stands where its light is. */
export const HALL = { floor: -7.6, top: 26, back: -31, side: 34, front: 46 } as const;
export const FIRE = new Vector3(-13, -4.6, HALL.back + 2);
export const WINDOW = new Vector3(12, 9, HALL.back);

const FLAMES: readonly Flame[] = [
  flame(FIRE.x, FIRE.y, FIRE.z + 1.6, 0xff7a26, 1.7, 6, 0.55),
  flame(FIRE.x, FIRE.y - 2, FIRE.z + 6, 0xff6a20, 0.5, 8, 0.4),
  flame(WINDOW.x + 1, WINDOW.y, WINDOW.z + 5, 0x86a6ff, 0.42, 11, 0.7),
  flame(WINDOW.x - 3, -5, WINDOW.z + 13, 0x7f9dff, 0.34, 7, 0.4),
  flame(0, 16, 1, 0xffdcae, 0.62, 12, 0.75),
  flame(0, 3.5, -1, 0xffd9a0, 0.75, 8, 0.6),
  flame(-30, 4, -8, 0xffa050, 0.7, 6.5, 0.5),
  flame(30, 4, -6, 0xffa050, 0.7, 6.5, 0.5),
  flame(28, 3, 20, 0xffa050, 0.5, 6, 0.5),
  flame(-28, 3, 22, 0xffa050, 0.5, 6, 0.5),
  flame(-9, 5, 40, 0xffa050, 0.8, 7, 0.5),
  flame(9, 5, 40, 0xffa050, 0.8, 7, 0.5),
];
const SKY = new Color(0x1b1410);

const to = new Vector3();

function lightAt(point: Vector3, normal: Vector3, into: Color): Color {
  into.copy(SKY);
  for (const { at, color, half, hard } of FLAMES) {
    to.subVectors(at, point);
    const distance = to.length();
    const facing = 1 - hard + hard * Math.max(0, to.dot(normal) / Math.max(distance, 0.01));
    const left = facing / (1 + (distance / half) ** 2);
    into.r += color.r * left;
    into.g += color.g * left;
    into.b += color.b * left;
  }
  return into;
}

/** Multiplies the geometry's colours with the light that reaches it. The geometry must be where it will be. */
export function bake(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const dye = geometry.getAttribute('color');
  const colors = new Float32Array(position.count * 3);
  const [point, facing, light] = [new Vector3(), new Vector3(), new Color()];
  for (let vertex = 0; vertex < position.count; vertex++) {
    lightAt(point.fromBufferAttribute(position, vertex), facing.fromBufferAttribute(normal, vertex), light);
    if (dye) light.setRGB(light.r * dye.getX(vertex), light.g * dye.getY(vertex), light.b * dye.getZ(vertex));
    light.toArray(colors, vertex * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3));
  return geometry;
}
