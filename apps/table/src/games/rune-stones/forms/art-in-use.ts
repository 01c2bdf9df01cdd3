import type { Art } from '../../../scene/stage.ts';

let inUse: Art | null = null;

/** Forms are made before anything else is shown: the die is made of the same art. */
export function keepArt(art: Art): void {
  inUse = art;
}

export function artInUse(): Art {
  if (inUse === null) throw new Error('forms are made first');
  return inUse;
}
