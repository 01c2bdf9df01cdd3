export { contract } from './contract.ts';
export type { Probe } from './moment.ts';
export { countPaths, perft } from './perft.ts';
export { playthrough } from './playthrough.ts';
