import { type CanvasTexture, Matrix4, Mesh, MeshBasicMaterial, PlaneGeometry, Ray, Vector3 } from 'three';
import { canvasTexture } from '../art.ts';
import type { PlacedButton, Press, Pressable } from '../pointer/pressable.ts';
import { type Laid, type LaidButton, layOut } from './lay-out.ts';
import { paintPanel } from './paint-panel.ts';
import { areButtons, looksOf, type Row } from './row.ts';
import { INK, PIXELS } from './style.ts';

interface PlacedPress extends Press {
  readonly laid: LaidButton;
}

const local = new Ray();
const inverse = new Matrix4();
const met = new Vector3();

/** Of what stands on a post. */
const BOARD = 0.8;
/** How much smaller it is written where there is much to say. */
const FINER = [1, 1.2, 1.45, 1.75, 2.1] as const;

const EMPTY: Laid = { height: 0, texts: [], icons: [], pictures: [], buttons: [] };

/** Words and buttons in the scene: one canvas, one texture, one draw call. Its origin is the middle of its upper edge. */
export class CanvasPanel implements Pressable {
  readonly mesh: Mesh;
  readonly #size: readonly [width: number, height: number];
  readonly #hasPost: boolean;
  readonly #brush: CanvasRenderingContext2D;
  readonly #texture: CanvasTexture;
  readonly #light: Mesh;
  /** Met where there is no button: it covers what is behind it. */
  readonly #blank: Press = { away: 0, press: null };
  /** To a unit, as it is laid out. */
  #pixels = PIXELS;
  #looks: string | null = null;
  #laid = EMPTY;
  #presses: readonly PlacedPress[] = [];
  #actions: readonly (() => void)[] = [];

