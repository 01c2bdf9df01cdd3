import { LOG_LEVELS, type LogLevel } from './level.ts';

/** A line of the log, and what it is found by. */
export interface Line {
  readonly time: string;
  readonly level: LogLevel;
  readonly event: string;
  readonly line: string;
}

export interface TailQuery {
  /** Of this weight or a graver one. */
  readonly level: LogLevel;
  /** A part of the line; letters count whether large or small. */
  readonly text: string;
  readonly limit: number;
}

/** So many lines, and so much of each: a trace may be long. */
const MOST = 1000;
const LONGEST = 2000;

/** The end of the log, in memory alone: it is gone with the process. */
export class Tail {
  #lines: Line[] = [];

  push({ line, ...rest }: Line): void {
    this.#lines.push({ ...rest, line: line.slice(0, LONGEST) });
    // Not with each line: to move a thousand for one would be dear.
    if (this.#lines.length >= 2 * MOST) this.#lines = this.#lines.slice(-MOST);
  }

  /** The last of those that fit, the newest last. */
  read({ level, text, limit }: TailQuery): Line[] {
    const least = LOG_LEVELS.indexOf(level);
    const sought = text.toLowerCase();
    const fits = (line: Line): boolean =>
      LOG_LEVELS.indexOf(line.level) >= least && line.line.toLowerCase().includes(sought);
    return this.#lines.slice(-MOST).filter(fits).slice(-limit);
  }
}
