import { describe, expect, test } from 'vitest';
import { EMOTES, REQUESTS, type RequestName } from './requests.ts';

const NONCE = '0123456789abcdef'.repeat(2);
const PERSON = '0123456789ab';
const act = { id: 'move-0001', ply: 3, word: 'play:red-7' };

const GOOD: readonly (readonly [RequestName, unknown])[] = [
  ['sit', { seat: 0, nonce: NONCE }],
  ['stand', {}],
  ['computer', { seat: 3, level: 'strong' }],
  ['open', { seat: 1 }],
  ['start', {}],
  ['act', act],
  ['undo', { id: 'undo-0001', to: 0, ply: 4 }],
  ['resign', {}],
  ['chat', { text: 'Good luck! 🍀' }],
  ...EMOTES.map((emote) => ['emote', { emote }] as const),
  ['rematch', { nonce: NONCE }],
  ['mute', { person: PERSON, isMuted: false }],
  ['remove', { person: PERSON }],
  ['presence', { isOn: true }],
  ['past', { ply: 12 }],
  ['change', { visibility: 'private' }],
  ['change', { game: 'rune', seats: 2 }],
  ['change', { clock: { kind: 'days', days: 3 } }],
  ['rename', { name: 'Nora' }],
];

const BAD: readonly (readonly [RequestName, unknown])[] = [
  ['sit', { seat: 4, nonce: NONCE }],
  ['sit', { seat: -1, nonce: NONCE }],
  ['sit', { seat: 0 }],
  ['sit', { seat: 0, nonce: NONCE.toUpperCase() }],
  ['stand', { seat: 0 }],
  ['stand', null],
  ['computer', { seat: 0, level: '' }],
  ['open', { seat: 0.5 }],
  ['act', { ...act, word: '' }],
  ['act', { ...act, word: 'x'.repeat(65) }],
  ['act', { ...act, ply: -1 }],
  ['act', { ...act, ply: Number.NaN }],
  ['act', { ...act, id: 'short' }],
  ['act', { ...act, id: 'with space' }],
  ['act', { ...act, more: 1 }],
  ['undo', { id: 'undo-0001', to: 1e9, ply: 0 }],
  ['rematch', {}],
  ['mute', { person: PERSON }],
  ['mute', { person: PERSON, isMuted: 1 }],
  ['remove', { person: '' }],
  ['remove', { person: 'x'.repeat(12) }],
  ['remove', { person: PERSON, seat: 1 }],
  ['presence', { isOn: 1 }],
  ['past', { ply: -1 }],
  ['past', { ply: 0.5 }],
  ['past', { ply: 1e9 }],
  ['past', { ply: 1, seat: 0 }],
  ['change', { seats: 'many' }],
  ['change', { token: 'of another' }],
  ['change', { visibility: 'secret' }],
  ['rename', {}],
  ['rename', { name: '' }],
  ['chat', { text: '   ' }],
  ['chat', { text: 'x'.repeat(301) }],
  ['chat', { text: 'two\nlines' }],
  ['chat', { text: 'turned \u202e round' }],
  ['chat', { text: 7 }],
  ['emote', { emote: 'rude' }],
];

describe('requests', () => {
  test.each(GOOD)('%s %j is taken', (name, message) => {
    expect(REQUESTS[name].safeParse(message).success).toBe(true);
  });

  test.each(BAD)('%s %j is refused', (name, message) => {
    expect(REQUESTS[name].safeParse(message).success).toBe(false);
  });

  test('every request is tried', () => {
    expect(new Set(GOOD.map(([name]) => name))).toEqual(new Set(Object.keys(REQUESTS)));
  });

  test('chat is trimmed', () => {
    expect(REQUESTS.chat.parse({ text: '  hello  ' })).toEqual({ text: 'hello' });
  });
});