  constructor(size: readonly [width: number, height: number], hasPost = false) {
    this.#size = size;
    this.#hasPost = hasPost;
    const [width, height] = [size[0] * PIXELS, size[1] * PIXELS];
    this.#texture = canvasTexture(width, height, () => undefined);
    this.#brush = brushOf(this.#texture);
    const map = this.#texture;
    map.anisotropy = 8;
    this.mesh = new Mesh(
      new PlaneGeometry(...size).translate(0, -size[1] / 2, 0),
      new MeshBasicMaterial({ map, transparent: true, toneMapped: false, depthWrite: false }),
    );
    this.mesh.renderOrder = 20;
    this.#light = lightOf();
    this.mesh.add(this.#light);
    this.mesh.visible = false;
  }

  /** What it says from now on. It is drawn anew only if that looks otherwise. */
  show(rows: readonly Row[]): void {
    const looks = looksOf(rows);
    this.#actions = rows.filter(areButtons).flatMap((row) => row.map((button) => () => button.press()));
    if (looks !== null && looks === this.#looks) return;
    this.#looks = looks;
    this.#draw(rows);
  }

  hit(ray: Ray): Press | null {
    if (!this.mesh.visible || !this.#meets(ray)) return null;
    const x = (met.x + this.#size[0] / 2) * this.#pixels;
    const y = -met.y * this.#pixels;
    const away = met.applyMatrix4(this.mesh.matrixWorld).distanceTo(ray.origin);
    const found = this.#pressAt(x, y);
    found.away = away;
    return found;
  }

  before(point: Vector3, into: Ray): number {
    const { matrixWorld, visible } = this.mesh;
    met.copy(point).applyMatrix4(inverse.copy(matrixWorld).invert());
    const away = met.z;
    if (!visible || !this.#isWithin(met)) return Infinity;
    met.z = 1;
    into.origin.copy(met).applyMatrix4(matrixWorld);
    into.direction.set(0, 0, -1).transformDirection(matrixWorld);
    return away;
  }

  /** Lights the button that is pointed at. True: it is one of its own, or was. */
  light(press: Press | null): boolean {
    const placed = this.#presses.find((one) => one === press && one.press !== null);
    const wasLit = this.#light.visible;
    this.#light.visible = placed !== undefined;
    if (placed) this.#lightUp(placed.laid);
    return wasLit || this.#light.visible;
  }

  buttons(): readonly PlacedButton[] {
    return this.#laid.buttons.map(({ button: { id, label, isOn = false }, x, y, width, height }) => {
      const pixels = this.#pixels;
      const middle = met.set((x + width / 2) / pixels - this.#size[0] / 2, -(y + height / 2) / pixels, 0);
      return { id, label, isOn, at: middle.applyMatrix4(this.mesh.matrixWorld).toArray() };
    });
  }

  owns(press: Press | null): boolean {
    return press === this.#blank || this.#presses.some((one) => one === press);
  }

  dispose(): void {
    this.#texture.dispose();
    for (const mesh of [this.mesh, this.#light]) {
      mesh.geometry.dispose();
      (mesh.material as MeshBasicMaterial).dispose();
    }
  }

  #draw(rows: readonly Row[]): void {
    this.#fit(rows);
    const [width, height] = [this.#size[0] * this.#pixels, this.#size[1] * this.#pixels];
    const scale = PIXELS / this.#pixels;
    this.#brush.setTransform(scale, 0, 0, scale, 0, 0);
    paintPanel(this.#brush, this.#laid, { width, height, hasPost: this.#hasPost });
    this.#presses = this.#laid.buttons.map((laid, index) => ({
      away: 0,
      laid,
      press: laid.button.isOff ? null : () => this.#actions[index]?.(),
    }));
    this.#texture.needsUpdate = true;
    this.#light.visible = false;
    this.mesh.visible = this.#laid.height > 0;
  }

  /** As large as it can be written without anything left out. */
  #fit(rows: readonly Row[]): void {
    const measure = (text: string, font: string): number => {
      this.#brush.font = font;
      return this.#brush.measureText(text).width;
    };
    for (const finer of FINER) {
      this.#pixels = PIXELS * finer;
      const most = this.#size[1] * this.#pixels * (this.#hasPost ? BOARD : 1);
      const laid = layOut(rows, this.#size[0] * this.#pixels, measure);
      // A board on a post is always as high, however little it says.
      this.#laid = this.#hasPost ? { ...laid, height: most } : laid;
      if (laid.height <= most) return;
    }
  }

  /** Where the ray meets its plane, in its own coordinates. */
  #meets(ray: Ray): boolean {
    const { mesh } = this;
    local.copy(ray).applyMatrix4(inverse.copy(mesh.matrixWorld).invert());
    const { origin, direction } = local;
    const steps = -origin.z / direction.z;
    // From behind nothing can be read.
    if (!(steps > 0) || direction.z > 0) return false;
    local.at(steps, met);
    return this.#isWithin(met);
  }

  /** Below what it says there is nothing. */
  #isWithin({ x, y }: Vector3): boolean {
    return Math.abs(x) <= this.#size[0] / 2 && y <= 0 && -y * this.#pixels <= this.#laid.height;
  }

  #pressAt(x: number, y: number): Press {
    for (const press of this.#presses) {
      const { laid } = press;
      if (x >= laid.x && x <= laid.x + laid.width && y >= laid.y && y <= laid.y + laid.height) return press;
    }
    return this.#blank;
  }

  #lightUp({ x, y, width, height }: LaidButton): void {
    const pixels = this.#pixels;
    this.#light.scale.set(width / pixels, height / pixels, 1);
    this.#light.position.set((x + width / 2) / pixels - this.#size[0] / 2, -(y + height / 2) / pixels, 0.01);
  }
}

function brushOf({ image }: CanvasTexture): CanvasRenderingContext2D {
  const brush = (image as HTMLCanvasElement).getContext('2d');
  if (!brush) throw new Error('no 2d context to write with');
  return brush;
}

/** Lies upon a button while it is pointed at: cheaper than to draw all of it anew. */
function lightOf(): Mesh {
  const material = new MeshBasicMaterial({ color: INK.gold, transparent: true, opacity: 0.32, depthWrite: false });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  mesh.renderOrder = 21;
  mesh.visible = false;
  return mesh;
}
