import { once } from 'node:events';
import { createServer } from 'node:http';
import { ask, isDown } from '../operations/ask.ts';
import { localPath } from '../operations/local-path.ts';
import type { Settings } from '../settings.ts';
import { hostToListenOn, listenFailure } from '../starting/listen.ts';
import { type Finding, ill, odd, reasonOf, well } from './finding.ts';

/** Is the server there and well, or could it be? */
export async function examinePort(settings: Settings): Promise<Finding> {
  const path = localPath(settings.dataDir);
  if (path === null)
    return odd(
      'port',
      `commands cannot reach a server on ${settings.dataDir}`,
      'choose a DATA_DIR with a shorter path',
    );
  try {
    const health = await ask(path, 'health', {}, 'doctor');
    if (health.ok) return running(settings, (health.value as { status: string }).status);
    return odd('port', `the server does not say how it is: ${health.error.message}`);
  } catch (error) {
    if (!isDown(error)) return ill('port', reasonOf(error), 'is it run by another user? Use theirs');
  }
  return isFree(settings);
}

const running = ({ port }: Settings, status: string): Finding =>
  status === 'ok'
    ? well('port', `a server runs on ${port}, and is well`)
    : odd('port', `a server runs on ${port}, and is ${status}`, 'its log says since when and why');

async function isFree(settings: Settings): Promise<Finding> {
  const server = createServer();
  try {
    server.listen(settings.port, hostToListenOn(settings));
    await once(server, 'listening');
    return well('port', `${settings.port} is free; no server runs`);
  } catch (error) {
    return ill('port', reasonOf(listenFailure(error as NodeJS.ErrnoException, settings)));
  } finally {
    server.close();
  }
}
