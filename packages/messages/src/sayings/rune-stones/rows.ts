import { GEMS, ROW_POINTS, type Row } from '@dolmen/core/rune-stones';

export const artefactsIn = (row: Row): number => GEMS.filter((spot) => row[spot] !== 'none').length;

export const pointsFor = (row: Row): number => ROW_POINTS[artefactsIn(row)] ?? 0;
