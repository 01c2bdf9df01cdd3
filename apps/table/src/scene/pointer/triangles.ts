import { type BufferGeometry, type Ray, Vector3 } from 'three';

const [a, b, c, met] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];

/** How far away a ray meets the front of one of the triangles; Infinity: it meets none. It makes nothing new. */
export function triangleDistance(ray: Ray, { index, attributes }: BufferGeometry): number {
  const position = attributes.position;
  if (!position) return Infinity;
  const count = index ? index.count : position.count;
  let nearest = Infinity;
  for (let at = 0; at < count; at += 3) {
    a.fromBufferAttribute(position, index ? index.getX(at) : at);
    b.fromBufferAttribute(position, index ? index.getX(at + 1) : at + 1);
    c.fromBufferAttribute(position, index ? index.getX(at + 2) : at + 2);
    if (ray.intersectTriangle(a, b, c, true, met)) nearest = Math.min(nearest, met.distanceTo(ray.origin));
  }
  return nearest;
}
