import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isParentGone } from './parent.mjs';
import { Stopped } from './problems.mjs';
import { isAlive } from './processes.mjs';
import { say } from './say.mjs';

const HEARTBEAT = 2_000;
const SILENCE = 20_000;
const STEP = 100;

/**
 * Runs `work` while no other launcher does. The lock is a folder that holds one file, named after its owner: moving a
 * filled folder into place happens for one of many only, and a dead owner's file can be removed without any risk of
 * removing the file of one who took over in between.
 * @template T @param {string} folder @param {() => Promise<T>} work
 */
export const withLock = async (folder, work) => {
  const owner = `${process.pid}-${randomUUID()}`;
  await acquire(folder, owner);
  const beat = setInterval(() => touch(join(folder, owner)), HEARTBEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    release(folder, owner);
  }
};

/** @param {string} folder @param {string} owner */
const acquire = async (folder, owner) => {
  const patience = new Patience();
  for (;;) {
    const holder = holderOf(folder);
    if (holder === undefined && tryAcquire(folder, owner)) return;
    if (holder !== undefined && patience.isOver(holder, folder)) release(folder, holder);
    else await delay(STEP);
    if (isParentGone()) throw new Stopped('SIGTERM');
  }
};

/** @param {string} folder @param {string} owner */
const tryAcquire = (folder, owner) => {
  const prepared = `${folder}-${owner}`;
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(prepared);
  writeFileSync(join(prepared, owner), '');
  removeEmpty(folder); // Windows moves nothing onto a folder, not even onto an empty one.
  try {
    renameSync(prepared, folder);
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    if (isTaken(error)) return false;
    throw error;
  }
};

/** @param {any} error */
const isTaken = ({ code }) =>
  ['ENOTEMPTY', 'EEXIST'].includes(code) || (process.platform === 'win32' && ['EPERM', 'EACCES'].includes(code));

/** @param {string} folder @param {string} owner */
const release = (folder, owner) => {
  attempt(() => unlinkSync(join(folder, owner)));
  removeEmpty(folder);
};

/** @param {string} folder */
const removeEmpty = (folder) => attempt(() => rmdirSync(folder));

/** @param {string} folder @returns {string | undefined} */
const holderOf = (folder) => attempt(() => readdirSync(folder)[0]);

/** @param {string} file */
const touch = (file) => attempt(() => utimesSync(file, new Date(), new Date()));

/** @template T @param {() => T} action */
const attempt = (action) => {
  try {
    return action();
  } catch {
    return undefined; // Another launcher was quicker.
  }
};

/** How long to wait for a holder: until it is dead or, its number being another process's by now, has long been silent. */
class Patience {
  holder = '';
  beat = 0;
  since = 0;

  /** @param {string} holder @param {string} folder */
  isOver(holder, folder) {
    const pid = parseInt(holder, 10);
    if (!isAlive(pid)) return true;
    const beat = attempt(() => statSync(join(folder, holder)).mtimeMs) ?? 0;
    if (holder !== this.holder) say(`waiting for another run (process ${pid}) that is fetching or installing …`);
    if (holder !== this.holder || beat !== this.beat) Object.assign(this, { holder, beat, since: Date.now() });
    return Date.now() - this.since > SILENCE;
  }
}
