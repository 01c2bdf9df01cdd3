import type { Material, WebGLProgramParametersWithUniforms } from 'three';
import type { Atlas } from '../stage.ts';

type Shader = Pick<WebGLProgramParametersWithUniforms, 'vertexShader' | 'fragmentShader' | 'uniforms'>;

/** Every map of a form with an atlas shows the instance's tile. */
const MAPS = ['Map', 'EmissiveMap', 'BumpMap', 'NormalMap', 'RoughnessMap', 'MetalnessMap'] as const;

const DECLARED = `#include <common>
#ifdef USE_INSTANCING
  attribute vec2 aTiles;
  attribute vec4 aLight;
  attribute float side;
  varying vec4 vLight;
  uniform vec2 tileGrid;
#endif`;

/** The tile's corner for this side; a hair inside, so that neighbours do not bleed in. */
const TILES = `
  float tile = side > 0.5 ? aTiles.y : aTiles.x;
  vec2 corner = vec2(mod(tile, tileGrid.x), floor(tile / tileGrid.x));
  vec2 inside = clamp(uv, 0.006, 0.994);
  vec2 tileUv = vec2((corner.x + inside.x) / tileGrid.x, 1.0 - (corner.y + 1.0 - inside.y) / tileGrid.y);
  ${MAPS.map((map) => `#ifdef USE_${map.toUpperCase()}\n  v${map === 'Map' ? 'MapUv' : `${map}Uv`} = tileUv;\n#endif`).join('\n  ')}`;

const vertex = (source: string, hasTiles: boolean): string =>
  source
    .replace('#include <common>', DECLARED)
    .replace(
      '#include <uv_vertex>',
      `#include <uv_vertex>\n#ifdef USE_INSTANCING\n  vLight = aLight;${hasTiles ? TILES : ''}\n#endif`,
    );

/** Light of its own: through the emissive map where there is one, else its own colour shines. */
const SHINE = `
#ifdef USE_INSTANCING
  #ifndef USE_EMISSIVEMAP
    outgoingLight += diffuseColor.rgb * vLight.a * 1.4;
  #endif
  outgoingLight += vLight.rgb * (0.25 + 0.75 * diffuseColor.rgb);
#endif
#include <opaque_fragment>`;

const EMIT = `#include <emissivemap_fragment>
#if defined(USE_INSTANCING) && defined(USE_EMISSIVEMAP)
  totalEmissiveRadiance *= vLight.a;
#endif`;

const fragment = (source: string): string =>
  source
    .replace('#include <common>', '#include <common>\n#ifdef USE_INSTANCING\n  varying vec4 vLight;\n#endif')
    .replace('#include <emissivemap_fragment>', EMIT)
    .replace('#include <opaque_fragment>', SHINE);

const rewrite = (shader: Shader, atlas: Atlas | undefined): void => {
  // A uniform: all atlases share one program.
  if (atlas) shader.uniforms.tileGrid = { value: [atlas.columns, atlas.rows] };
  shader.vertexShader = vertex(shader.vertexShader, atlas !== undefined);
  shader.fragmentShader = fragment(shader.fragmentShader);
};

/**
 * Teaches a material to take tile, light and glow from the instance. Meshes that are not instanced may use the same material:
 * all of it is behind USE_INSTANCING. Whatever the material was taught before stays.
 */
export function patch(material: Material, atlas: Atlas | undefined): void {
  const key = atlas ? 'tiles' : 'plain';
  if (material.userData.patched === key) return;
  material.userData.patched = key;
  const compile = material.onBeforeCompile;
  const keyOf = material.customProgramCacheKey;
  material.onBeforeCompile = (shader, renderer) => {
    compile.call(material, shader, renderer);
    rewrite(shader, atlas);
  };
  material.customProgramCacheKey = () => `${keyOf.call(material)}|${key}`;
}
