import { expect, test } from 'vitest';
import { readChat, say } from './chat.ts';
import { makeTable } from './project.ts';
import { CHAT_TAIL } from './table-state.ts';
import { Wire } from './testing/wire.ts';

test('the tail of the chat is kept, for those who are there and those who come in between', () => {
  const wire = new Wire(makeTable('rune'));
  for (let line = 1; line <= 3 * CHAT_TAIL; line++) {
    say(wire.state, { name: 'Ada', seat: 0, text: `line ${line}`, at: line });
    if (line % 10 === 5) wire.join(null);
    if (line % 3 === 0) wire.patch();
  }
  const last = Array.from({ length: CHAT_TAIL }, (_, index) => `line ${2 * CHAT_TAIL + index + 1}`);
  for (const { decoder } of wire.clients) expect(readChat(decoder.state).map(({ text }) => text)).toEqual(last);
});
