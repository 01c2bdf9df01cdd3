export { connectTable, type Status, type TableConnection } from './connection.ts';
export type { ClosedReason } from './enter.ts';
export { randomHex } from './random-hex.ts';
export type { RefusedBecause } from './refused.ts';
export { until } from './until.ts';
