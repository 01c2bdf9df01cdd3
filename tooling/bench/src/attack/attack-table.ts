import { table } from '../table.ts';
import type { AttackResults } from './bench-attack.ts';
import { LOADS, type LoadName } from './loads.ts';

const millis = (value: number): string => value.toFixed(2);
const times = (value: number): string => `${value.toFixed(2)} ×`;

export function attackTable(results: AttackResults): string {
  const rows = Object.entries(results).map(([name, { quiet, attacked, ratio, ratio99, tried, refused }]) => [
    LOADS[name as LoadName].about,
    ...[quiet.p50Millis, attacked.p50Millis].map(millis),
    times(ratio),
    ...[quiet.p99Millis, attacked.p99Millis].map(millis),
    times(ratio99),
    ...[tried, refused].map(String),
  ]);
  const head = ['a bystander’s move', 'quiet p50 ms', 'attacked', 'ratio', 'quiet p99 ms', 'attacked', 'ratio'];
  return table([[...head, 'tried', 'refused'], ...rows]);
}
