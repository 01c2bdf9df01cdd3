import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Settings } from '../settings.ts';
import { databaseIn } from '../store/files.ts';
import { type Finding, ill, odd, well } from './finding.ts';

const MINUTE = 60_000;
const QUESTION = ['show', '--property=NTPSynchronized', '--value'];
/** Where its service is missing it would wait for half a minute. */
const PATIENCE = 2_000;
const SET = 'let the system keep the time (on Linux: timedatectl set-ntp true)';

/** Is it later than the last change of the data, and does somebody keep it right? */
export async function examineClock({ dataDir }: Settings): Promise<Finding> {
  const file = databaseIn(dataDir);
  const written = existsSync(file) ? statSync(file).mtimeMs : 0;
  return judgeClock(Date.now(), written, await isSynchronized());
}

export function judgeClock(now: number, written: number, isKept: boolean | null): Finding {
  const time = new Date(now).toISOString();
  if (written > now + MINUTE) return ill('clock', `${time}, which is before the last change of the data`, SET);
  if (isKept === false) return odd('clock', `${time}; nobody keeps it right`, SET);
  return well('clock', isKept ? `${time}, kept right by the system` : time);
}

/** `null` where nobody can say. */
async function isSynchronized(): Promise<boolean | null> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', QUESTION, { timeout: PATIENCE });
    return { yes: true, no: false }[stdout.trim()] ?? null;
  } catch {
    return null; // No systemd here.
  }
}
