import type { Remark } from '@dolmen/bots';
import { type AnyGame, admit, type Common } from '@dolmen/core';
import { isMessage } from '@dolmen/messages';
import * as z from 'zod';
import { ThinkingFailed } from './failure.ts';
import type { Thought } from './job.ts';

/** Longer than any pause, so that a match goes on whatever a thread says. */
const LONGEST_PAUSE = 10_000;
const Answer = z.object({
  word: z.string().max(200),
  remark: z.unknown(),
  pause: z.number().min(0).max(LONGEST_PAUSE),
});
const Failed = z.object({ failed: z.string() });
const Said = z.object({
  key: z.string(),
  values: z.record(z.string().max(24), z.union([z.string().max(48), z.number()])),
});

/** What a thread answered, believed only as far as the rules and the catalogues do; throws `ThinkingFailed`. */
export function checked(game: AnyGame, view: Common, answer: unknown): Thought {
  const failed = Failed.safeParse(answer);
  if (failed.success) throw new ThinkingFailed('crashed', failed.data.failed);
  const { data } = Answer.safeParse(answer);
  if (data === undefined) throw new ThinkingFailed('lied', 'its answer is malformed');
  if (!isLegal(game, view, data.word)) throw new ThinkingFailed('lied', `${data.word} is no legal move`);
  return { ...data, remark: checkedRemark(game, data.remark) };
}

const isLegal = (game: AnyGame, view: Common, word: string): boolean =>
  view.toAct !== null && admit(game, view, view.toAct, word).ok;

/** A remark that nobody could read is none: the move is what counts. */
export function checkedRemark({ id }: AnyGame, remark: unknown): Remark | null {
  const { data } = Said.safeParse(remark);
  return data && isMessage(data.key) && data.key.startsWith(`${id}.why.`) ? data : null;
}
