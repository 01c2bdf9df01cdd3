import { VERSION } from '../version.ts';
import { type Finding, ill, well } from './finding.ts';

/** The first that has an SQLite that copies itself while it is written. */
const OLDEST_NODE = 24;

export function examineVersion(node = process.versions.node): Finding {
  const says = `Dolmen ${VERSION} on Node ${node}`;
  if (Number.parseInt(node, 10) >= OLDEST_NODE) return well('version', says);
  return ill('version', says, `get Node ${OLDEST_NODE} or newer from https://nodejs.org`);
}
