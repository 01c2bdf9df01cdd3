import type { Seat } from '@dolmen/core';
import { CHAT_TAIL, ChatLine, type TableState } from '@dolmen/protocol';

export function addChat(state: TableState, name: string, seat: Seat | null, text: string, now: number): void {
  state.chat.push(new ChatLine().assign({ name, seat: seat ?? -1, text, at: Math.floor(now / 1000) }));
  while (state.chat.length > CHAT_TAIL) state.chat.shift();
}
