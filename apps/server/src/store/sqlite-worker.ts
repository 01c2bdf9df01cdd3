import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { runBatch } from './batch.ts';
import { callsOn } from './calls.ts';
import { type Database, openDatabase } from './database.ts';

import { StoreError } from './store-error.ts';
import type { FromWorker, Request, ToWorker } from './wire.ts';

/** Bounds how long the first of a batch waits for the last. */
const LARGEST_BATCH = 1000;

if (!parentPort) throw new Error('this file is for a worker thread');
serve(parentPort, workerData.file);

function serve(port: MessagePort, file: string): void {
  const say = (message: FromWorker): void => port.postMessage(message);
  const database = openOrRefuse(file, say);
  if (!database) return;
  const calls = callsOn(database.db);
  port.on('message', (first: ToWorker) => {
    const asked = [first, ...waiting(port)];
    const requests = asked.filter((message): message is Request => message !== 'close');
    if (requests.length > 0) say({ type: 'answered', ...runBatch(database.db, calls, requests) });
    if (asked.includes('close')) end(database, port);
  });
  say({ type: 'opened' });
}

/** What arrived while the last batch was written. Not to wait for more costs nothing: a busy disk makes the batches large. */
function* waiting(port: MessagePort): Generator<ToWorker> {
  for (let taken = 1; taken < LARGEST_BATCH; taken++) {
    const next = receiveMessageOnPort(port);
    if (!next) return;
    yield next.message;
  }
}

function openOrRefuse(file: string, say: (message: FromWorker) => void): Database | null {
  try {
    return openDatabase(file);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    say({ type: 'refused', failure: { code: error.code, message: error.message } });
    return null;
  }
}

/** With the port closed the thread has nothing left to do and ends. */
function end(database: Database, port: MessagePort): void {
  database.close();
  port.close();
}
