export { type Rate, rateBy } from '../keltis/rate.ts';
export { SENSIBLE, type Weights } from '../keltis/weights.ts';
export { MOST_SEATS, network, newReading, pack, placesOf, type Reading, type Shape, unpack } from './network.ts';
export type { Subject } from './subject.ts';
export { SUBJECTS } from './subjects.ts';
