import { random } from './forms/paint.ts';

const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
};

/** A number from -1 to 1 that belongs to the name: untidiness that does not change. */
export const jitter = (id: string): number => random(hash(id))() * 2 - 1;
