import { describeFaults, type Environment, readSettings, type Settings } from '../settings.ts';
import { examineCertificate } from './certificate.ts';
import { examineClock } from './clock.ts';
import { examineDatabase } from './database.ts';
import { type Finding, ill, well } from './finding.ts';
import { examineFolder } from './folder.ts';
import { examinePort } from './port.ts';
import { examineProxy } from './proxy.ts';
import { examineVersion } from './version.ts';

export type { Finding } from './finding.ts';

type Examination = (settings: Settings) => Finding | Promise<Finding>;

const EXAMINATIONS: readonly Examination[] = [
  examineFolder,
  examineDatabase,
  examinePort,
  examineProxy,
  examineCertificate,
  examineClock,
];

/** Looks at everything, one after the other: what is wrong with one thing is often the cause of the next. */
export async function examine(env: Environment, folder: string): Promise<Finding[]> {
  const version = examineVersion();
  const read = readSettings(env, folder);
  if (!read.ok)
    return [version, ill('settings', describeFaults(read.error), 'mend them in the environment or in dolmen.json')];
  const findings = [version, well('settings', 'all can be read')];
  for (const look of EXAMINATIONS) findings.push(await look(read.value));
  return findings;
}
