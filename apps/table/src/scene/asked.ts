import { QUALITIES, type QualityName } from './quality.ts';

const asked = (): URLSearchParams => new URLSearchParams(location.search);

/** The level that the address asks for. */
export const askedQuality = (): QualityName | null => QUALITIES.find((name) => name === asked().get('quality')) ?? null;

/** Does the address ask for the probe? */
export const isProbeAsked = (): boolean => asked().has('probe');
