import { constants } from 'node:os';

/** Something that can happen to anyone: told in plain lines, without a stack trace. */
export class Problem extends Error {
  /** @param {...string} lines */
  constructor(...lines) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Someone asked us to stop: nothing is wrong, and nothing more is to be started. */
export class Stopped extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(signal);
    this.code = signalCode(signal);
  }
}

/** What a shell reports for a command that a signal ended. @param {NodeJS.Signals} signal */
export const signalCode = (signal) => 128 + constants.signals[signal];

const UNREACHABLE = [
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EPROTO|EPIPE)\b/,
  /\b(ERR_SOCKET_TIMEOUT|FETCH_ERROR|ERR_PNPM_META_FETCH_FAIL|ERR_PNPM_FETCH_(407|5\d\d)|E407|E50\d)\b/,
  /error sending request|tcp connect error|dns error|network (request|timeout|error)|operation timed out|socket hang up/i,
  /(unable|failed) to (get|verify|load).*certificate|self.signed certificate/i,
];

/** @param {string} output */
export const isUnreachable = (output) => sign(output) !== undefined;

/** pnpm breaks its messages into boxed lines, in the middle of a phrase. @param {string} output */
const unwrapped = (output) => output.replace(/\s*\n[\s│├╰─▶×]*/g, ' ');

const NO_REGISTRY = [
  'Connect to the network once and run this again; after that Dolmen works without one.',
  'Behind a proxy or a mirror: npm config set proxy <address>, or npm config set registry <address>.',
];

/** @param {string} what @param {string} output */
export const failure = (what, output) => {
  if (!isUnreachable(output)) return new Problem(`${what}.`, ...tail(output));
  return new Problem(`${what}: no package registry can be reached (${sign(output)}).`, ...NO_REGISTRY);
};

/** The words that showed it, for whoever has to find out why. @param {string} output */
const sign = (output) => UNREACHABLE.map((pattern) => pattern.exec(unwrapped(output))?.[0]).find(Boolean);

/** @param {string} output */
const tail = (output) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-20);

/** @type {Record<string, string>} */
const DISK = {
  EACCES: 'this folder may not be written to',
  EPERM: 'this folder may not be written to, or another program holds a file in it',
  EROFS: 'this folder may not be written to',
  ENOSPC: 'the disk is full',
};

/** @param {any} error @returns {{ lines: string[], code: number, stopped?: boolean }} */
export const explain = (error) => {
  if (error instanceof Stopped) return { lines: [], code: error.code, stopped: true };
  if (error instanceof Problem) return { lines: error.lines, code: 1 };
  if (error?.code in DISK) return { lines: [`${DISK[error.code]}: ${error.path ?? error.message}`], code: 1 };
  return { lines: String(error?.stack ?? error).split('\n'), code: 1 };
};
