import { type BufferGeometry, Float32BufferAttribute, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import { once } from '../../scene/art.ts';
import { paintAtlas } from '../../scene/forms/atlas.ts';
import { turned } from '../../scene/forms/solids.ts';
import type { Art, Atlas, Form } from '../../scene/stage.ts';
import { stamp } from './lettering.ts';
import { PLAYER_SIGNS } from './player-signs.ts';

/** Radius and height, from below. */
export type Profile = readonly (readonly [radius: number, y: number])[];

/** White wood with a dark band of the owner's signs around the foot; the tint makes it the owner's colour. */
const bands = once(
  (art: Art): Atlas =>
    paintAtlas(art, { columns: 4, rows: 1, width: 128, height: 128 }, (brush, { width, height }, seat) => {
      brush.fillStyle = '#fff';
      brush.fillRect(0, 0, width, height);
      // Signs on half the way around: the other half mirrors it.
      brush.fillStyle = 'rgb(52 32 16 / 0.72)';
      brush.fillRect(0, height * 0.83, width, height * 0.12);
      for (let sign = 0; sign < 5; sign++) {
        stamp(brush, PLAYER_SIGNS[seat] ?? PLAYER_SIGNS[0], (sign + 0.5) * (width / 5), height * 0.89, 13, '#fff');
      }
    }),
);

/** Around the figure, there and back: so there is no seam. */
function wrapped(geometry: BufferGeometry, height: number): BufferGeometry {
  const position = geometry.getAttribute('position');
  const uv = Array.from({ length: position.count }, (_, vertex) => [
    Math.abs(Math.atan2(position.getX(vertex), position.getZ(vertex))) / Math.PI,
    position.getY(vertex) / height,
  ]).flat();
  return geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
}

const isPlain = (art: Art): boolean => art.quality.name === 'test' || art.quality.name === 'low';

function varnish(art: Art, { texture }: Atlas): MeshStandardMaterial {
  if (isPlain(art)) return new MeshStandardMaterial({ map: texture, roughness: 0.35 });
  return new MeshPhysicalMaterial({ map: texture, roughness: 0.42, clearcoat: 0.8, clearcoatRoughness: 0.16 });
}

/** A figure turned on a lathe. A piece's face is its owner's seat. */
export function figureForm(art: Art, profile: Profile): Form {
  const height = Math.max(...profile.map(([, y]) => y));
  const width = Math.max(...profile.map(([radius]) => radius)) * 2;
  const atlas = bands(art);
  const geometry = wrapped(turned(profile, isPlain(art) ? 12 : 22), height);
  // One side for all: the underside is never seen, and must not ask for a back.
  geometry.deleteAttribute('side');
  return {
    geometry,
    material: varnish(art, atlas),
    atlas,
    footprint: [width * 1.15, width * 1.15],
    ring: [width * 1.5, width * 1.5],
    casts: true,
    travel: 'hop',
    height,
  };
}
