import type { OptionsError } from '../game.ts';
import { fail, ok, type Result } from '../result.ts';

export interface Options {
  /** R14 */
  readonly grandmaster: boolean;
}

type Fault = OptionsError['faults'][number];

export function options(input: unknown): Result<Options, OptionsError> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  if (!isObject) return fail({ code: 'bad-options', faults: [{ at: '', problem: 'not an object' }] });
  const faults = Object.entries(input).flatMap(([key, value]) => faultOf(key, value));
  if (faults.length > 0) return fail({ code: 'bad-options', faults });
  return ok({ grandmaster: false, ...input });
}

function faultOf(key: string, value: unknown): Fault[] {
  if (key !== 'grandmaster') return [{ at: key, problem: 'unknown option' }];
  return typeof value === 'boolean' ? [] : [{ at: key, problem: 'neither true nor false' }];
}
