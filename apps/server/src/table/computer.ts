import { randomBytes } from 'node:crypto';
import { type AnyGame, type Common, parseSeed, pick, random } from '@dolmen/core';

/** Computer players there are, weakest first. */
export const LEVELS = ['random'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

/** A word for the seat whose view this is. It gets what a person in that seat sees, and nothing else. */
export function chooseWord(game: AnyGame, view: Common): string {
  const seed = parseSeed(randomBytes(16).toString('hex')) ?? [0, 0, 0, 0];
  return game.format(pick(random(seed), game.legal(view)));
}
