import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { family, isAlive } from './processes.mjs';

const GRACE = 5_000;
const LAST_RESORT = 2_000;
const STEP = 50;

/**
 * Asks a child's group to end, and after a grace kills whatever remains of its family. The family is followed from the
 * start: turbo puts each task into a group of its own, out of reach of a signal to the child's group.
 * @param {number} pid @param {NodeJS.Signals} signal
 */
export const stop = (pid, signal) =>
  process.platform === 'win32' ? stopOnWindows(pid, signal) : stopFamily(pid, signal);

/** @param {number} pid @param {NodeJS.Signals} signal */
export const signalGroup = (pid, signal) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is empty: what we wanted.
  }
};

/** @param {number} pid @param {NodeJS.Signals} signal */
const stopFamily = async (pid, signal) => {
  const start = Date.now();
  let members = family([pid]);
  signalGroup(pid, signal);
  // The dead need not be waited for beyond the last resort: in some containers nobody collects them.
  while (members.size > 0 && Date.now() < start + GRACE + LAST_RESORT) {
    await delay(STEP);
    members = family([pid, ...members]);
    if (Date.now() > start + GRACE) for (const member of members) kill(member);
  }
};

/** @param {number} pid */
const kill = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
};

/** @param {number} pid @param {NodeJS.Signals} signal */
const stopOnWindows = async (pid, signal) => {
  // The console has already told every process in it about Ctrl-C, and nothing else can be told on Windows.
  const deadline = Date.now() + (signal === 'SIGINT' ? GRACE : 0);
  while (isAlive(pid) && Date.now() < deadline) await delay(STEP);
  spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
};
