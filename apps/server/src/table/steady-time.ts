/**
 * A clock that starts at the system's time and then counts by itself: whoever sets the system's clock while people play, or
 * a time server that corrects it, takes nobody's time.
 */
export function steadyTime(): () => number {
  const offset = Date.now() - performance.now();
  return () => Math.round(offset + performance.now());
}
