import type { FromReel } from '../messages.ts';
import type { ReelPort } from '../replay.ts';
import { serveReel } from '../serve-reel.ts';

/** The worker's side in this process; what it does later is done when told to. */
export function localReel(): { readonly port: ReelPort; letAll(): void } {
  const tasks: (() => void)[] = [];
  const port: ReelPort = {
    onmessage: null,
    postMessage: (message) => void tasks.push(() => receive(structuredClone(message))),
    end: () => void tasks.splice(0),
  };
  const tell = (message: FromReel): void => port.onmessage?.({ data: structuredClone(message) });
  const receive = serveReel({ tell, later: (task) => void tasks.push(task) });
  return {
    port,
    letAll: () => {
      for (let task = tasks.shift(); task; task = tasks.shift()) task();
    },
  };
}
