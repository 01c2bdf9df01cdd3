import { accessSync, constants, mkdirSync } from 'node:fs';
import { EXIT, type ExitCode, StartFailure } from './start-failure.ts';

type Advice = readonly [exitCode: ExitCode, advice: string];

const OTHER = 'name a folder in DATA_DIR';
const NO_FOLDER: Advice = [EXIT.settings, `it is, or lies in, a file; ${OTHER}`];
const NOT_OURS: Advice = [EXIT.permission, `this user may not write there; change its owner, or ${OTHER} of its own`];
const ADVICE: Readonly<Record<string, Advice>> = {
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  EACCES: NOT_OURS,
  EPERM: NOT_OURS,
  EROFS: [EXIT.permission, `it is on a disk that is only to be read; ${OTHER} elsewhere`],
  ENOSPC: [EXIT.permission, 'the disk is full; make room'],
};

/** Makes the folder with the data if there is none; it can be written, or it says why not. */
export function openDataFolder(folder: string): void {
  explained(folder, () => {
    mkdirSync(folder, { recursive: true });
    checkDataFolder(folder);
  });
}

/** The folder with the data is there and can be written, or it says why not. */
export const checkDataFolder = (folder: string): void =>
  // With the dot, a file in its place is told from a folder that is not ours.
  explained(folder, () => accessSync(`${folder}/.`, constants.R_OK | constants.W_OK | constants.X_OK));

function explained(folder: string, open: () => void): void {
  try {
    open();
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [exitCode, advice] = ADVICE[code] ?? [EXIT.input, `${message}; ${OTHER} elsewhere`];
    throw new StartFailure(exitCode, `The folder for the data, ${folder}, cannot be used: ${advice}.`);
  }
}
