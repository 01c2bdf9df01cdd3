import { isParentGone } from './parent.mjs';
import { signalGroup } from './stop.mjs';

/** @type {NodeJS.Signals[]} */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK = 250;

/** @param {(signal: NodeJS.Signals) => void} listener */
export const onStopRequest = (listener) => {
  for (const signal of STOPPING) process.on(signal, listener);
  const timer = setInterval(() => isParentGone() && listener('SIGTERM'), PARENT_CHECK);
  return () => {
    clearInterval(timer);
    for (const signal of STOPPING) process.off(signal, listener);
  };
};

/**
 * A child in a session of its own is told nothing by the terminal: pass on its resizing, and Ctrl-Z with its end.
 * @param {number} pid
 */
export const relayTerminal = (pid) => {
  if (process.platform === 'win32') return () => {};
  /** @type {[NodeJS.Signals, () => void][]} */
  const relays = [
    ['SIGWINCH', () => signalGroup(pid, 'SIGWINCH')],
    ['SIGTSTP', () => pause(pid)],
    ['SIGCONT', () => signalGroup(pid, 'SIGCONT')],
  ];
  for (const [signal, relay] of relays) process.on(signal, relay);
  return () => {
    for (const [signal, relay] of relays) process.off(signal, relay);
  };
};

/** @param {number} pid */
const pause = (pid) => {
  signalGroup(pid, 'SIGSTOP');
  process.kill(process.pid, 'SIGSTOP');
};
