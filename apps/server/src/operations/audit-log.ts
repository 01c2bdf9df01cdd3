import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { type Audited, auditFile, type By } from './audit.ts';

/** The audit log as it is read, and as its oldest lines go. */

export type AuditEntry = By & Omit<Audited, 'by'> & { readonly time: string };

/** So much of its end is looked through. */
const MOST_BYTES = 512 * 1024;

/** The last entries that contain the text, the newest last. */
export function readAudit(dataDir: string, text: string, limit: number): AuditEntry[] {
  const sought = text.toLowerCase();
  const lines = linesOf(endOf(auditFile(dataDir))).filter((line) => line.toLowerCase().includes(sought));
  return lines.flatMap((line) => entryOf(line) ?? []).slice(-limit);
}

/** Takes away what was written before then; returns how many lines. */
export function pruneAudit(dataDir: string, before: number): number {
  const file = auditFile(dataDir);
  if (!existsSync(file)) return 0;
  const lines = linesOf(readFileSync(file, 'utf8'));
  const kept = lines.filter((line) => timeOf(line) >= before);
  if (kept.length === lines.length) return 0;
  writeFileSync(`${file}.new`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return lines.length - kept.length;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const timeOf = (line: string): number => Date.parse(entryOf(line)?.time ?? '1970-01-01');

/** A power cut may leave half a line. */
function entryOf(line: string): AuditEntry | null {
  try {
    return JSON.parse(line) as AuditEntry;
  } catch {
    return null;
  }
}

function endOf(file: string): string {
  if (!existsSync(file)) return '';
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const from = Math.max(0, size - MOST_BYTES);
    const end = Buffer.alloc(size - from);
    readSync(descriptor, end, 0, end.length, from);
    const text = end.toString('utf8');
    // The first line may have lost its beginning.
    return from === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } finally {
    closeSync(descriptor);
  }
}
