export { type Rate, rateBy } from '../keltis/rate.ts';
export { SENSIBLE, type Weights } from '../keltis/weights.ts';
export { MOST_SEATS, network, newReading, pack, placesOf, type Reading, type Shape, unpack } from './network.ts';
export { SUBJECTS, type Subject } from './subject.ts';
