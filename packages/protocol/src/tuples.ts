import { at } from '@dolmen/core';

/** Lists of small records of numbers as one list of numbers: no instance, and no reference to it, for each record. */
export interface Tuples<R> {
  flatten(records: readonly R[]): number[];
  unflatten(numbers: readonly number[]): R[];
}

export const fieldsOf =
  <R extends { readonly [F in keyof R]: number }>() =>
  <F extends readonly (keyof R)[]>(...fields: F & (keyof R extends F[number] ? unknown : never)): Tuples<R> => ({
    flatten: (records) => records.flatMap((record) => fields.map((field) => record[field])),
    unflatten: (numbers) =>
      Array.from({ length: numbers.length / fields.length }, (_, index) =>
        record(fields, numbers.slice(index * fields.length)),
      ),
  });

const record = <R>(fields: readonly (keyof R)[], numbers: readonly number[]): R =>
  Object.fromEntries(fields.map((field, index) => [field, at(numbers, index)])) as R;
