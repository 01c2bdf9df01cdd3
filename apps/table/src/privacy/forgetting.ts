import { leftTables } from '../lobby/left-tables.ts';
import { type Answer, ask } from '../lobby/rooms.ts';
import { forgetAll } from '../remembered.ts';
import { becomeNew, settings } from '../settings.ts';

export interface Forgotten {
  readonly matches: number;
  readonly tables: number;
}

/** First by the server, which must know who asks; then by this browser. */
export async function forgetMe(): Promise<Answer<Forgotten>> {
  const answer = await ask<Forgotten>('/api/forget', {}, settings.get().token);
  if (!answer.ok) return answer;
  forgetAll();
  leftTables.set([]);
  becomeNew();
  return answer;
}
