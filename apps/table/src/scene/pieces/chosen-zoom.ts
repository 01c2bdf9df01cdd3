import { type Size, settings } from '../../settings.ts';

const ZOOMS: { readonly [S in Size]: number } = { normal: 1, large: 1.18, largest: 1.36 };

/** How large the user likes to hold their cards. */
export const chosenZoom = (): number => ZOOMS[settings.get().hand];
