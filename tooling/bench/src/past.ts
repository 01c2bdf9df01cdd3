import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A folder with the packages in it, as they are now or as they were. */
export interface Sources {
  readonly folder: string;
}

/** The sources of a commit, there until they are let go. */
export interface Past extends Sources {
  /** The commit's short name. */
  readonly commit: string;
  [Symbol.asyncDispose](): Promise<void>;
}

const COMMIT_BEFORE = 'HEAD~1';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const PRESENT: Sources = { folder: ROOT };

/** Core needs nothing and bots need core alone: with these links Node runs them from anywhere. */
const LINKED = ['core', 'bots'];

/** Whoever names a commit wants that one; a copy without a history is measured by itself. */
export async function pastFor(ref: string | undefined, tell: (line: string) => void): Promise<Past | null> {
  if (ref !== undefined) return checkOut(ref);
  try {
    return await checkOut(COMMIT_BEFORE);
  } catch (error) {
    tell(`nothing to compare with: ${error instanceof Error ? error.message.trim() : String(error)}`);
    return null;
  }
}

/** Throws with git's own words where there is no such commit. */
export async function checkOut(ref: string, root = ROOT): Promise<Past> {
  const git = gitIn(root);
  const commit = await git(['rev-parse', '--short', '--verify', `${ref}^{commit}`]);
  const folder = await mkdtemp(join(tmpdir(), 'dolmen-bench-'));
  // An index of its own: the working tree and what is staged there stay as they are.
  const index = { GIT_INDEX_FILE: join(folder, 'index') };
  await git(['read-tree', `${commit}:packages`], index);
  await git(['checkout-index', '--all', `--prefix=${join(folder, 'packages')}/`], index);
  await mkdir(join(folder, 'node_modules', '@dolmen'), { recursive: true });
  for (const name of LINKED) await link(folder, name);
  return { commit, folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

const link = (folder: string, name: string): Promise<void> =>
  symlink(join(folder, 'packages', name), join(folder, 'node_modules', '@dolmen', name), 'junction');

const gitIn =
  (cwd: string) =>
  async (words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { stdout } = await promisify(execFile)('git', words, { cwd, env: { ...process.env, ...env } });
    return stdout.trim();
  };
