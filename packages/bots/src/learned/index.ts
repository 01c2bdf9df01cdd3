export { type Rate, rateBy } from '../keltis/rate.ts';
export { SENSIBLE, type Weights } from '../keltis/weights.ts';
export type { Encoder } from './encoder.ts';
export { ENCODERS } from './encoders.ts';
export { type Features, MOST_SEATS, network, newFeatures, pack, placesOf, type Shape, unpack } from './network.ts';
