import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server whose far end can stop taking what comes. */
export interface SlowLine extends Disposable {
  readonly address: string;
  stall(): void;
  flow(): void;
}

export async function slowLine(address: string): Promise<SlowLine> {
  const ends: Socket[] = [];
  const taker = createServer((near) => {
    const far = connect(Number(new URL(address).port), '127.0.0.1');
    ends.push(near, far);
    near.pipe(far);
    far.on('data', (bytes) => near.write(bytes));
    for (const end of [near, far]) end.on('error', () => end.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  }).listen(0, '127.0.0.1');
  await once(taker, 'listening');
  return {
    address: `http://127.0.0.1:${(taker.address() as AddressInfo).port}`,
    stall: () => {
      for (const end of ends) end.pause();
    },
    flow: () => {
      for (const end of ends) end.resume();
    },
    [Symbol.dispose]: () => {
      for (const end of ends) end.destroy();
      taker.close();
    },
  };
}
