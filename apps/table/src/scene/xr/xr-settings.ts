import { remembered } from '../../remembered.ts';
import { settings } from '../../settings.ts';
import { PLACES, type PlaceName } from './places.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** How this browser's user likes to sit. */
export interface XrSettings {
  /** `null`: the own seat for whoever plays, the right corner for whoever watches. */
  readonly place: PlaceName | null;
  readonly isLeaning: boolean;
  /** The hand that points until the other one is used. At first the one that the page is laid out for. */
  readonly hand: Side;
}

/** Only what is of the right kind is taken: other versions of this page may have written it. */
export function readXrSettings(stored: unknown): XrSettings {
  const { place, isLeaning, hand } = Object(stored) as Record<string, unknown>;
  return {
    place: PLACES.find((name) => name === place) ?? null,
    isLeaning: isLeaning === true,
    hand: SIDES.find((side) => side === hand) ?? (settings.get().isLeftHanded ? 'left' : 'right'),
  };
}

export const xrSettings = remembered('dolmen.xr', readXrSettings);

export const changeXrSettings = (change: Partial<XrSettings>): void =>
  xrSettings.update((now) => ({ ...now, ...change }));
