import { at } from '@dolmen/core';
import { CHAT_TAIL, ChatLine, type TableState } from './table-state.ts';

/** What is said at a table. */
export interface Said {
  readonly name: string;
  /** -1: a spectator. */
  readonly seat: number;
  readonly text: string;
  /** In seconds since 1970. */
  readonly at: number;
}

/**
 * Writes a line over the oldest one once the tail is full. Lines are never taken out: a client that came in between two
 * patches would be left with one too many (seen in schema 5.0.34).
 */
export function say(state: TableState, said: Said): void {
  const number = 1 + Math.max(0, ...Array.from(state.chat, (line) => line.number));
  if (number <= CHAT_TAIL) state.chat.push(new ChatLine({ ...said, number }));
  else Object.assign(at(state.chat, (number - 1) % CHAT_TAIL), said, { number });
}

/** Takes back what was said: the line stays, and says nothing. */
export function unsay(state: TableState, { name, text, at: when }: Said): void {
  for (const line of state.chat)
    if (line.name === name && line.text === text && line.at === when) Object.assign(line, { name: '', text: '' });
}

/** The tail of the chat, the last line last; not what was taken back. */
export const readChat = (state: TableState): ChatLine[] =>
  Array.from(state.chat)
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.number - b.number);
