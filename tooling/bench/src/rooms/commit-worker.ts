import { DatabaseSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';

/** Writes moves down, in order; says how many after each commit. */

const port = parentPort;
if (!port) throw new Error('this file is for a worker thread');
const db = new DatabaseSync(workerData as string);
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE moves (entry TEXT NOT NULL)');
const insert = db.prepare('INSERT INTO moves VALUES (?)');

port.on('message', (first: object) => {
  const moves = [first];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) moves.push(next.message);
  db.exec('BEGIN');
  for (const move of moves) insert.run(JSON.stringify(move));
  db.exec('COMMIT');
  port.postMessage(moves.length);
});
port.postMessage(0);
