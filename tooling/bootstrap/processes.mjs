import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, session?: number, name: string }} Process */

/** All living processes; not the dead whose parent has yet to notice. Empty on Windows, which has no cheap list. */
export const processes = () => {
  if (process.platform === 'win32') return [];
  return process.platform === 'linux' ? fromProc() : fromPs();
};

/** @param {number} pid */
export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0) && !isZombie(pid);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** On Linux without looking at all others, so that it can be asked often. @param {number} pid */
export const findProcess = (pid) =>
  process.platform === 'linux' ? readProc(pid) : processes().find((found) => found.pid === pid);

/**
 * The given processes, all they started, and those of their session that lost their parent meanwhile.
 * @param {Iterable<number>} roots
 */
export const family = (roots) => {
  const members = new Set(roots);
  const living = processes();
  const belongs = (/** @type {Process} */ { parent, session }) => members.has(parent) || members.has(session ?? 0);
  for (let before = -1; before !== members.size; ) {
    before = members.size;
    for (const candidate of living) if (belongs(candidate)) members.add(candidate.pid);
  }
  return new Set(living.map(({ pid }) => pid).filter((pid) => members.has(pid)));
};

const fromProc = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProc(Number(name)) ?? []);

/** Dead, but its parent has yet to take note; signals to it still succeed. @param {number} pid */
const isZombie = (pid) => readStat(pid)?.state === 'Z';

/** @param {number} pid @returns {Process | undefined} */
const readProc = (pid) => {
  const found = readStat(pid);
  return found && found.state !== 'Z' ? found.process : undefined;
};

/** @param {number} pid */
const readStat = (pid) => {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [state, parent, , session] = rest.split(' ');
    return { state, process: { pid, parent: Number(parent), session: Number(session), name } };
  } catch {
    return undefined; // It ended between being listed and being read, or this is not Linux.
  }
};

const fromPs = () =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,comm='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(?:.*\/)?(.*)$/.exec(line))
    .filter((row) => row !== null && !row[3].startsWith('Z'))
    .map((row) => /** @type {string[]} */ (/** @type {unknown} */ (row)))
    .map(([, pid, parent, , name]) => ({ pid: Number(pid), parent: Number(parent), name }));
