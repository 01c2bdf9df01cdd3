import type { GameId } from '@dolmen/core';
import { localTable, settingFor } from '../../../practice/testing/local-table.ts';
import { createSession } from '../../../session/create-session.ts';
import { Guide } from '../guide.ts';
import { GUIDES } from '../index.ts';

/** How a walk through a guide went. */
export interface Walk {
  readonly isOver: boolean;
  /** The texts of the steps that were done or read, in order. */
  readonly texts: readonly string[];
  /** Own actions on the way. */
  readonly touches: number;
}

const MOST_TOUCHES = 300;

/** Walks through a guide as an obedient player would, touching whatever it points at. */
export async function walkThrough(game: GameId, seed: string): Promise<Walk> {
  const table = localTable(settingFor(game, 2, seed));
  table.letAll();
  const session = createSession(table.source);
  const guide = new Guide(session, GUIDES[game], null);
  const texts: string[] = [];
  let touches = 0;
  while (guide.step !== null && touches < MOST_TOUCHES && session.get().table.phase === 'playing') {
    if (texts.at(-1) !== guide.step.text) texts.push(guide.step.text);
    touches++;
    if (guide.step.wants === undefined) guide.next();
    else for (const piece of guide.pieces().slice(0, 1)) session.touch(piece);
    await Promise.resolve();
    table.letAll();
  }
  guide.end();
  session.end();
  return { isOver: guide.get().isOver, texts, touches };
}
