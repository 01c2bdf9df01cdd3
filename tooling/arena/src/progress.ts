const WIDTH = 24;
const PARTS = 10;

/** `[======------] 120/400  note` */
export function bar(done: number, all: number, note: string): string {
  const filled = Math.round((done / all) * WIDTH);
  return `[${'='.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done}/${all}  ${note}`;
}

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A bar that grows in place where somebody watches; elsewhere, as in a log, a line for every tenth. */
export class Progress {
  readonly #output: Output;
  #part = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  tell(done: number, all: number, note: () => string): void {
    if (this.#output.isTTY) this.#output.write(`\r\x1b[2K${bar(done, all, note())}`);
    else this.#tellPart(done, all, note);
  }

  end(): void {
    if (this.#output.isTTY) this.#output.write('\r\x1b[2K');
  }

  #tellPart(done: number, all: number, note: () => string): void {
    const part = Math.floor((done * PARTS) / all);
    if (part === this.#part) return;
    this.#part = part;
    this.#output.write(`${done}/${all}  ${note()}\n`);
  }
}
