import {
  HalfFloatType,
  Mesh,
  NoBlending,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const VERTEX = `
varying vec2 at;
void main() {
  at = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/**
 * Red is how bright the left eye sees it, green and blue are the right eye's. So nothing is there for one eye only, as
 * a red suit would be; red weighs more than it does in grey, or firelight would look like moss. In grey there is no colour
 * at all, and signs tell suits apart.
 */
const FRAGMENT = `
uniform sampler2D left;
uniform sampler2D right;
uniform float grey;
varying vec2 at;
const vec3 LIGHT = vec3(0.299, 0.587, 0.114);
const vec3 WARM = vec3(0.55, 0.38, 0.07);
vec4 seen(sampler2D eye) {
  vec4 color = texture2D(eye, at);
  #ifdef TONE_MAPPING
    color.rgb = toneMapping(color.rgb);
  #endif
  return linearToOutputTexel(color);
}
void main() {
  vec4 one = seen(left);
  vec4 other = seen(right);
  vec2 cyan = mix(other.gb, vec2(dot(other.rgb, LIGHT)), grey);
  gl_FragColor = vec4(dot(one.rgb, mix(WARM, LIGHT, grey)), cyan, max(one.a, other.a));
}`;

const size = new Vector2();

/** Two pictures, and what makes one of them. */
export class TwoColors {
  readonly left: WebGLRenderTarget;
  readonly right: WebGLRenderTarget;
  readonly mesh: Mesh;

  constructor(isGrey: boolean, isSmooth: boolean) {
    const target = (): WebGLRenderTarget =>
      new WebGLRenderTarget(1, 1, { samples: isSmooth ? 4 : 0, type: HalfFloatType });
    [this.left, this.right] = [target(), target()];
    const uniforms = {
      left: { value: this.left.texture },
      right: { value: this.right.texture },
      grey: { value: isGrey ? 1 : 0 },
    };
    this.mesh = new Mesh(
      new PlaneGeometry(2, 2),
      new ShaderMaterial({
        uniforms,
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        depthTest: false,
        depthWrite: false,
        blending: NoBlending,
      }),
    );
    this.mesh.frustumCulled = false;
  }

  /** As many pixels as the canvas has. */
  resize(gl: WebGLRenderer): void {
    const { width, height } = gl.getDrawingBufferSize(size);
    this.left.setSize(width, height);
    this.right.setSize(width, height);
  }

  dispose(): void {
    this.left.dispose();
    this.right.dispose();
    this.mesh.geometry.dispose();
    (this.mesh.material as ShaderMaterial).dispose();
  }
}
