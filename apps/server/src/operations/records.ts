import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '@dolmen/core';
import { readRecordFile } from '@dolmen/records';
import * as z from 'zod';
import { recordFile } from '../http/record-file.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import { verdictOf } from '../verify.ts';
import { importedMatch } from './imported-match.ts';
import { operation, refuse } from './operation.ts';

/** Finished matches as files that any server can take: a line of JSON for each, as it is downloaded. */

const PAGE = 100;

async function* linesOf(store: Store, count: () => void): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const page = await store.finishedAfter(after, PAGE);
    for (const { match } of page) {
      count();
      yield `${JSON.stringify({ ...recordFile(match), isListed: match.isListed })}\n`;
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.key;
  }
}

const File = z.string().min(1).describe('a file with a record in each line').meta({ path: true });

const exportRecords = operation({
  name: 'export',
  does: 'Writes the records of all finished matches into a file, a line each.',
  needs: 'folder',
  isLocal: true,
  words: ['file'],
  input: z.object({ file: File }),
  output: z.object({ file: z.string(), records: z.int() }),
  async run({ store }, { file }) {
    let records = 0;
    const lines = Readable.from(linesOf(store, () => void records++));
    try {
      await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      if (!isOfFile(error)) throw error;
      return refuse('no-file', `${file} cannot be written: ${error.message}`);
    }
    return ok({ file, records });
  },
});

const importRecords = operation({
  name: 'import',
  does: 'Takes the records of a file in, each checked as "dolmen verify" does; those that are here already are left as they are.',
  needs: 'folder',
  isLocal: true,
  words: ['file'],
  input: z.object({ file: File }),
  output: z.object({
    added: z.int(),
    known: z.int(),
    wrong: z.array(z.string()).describe('what was not taken, by its line, and why'),
  }),
  async run({ store }, { file }) {
    const counts = { added: 0, known: 0, wrong: [] as string[] };
    let line = 0;
    try {
      for await (const text of createInterface({
        input: createReadStream(file),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        line++;
        if (text.trim() !== '') await take(store, text, counts, line);
      }
    } catch (error) {
      if (!isOfFile(error)) throw error;
      return refuse('no-file', `${file} cannot be read: ${error.message}`);
    }
    return ok(counts);
  },
});

async function take(
  store: Store,
  text: string,
  counts: { added: number; known: number; wrong: string[] },
  line: number,
): Promise<void> {
  const match = readMatch(text);
  if (!match.ok) counts.wrong.push(`line ${line}: ${match.error}`);
  else if (await store.addFinished(match.value)) counts.added++;
  else counts.known++;
}

function readMatch(text: string): Result<StoredMatch, string> {
  const verdict = verdictOf(text);
  if (!verdict.ok) return verdict;
  const file = readRecordFile(text);
  const match = file.ok ? importedMatch(file.value) : null;
  return match ? ok(match) : fail('who played, and when, is not told');
}

const isOfFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'path' in error;

export const RECORDS = [exportRecords, importRecords];
