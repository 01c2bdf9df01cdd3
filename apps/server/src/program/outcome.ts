import { DONE } from './exit.ts';
import { textOf } from './text.ts';

/** What a command has to say. */
export interface Outcome {
  /** With `--json`. */
  readonly value: unknown;
  /** Without; made from the value unless it is given. */
  readonly text?: string;
  readonly code?: number;
  /** It was not done: that goes where errors go, so that a script that reads the rest is not misled. */
  readonly isRefusal?: true;
}

/** Returns the code to end with. */
export function tell({ value, text, code = DONE, isRefusal }: Outcome, isJson: boolean): number {
  const write = isRefusal ? console.error : console.log;
  write(isJson ? JSON.stringify(value, null, 2) : (text ?? textOf(value)));
  return code;
}
