import type { Material } from 'three';

/**
 * A cut stone shows the room twice: mirrored on its surface, and turned by its inside, in its own colour. The second is looked
 * up in the environment along rays bent at the facet and thrown back by the far side; no pass of its own is needed.
 */
const INSIDE = `
#ifdef USE_ENVMAP
  vec3 gemView = normalize(vViewPosition);
  vec3 bent = refract(-gemView, normal, 0.58);
  vec3 far = normalize(vec3(-normal.xy * 0.7 + bent.yx * 0.35, -normal.z + 0.25));
  vec3 turned = reflect(bent, far);
  vec3 inner = getIBLRadiance(-turned, turned, 0.12) + 0.7 * getIBLRadiance(-bent, bent, 0.2);
  float facing = clamp(dot(gemView, normal), 0.0, 1.0);
  vec3 deep = diffuseColor.rgb * diffuseColor.rgb;
  outgoingLight = outgoingLight * 0.55 + diffuseColor.rgb * inner * (0.5 + 0.9 * facing) + deep * 0.16;
  outgoingLight += vec3(1.0) * pow(1.0 - facing, 4.0) * 0.12;
#endif
#include <opaque_fragment>`;

export function depthOfGem(material: Material): void {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <opaque_fragment>', INSIDE);
  };
  material.customProgramCacheKey = () => 'gem';
}
