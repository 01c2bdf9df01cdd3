import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Problem, Stopped, signalCode } from './problems.mjs';
import { ROOT } from './project.mjs';
import { onStopRequest, relayTerminal } from './signals.mjs';
import { signalGroup, stop } from './stop.mjs';

const GUARD = fileURLToPath(new URL('guard.mjs', import.meta.url));
const isWindows = process.platform === 'win32';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {import('node:child_process').StdioOptions} StdioOptions
 * @typedef {{ env: NodeJS.ProcessEnv, stdio?: StdioOptions, cwd?: string, shell?: boolean }} RunOptions
 */

/**
 * Runs a command to its end and leaves no process behind, whatever ends it. A session of its own, so that each signal
 * reaches the child once and through us only; reading the terminal works from there all the same.
 * @param {string} command @param {string[]} args @param {RunOptions} options
 */
export const run = async (command, args, { env, stdio = 'inherit', cwd = ROOT, shell = false }) => {
  const options = { cwd, env, stdio, shell, detached: !isWindows, windowsHide: true };
  const { child, release } = supervise(() => spawn(command, args, options));
  if (child.pid === undefined) throw await notStarted(child, command).finally(release);
  const output = collect(child);
  const [code, signal] = await once(child, 'close');
  const stopped = await release();
  return { code: code ?? signalCode(stopped ?? signal), stopped, output: output.join('') };
};

/**
 * A command on the way to the task: when it was stopped, the rest of the way is not gone.
 * @param {string} command @param {string[]} args @param {RunOptions} options
 */
export const runStep = async (command, args, options) => {
  const ended = await run(command, args, options);
  if (ended.stopped) throw new Stopped(ended.stopped);
  return ended;
};

/** @param {ChildProcess} child @param {string} command */
const notStarted = async (child, command) => {
  const [error] = await once(child, 'error');
  return new Problem(`${command} cannot be started (${error.code}).`);
};

/** @param {ChildProcess} child */
const collect = (child) => {
  /** @type {string[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => chunks.push(text));
  return chunks;
};

/**
 * Starts a child and watches over it until released; then tells by which signal it was stopped, if it was.
 * @param {() => ChildProcess} start
 */
const supervise = (start) => {
  /** @type {{ signal: NodeJS.Signals, done: Promise<void> } | undefined} */
  let stopping;
  // Before there is a child: on a busy machine it is at work before `start` returns, and a signal that came then would
  // end us and leave it behind.
  const endWatch = onStopRequest((signal) => (stopping ??= { signal, done: stopChild(child, signal) }));
  const child = start();
  const endGuard = child.pid === undefined ? () => {} : guardOver(child.pid);
  const release = async () => {
    await stopping?.done;
    endWatch();
    endGuard();
    return stopping?.signal;
  };
  return { child, release };
};

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
const stopChild = async ({ pid }, signal) => (pid === undefined ? undefined : stop(pid, signal));

/** What a child needs besides being stopped. Returns how to end it. @param {number} pid */
const guardOver = (pid) => {
  const guard = startGuard(pid);
  const endRelay = relayTerminal(pid);
  return () => {
    endRelay();
    guard.kill('SIGKILL');
    if (!isWindows) signalGroup(pid, 'SIGKILL');
  };
};

/** @param {number} pid */
const startGuard = (pid) => {
  const guard = spawn(process.execPath, [GUARD, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  });
  guard.on('error', () => {});
  guard.unref();
  return guard;
};
