import { createStore } from '../store.ts';

/** Is the past of the running match shown, and not what is now? */
export const lookingBack = createStore(false);
