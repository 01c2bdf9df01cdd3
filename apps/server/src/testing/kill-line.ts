import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type Change = (sent: Buffer) => Buffer;

/** A line to a server that can be cut as a lost network cuts it: without a word, and nothing gets through until it is mended. */
export class CutLine {
  readonly #server: Server;
  readonly #change: Change;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(target: URL, change: Change) {
    this.#change = change;
    this.#server = createServer((near) => this.#join(near, connect(Number(target.port), target.hostname)));
  }

  /** `change`: what becomes of what is sent to the server. */
  static async to(address: string, change: Change = (sent) => sent): Promise<CutLine> {
    const line = new CutLine(new URL(address), change);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing gets through, and nobody is told. */
  silence(): void {
    for (const socket of this.#sockets) socket.removeAllListeners('data').resume();
  }

  /** For whoever comes anew. */
  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, far: Socket): void {
    this.#tie(near, far, this.#change);
    this.#tie(far, near, (sent) => sent);
    if (this.#isCut) near.destroy();
  }

  #tie(from: Socket, to: Socket, change: Change): void {
    this.#sockets.add(from);
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    from.on('data', (sent) => void to.write(change(Buffer.from(sent))));
  }
}
