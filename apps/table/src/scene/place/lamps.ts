import { AmbientLight, Group, HemisphereLight, PointLight, SpotLight } from 'three';
import type { Quality } from '../quality.ts';

/** The lights that fall on the table. The room behind it is painted with its own. */
export interface Lamps {
  readonly object: Group;
  /** After a lost context: the shadow's picture must be made anew. */
  renew(): void;
}

/** The fire behind and the moon beside: rims of colour. Each costs every pixel, so only where there is power to spare. */
function farLights(width: number, depth: number): readonly PointLight[] {
  const fire = new PointLight(0xff8a3c, 130, 0, 2);
  fire.position.set(-width * 0.35, 5, -depth * 1.25);
  const moon = new PointLight(0x7fa4ff, 110, 0, 2);
  moon.position.set(width * 0.85, 8, -depth * 0.4);
  return [fire, moon];
}

export function createLamps(quality: Quality, [width, depth]: readonly [number, number]): Lamps {
  const object = new Group();
  const reach = Math.hypot(width, depth) / 2;
  const height = reach * 1.55;
  const key = new SpotLight(0xffecd6, 1080 * (height / 16) ** 2, 0, Math.atan((reach * 1.3) / height), 0.85, 2);
  key.position.set(width * 0.32, height * 0.94, depth * 0.26);
  key.target.position.set(0, 0, 0);
  if (quality.shadows > 0) {
    key.castShadow = true;
    key.shadow.mapSize.set(quality.shadows, quality.shadows);
    key.shadow.camera.near = height * 0.6;
    key.shadow.camera.far = height * 1.5;
    key.shadow.bias = -0.0004;
    key.shadow.normalBias = 0.012;
    key.shadow.radius = 3.5;
  }
  object.add(key, key.target, new HemisphereLight(0xffe9cf, 0x30241a, 0.32));
  if (quality.shadows > 0) object.add(...farLights(width, depth));
  // Without an environment there is nothing to fill the shadows.
  if (!quality.environment) object.add(new AmbientLight(0xffffff, 0.9));
  return {
    object,
    renew: () => {
      key.shadow.map?.dispose();
      key.shadow.map = null;
    },
  };
}
