import type { Seat } from '@dolmen/core';

/** The person's seat in a match against computers. A file of its own: the page does not load the worker's. */
export const OWN_SEAT: Seat = 0;
