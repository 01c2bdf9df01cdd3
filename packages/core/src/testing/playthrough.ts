import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { parseTranscript, transcribe } from '../transcript.ts';

/** A golden match in text: replayed from its own words, it must give the same text to the letter. */
export function playthrough(game: AnyGame, file: URL): void {
  test(`playthrough: ${basename(file.pathname)}`, () => {
    const golden = readFileSync(file, 'utf8');
    const transcript = parseTranscript(golden);
    if (!transcript.ok) throw new Error(JSON.stringify(transcript.error));
    expect(transcribe(game, transcript.value)).toEqual({ ok: true, value: golden });
  });
}
