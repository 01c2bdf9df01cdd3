import { expect, test } from 'vitest';
import { readChat, say, unsay } from './chat.ts';
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

test('what is taken back is gone for everybody, and what comes after it is not', () => {
  const wire = new Wire(makeTable('rune'));
  wire.join(null);
  const lines = [1, 2, 3].map((at) => ({ name: at === 2 ? 'Eve' : 'Ada', seat: 0, text: `line ${at}`, at }));
  for (const line of lines) say(wire.state, line);
  wire.patch();
  for (const line of lines.filter(({ name }) => name === 'Eve')) unsay(wire.state, line);
  say(wire.state, { name: 'Ada', seat: 0, text: 'line 4', at: 4 });
  wire.patch();
  wire.join(null);
  for (const { decoder } of wire.clients) {
    expect(readChat(decoder.state).map(({ text }) => text)).toEqual(['line 1', 'line 3', 'line 4']);
    expect(JSON.stringify(decoder.state)).not.toContain('Eve');
  }
});
