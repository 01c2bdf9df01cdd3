import { setConsoleFunction } from 'three';

/** Fiber still makes one for itself; nothing here uses it, and nobody who plays can do anything about it. */
const CLOCK = 'THREE.Clock: This module has been deprecated. Please use THREE.Timer instead.';

/** Everything else that three has to say is said. */
setConsoleFunction((type: 'log' | 'warn' | 'error', message: string, ...more: unknown[]) => {
  if (message !== CLOCK) console[type](message, ...more);
});
