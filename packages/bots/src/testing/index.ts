export { type Moment, selfPlay } from './self-play.ts';
