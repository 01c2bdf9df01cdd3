import { ok, type Result } from '@dolmen/core';
import * as z from 'zod';
import type { Audit, By } from './audit.ts';
import type { Context, Live } from './context.ts';
import { type Operation, type Refusal, refuse } from './operation.ts';

/** Does what is asked by name, and writes it into the audit log: the one way to every operation. */
export class Operator {
  readonly #operations: ReadonlyMap<string, Operation>;
  readonly #context: Context;
  readonly #audit: Audit;

  constructor(operations: readonly Operation[], context: Context, audit: Audit) {
    this.#operations = new Map(operations.map((operation) => [operation.name, operation]));
    this.#context = context;
    this.#audit = audit;
  }

  async carryOut(name: string, input: unknown, by: By): Promise<Result<unknown, Refusal>> {
    const operation = this.#operations.get(name);
    if (operation === undefined || (operation.isLocal && by.via !== 'program'))
      return refuse('no-such-operation', `There is nothing called "${name}" here.`);
    const result = await this.#run(operation, input).catch((error: unknown) => {
      this.#audit({ by, operation: name, input, result: 'failed' });
      throw error;
    });
    if (!operation.isPolled)
      this.#audit({ by, operation: name, input, result: result.ok ? 'done' : result.error.code });
    return result;
  }

  async #run(operation: Operation, input: unknown): Promise<Result<unknown, Refusal>> {
    const read = operation.input.safeParse(input);
    if (!read.success) return refuse('malformed', z.prettifyError(read.error));
    const done = await this.#on(operation, read.data);
    return done.ok ? ok(operation.output.parse(done.value)) : done;
  }

  async #on(operation: Operation, input: Record<string, unknown>): Promise<Result<unknown, Refusal>> {
    if (operation.needs === 'folder') return operation.run(this.#context, input);
    if (!isLive(this.#context)) return refuse('not-running', 'No server runs on this folder.');
    return operation.run(this.#context, input);
  }
}

const isLive = (context: Context): context is Context<Live> => context.live !== null;
