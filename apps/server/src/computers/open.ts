import type { Metrics } from '../metrics.ts';
import { Computers, type ComputersSetting } from './computers.ts';

/** The server's computer players, counted in its metrics. */
export const openComputers = (metrics: Metrics, setting: Omit<ComputersSetting, 'counted'>): Computers =>
  new Computers({ ...setting, counted: (outcome) => metrics.count(`computer_${outcome}_total`) });
