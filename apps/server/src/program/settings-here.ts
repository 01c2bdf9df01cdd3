import { describeFaults, readSettings, type Settings } from '../settings.ts';
import { EXIT, StartFailure } from '../starting/start-failure.ts';

/** What the environment and the file in this folder say. */
export function settingsHere(): Settings {
  const read = readSettings(process.env, process.cwd());
  if (!read.ok) throw new StartFailure(EXIT.settings, describeFaults(read.error));
  return read.value;
}
