import { LOG_LEVELS, type LogLevel } from './level.ts';
import { Repeats } from './repeats.ts';
import { Tail } from './tail.ts';
import { traceOf } from './trace.ts';

/** What belongs to an event; addresses only as `pseudonym` gives them. */
export type Facts = { readonly [name: string]: string | number | boolean | undefined };

type Weight = Exclude<LogLevel, 'silent'>;

/** One line of JSON for each event. What is said again and again is counted instead. */
export class Log {
  readonly #least: number;
  readonly #write: (line: string) => void;
  readonly #repeats: Repeats;
  /** What was said last, for whoever runs the server. */
  readonly tail = new Tail();

  constructor(level: LogLevel, write: (line: string) => void, now: () => number = Date.now) {
    this.#least = LOG_LEVELS.indexOf(level);
    this.#write = write;
    this.#repeats = new Repeats(now);
  }

  debug(event: string, facts: Facts = {}): void {
    this.#say('debug', event, facts);
  }

  info(event: string, facts: Facts = {}): void {
    this.#say('info', event, facts);
  }

  /** Something that strangers can cause as often as they like: told once a minute for each `kind`. */
  refused(kind: string, facts: Facts = {}): void {
    this.#sparingly('info', 'refused', kind, { kind, ...facts });
  }

  warn(event: string, facts: Facts = {}): void {
    this.#sparingly('warn', event, JSON.stringify(facts), facts);
  }

  /** With where it happened, once a minute for each error: a full disk fails with every move. */
  failed(error: unknown, facts: Facts = {}): void {
    const { message, trace } = traceOf(error);
    this.#sparingly('error', 'failed', message, { ...facts, message, trace });
  }

  #sparingly(level: Weight, event: string, kind: string, facts: Facts): void {
    if (!this.#isHeard(level)) return;
    const kept = this.#repeats.admit(`${event} ${kind}`);
    if (kept !== null) this.#say(level, event, kept > 0 ? { ...facts, repeated: kept } : facts);
  }

  #say(level: Weight, event: string, facts: Facts): void {
    if (!this.#isHeard(level)) return;
    const time = new Date().toISOString();
    const line = JSON.stringify({ time, level, event, ...facts });
    this.tail.push({ time, level, event, line });
    this.#write(line);
  }

  #isHeard(level: Weight): boolean {
    return LOG_LEVELS.indexOf(level) >= this.#least;
  }
}

/** Says nothing. */
export const SILENT = new Log('silent', () => {});
