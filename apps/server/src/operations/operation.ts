import { fail, type Result } from '@dolmen/core';
import type * as z from 'zod';
import type { Context, Live } from './context.ts';

/** Why it was not done, for whoever runs the server. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

interface Described<I extends z.ZodObject, O extends z.ZodType> {
  /** As on the command line: `rooms list`. */
  readonly name: string;
  /** For its help: what it does, in a sentence. */
  readonly does: string;
  readonly input: I;
  /** What is not named here is told to nobody. */
  readonly output: O;
  /** Those parts of the input that the command line takes without their names, in this order. */
  readonly words?: readonly (keyof z.input<I> & string)[];
  /** An open page asks for it again and again, and it tells nobody's secret: the audit log leaves it out. */
  readonly isPolled?: true;
  /** It names files of this machine: only who is on it may ask. */
  readonly isLocal?: true;
}

/** It needs a server that runs. */
interface OfServer<I extends z.ZodObject, O extends z.ZodType> extends Described<I, O> {
  readonly needs: 'server';
  run(context: Context<Live>, input: z.output<I>): Promise<Result<z.input<O>, Refusal>>;
}

/** It is also done while the server is down. */
interface OfFolder<I extends z.ZodObject, O extends z.ZodType> extends Described<I, O> {
  readonly needs: 'folder';
  run(context: Context, input: z.output<I>): Promise<Result<z.input<O>, Refusal>>;
}

/** One thing that whoever runs the server can do: with a command, and on the admin page. */
export type Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> =
  | OfServer<I, O>
  | OfFolder<I, O>;

/** Says of what type its input and output are, and forgets it again: a list of them has one type. */
export const operation = <I extends z.ZodObject, O extends z.ZodType>(of: Operation<I, O>): Operation =>
  of as unknown as Operation;

export const refuse = (code: string, message: string): Result<never, Refusal> => fail({ code, message });
