import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { random } from '../forms/paint.ts';

interface Panel {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number];
  readonly color: number;
  readonly strength: number;
}

/** Few large soft lights for the shape of things. */
const PANELS: readonly Panel[] = [
  { at: [0, 8, -8], size: [12, 5], color: 0xffcf98, strength: 1.5 },
  { at: [0, 9, 1], size: [5, 3], color: 0xffe2b4, strength: 6 },
  { at: [-9, 4, -2], size: [3, 5], color: 0x86a9ff, strength: 2.2 },
  { at: [8, 3, -5], size: [4, 3], color: 0xff8f3f, strength: 3 },
  { at: [0, 4, 10], size: [9, 3], color: 0xffd9a8, strength: 0.9 },
];

/** Many small bright ones, for gold and gems to sparkle with: candles all around. */
function candles(): readonly Panel[] {
  const roll = random(77);
  return Array.from({ length: 34 }, (_, index) => {
    const angle = index * 2.399963;
    const height = 1.5 + roll() * 7;
    const away = 8 + roll() * 3;
    const size = 0.16 + roll() * 0.4;
    return {
      at: [Math.cos(angle) * away, height, Math.sin(angle) * away],
      size: [size, size * (1 + roll() * 2)],
      color: roll() > 0.25 ? 0xffcf8a : 0xcfe0ff,
      strength: 18 + roll() * 34,
    };
  });
}

function panelMesh({ at, size, color, strength }: Panel): Mesh {
  const material = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength) });
  const mesh = new Mesh(new PlaneGeometry(size[0], size[1]), material);
  mesh.position.set(...at);
  mesh.lookAt(0, 0, 0);
  return mesh;
}

/** What metal and gems mirror: drawn once, to be made anew after a lost context. */
export function createGlow(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  const hall = new Mesh(new BoxGeometry(26, 22, 26), new MeshBasicMaterial({ color: 0x1a120b, side: BackSide }));
  scene.add(hall, ...[...PANELS, ...candles()].map(panelMesh));
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0, 0.1, 60, { size: 256 });
  generator.dispose();
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    object.material.dispose();
  });
  return texture;
}
