export { type Decision, selfPlay } from './self-play.ts';
