import { findProcess, isAlive } from './processes.mjs';

const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'zsh', 'ksh', 'busybox']);

const parent = process.ppid;

/**
 * npm runs its scripts in a shell, which some shells leave in place until the script ends. Such a shell outlives a
 * killed npm, so that watching our own parent alone would notice nothing.
 */
const npm = (() => {
  const shell = process.env.npm_lifecycle_event === undefined ? undefined : findProcess(parent);
  return shell && SHELLS.has(shell.name) ? shell.parent : undefined;
})();

const isNpmGone = () => {
  if (npm === undefined) return false;
  // On Linux ask for the shell's parent: a killed npm that nobody has waited for still counts as alive.
  return process.platform === 'linux' ? findProcess(parent)?.parent !== npm : !isAlive(npm);
};

/** Whether those who started us have ended without telling us: a killed npm sends no signal. */
export const isParentGone = () => process.ppid !== parent || !isAlive(parent) || isNpmGone();
