import { type CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry, type Quaternion, type Ray } from 'three';
import { canvasTexture } from '../art.ts';

const PIXELS = 64;
/** Of what is one unit away. */
const SIZE = 0.035;

function circleTexture(radius: number, width: number, fill: string | null): CanvasTexture {
  return canvasTexture(PIXELS, PIXELS, (brush) => {
    brush.beginPath();
    brush.arc(PIXELS / 2, PIXELS / 2, radius, 0, Math.PI * 2);
    brush.lineWidth = width + 5;
    brush.strokeStyle = 'rgb(20 14 8 / 0.7)';
    brush.stroke();
    brush.lineWidth = width;
    brush.strokeStyle = '#ffe9bd';
    brush.stroke();
    if (fill === null) return;
    brush.fillStyle = fill;
    brush.fill();
  });
}

function disc(texture: CanvasTexture, order: number): Mesh {
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthTest: false, toneMapped: false });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  mesh.renderOrder = order;
  return mesh;
}

/** A ring where one looks; a disc fills it while a look chooses. As far away as what is looked at, or eyes would cross. */
export class Reticle {
  readonly object = new Group();
  readonly #ring = disc(circleTexture(20, 4, null), 40);
  readonly #filling = disc(circleTexture(28, 2, '#e0b766'), 41);

  constructor() {
    this.object.add(this.#ring, this.#filling);
  }

  put({ origin, direction }: Ray, away: number, turn: Quaternion, progress: number): void {
    const near = away * 0.98;
    this.object.position.copy(direction).multiplyScalar(near).add(origin);
    this.object.quaternion.copy(turn);
    this.object.scale.setScalar(near * SIZE);
    this.#filling.visible = progress > 0.1;
    this.#filling.scale.setScalar(0.65 * progress);
  }

  dispose(): void {
    for (const { geometry, material } of [this.#ring, this.#filling]) {
      geometry.dispose();
      (material as MeshBasicMaterial).map?.dispose();
      (material as MeshBasicMaterial).dispose();
    }
  }
}
