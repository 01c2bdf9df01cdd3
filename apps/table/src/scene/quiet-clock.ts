import { setConsoleFunction } from 'three';

/**
 * Fiber makes one for every root, in its own store, up to the newest version that fits react 19.3 (9.8): no option takes
 * another, and another `Clock` could only be put in its place by patching the package. Nothing here uses it.
 */
const CLOCK = 'THREE.Clock: This module has been deprecated. Please use THREE.Timer instead.';

/** Everything else that three has to say is said. */
setConsoleFunction((type: 'log' | 'warn' | 'error', message: string, ...more: unknown[]) => {
  if (message !== CLOCK) console[type](message, ...more);
});
