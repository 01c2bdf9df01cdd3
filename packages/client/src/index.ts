export { connectTable, type Status, type TableConnection } from './connection.ts';
export type { ClosedReason, Place } from './enter.ts';
export type { Pace } from './pace.ts';
export { randomHex } from './random-hex.ts';
export { Refused, type RefusedBecause } from './refused.ts';
export { until } from './until.ts';
