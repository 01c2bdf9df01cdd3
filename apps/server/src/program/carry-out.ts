import { userInfo } from 'node:os';
import type { Result } from '@dolmen/core';
import { ask, isDown } from '../operations/ask.ts';
import { auditIn } from '../operations/audit.ts';
import { localPath } from '../operations/local-path.ts';
import { type Operation, type Refusal, refuse } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { Operator } from '../operations/operator.ts';
import type { Settings } from '../settings.ts';
import { openDataFolder } from '../starting/data-folder.ts';
import { openKept } from '../store/open.ts';

/** Who runs this command, for the audit log. */
export const whoAmI = (): string => userInfo().username;

/** Asks the server that runs on the folder of these settings; if none does, it is done to the folder itself where that makes sense. */
export async function carryOut(
  operation: Operation,
  input: unknown,
  settings: Settings,
): Promise<Result<unknown, Refusal>> {
  const path = localPath(settings.dataDir);
  if (path === null) return refuse('no-local-door', `The path of ${settings.dataDir} is too long for a socket.`);
  try {
    return await ask(path, operation.name, input, whoAmI());
  } catch (error) {
    if (!isDown(error)) throw error;
  }
  if (operation.needs === 'server')
    return refuse('not-running', `No server runs on ${settings.dataDir}, and this needs one.`);
  return onFolder(operation, input, settings);
}

/**
 * Opening the store takes the lock of the folder: no server can start meanwhile, and none has. In PostgreSQL each table that is changed is claimed,
 * and one that a server has is refused.
 */
async function onFolder(operation: Operation, input: unknown, settings: Settings): Promise<Result<unknown, Refusal>> {
  openDataFolder(settings.dataDir);
  const store = await openKept(settings);
  try {
    const operator = new Operator(OPERATIONS, { settings, store, live: null }, auditIn(settings.dataDir));
    return await operator.carryOut(operation.name, input, { via: 'program', who: whoAmI() });
  } finally {
    await store.close();
  }
}
