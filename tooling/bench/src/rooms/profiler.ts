import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';

/** Loaded into a server before its own code: whoever started it asks for a profile of the thread that the rooms are in. */

export type Asked = 'begin' | 'end';

if (isMainThread && process.send) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  process.on('message', async (asked: Asked) => {
    if (asked === 'begin') return void (await session.post('Profiler.start'));
    const { profile } = await session.post('Profiler.stop');
    process.send?.(profile);
  });
}
