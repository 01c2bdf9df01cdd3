import { expect, test } from 'vitest';
import { keltis } from './keltis/index.ts';
import { parseTranscript, transcribe } from './transcript.ts';

const seed = '00000000000000000000000000000005';
const record = { game: 'keltis', version: 1, options: {}, seats: 2, seed, actions: [] as string[] } as const;

test('a transcript reads back as its record, also of a match that is not over', () => {
  const state = keltis.setup({}, 2, [0, 0, 0, 5]);
  const actions = keltis.legal(state).slice(0, 1).map(keltis.format);
  const transcript = { title: 'a first move', record: { ...record, actions } };
  const text = transcribe(keltis, transcript);
  expect(text.ok && parseTranscript(text.value)).toEqual({ ok: true, value: transcript });
  expect(text.ok && text.value).toContain('winners -');
});

test('what cannot be replayed is not written down', () => {
  const text = transcribe(keltis, { title: '', record: { ...record, actions: ['draw:stock'] } });
  expect(text).toMatchObject({ ok: false, error: { code: 'refused', ply: 0 } });
});

test('a text that is no transcript is refused', () => {
  expect(parseTranscript('')).toEqual({ ok: false, error: { code: 'malformed', at: 'options' } });
  expect(parseTranscript('options {}\n')).toMatchObject({ ok: false });
});
