import { Throttle } from './rooms/throttle.ts';

/** So many lines a minute. */
const MOST = 20;

/** For Colyseus, which writes a trace of whatever a client does wrong: said without end, that fills the disk. */
export function sparingLog(to: Pick<Console, 'error'>) {
  const lines = new Throttle(MOST, 60_000);
  const say = (...said: unknown[]): void => {
    if (lines.allows('')) to.error(...said);
  };
  return { debug: () => {}, trace: () => {}, info: () => {}, warn: say, error: say };
}
