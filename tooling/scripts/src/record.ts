import { readFileSync, writeFileSync } from 'node:fs';
import { fail, GAMES, type MatchRecord, ok, parseTranscript, type Result, transcribe } from '@dolmen/core';
import { allowClosedPipe, badValue, type Command, commandLine, type FlagError, parseFlags } from '@dolmen/flags';
import { type MatchArguments, PLAYED_FLAGS, readPlayed } from './match-arguments.ts';
import { playMatch } from './play-match.ts';

const RECORD = {
  call: 'npm run record --',
  does: 'Plays a match and writes it down as a transcript; or, with --again, writes transcripts anew from their own words.',
  flags: { ...PLAYED_FLAGS, title: 'of the transcript', out: 'a file (default: standard output)' },
  switches: { again: 'writes the given files anew' },
  words: '[--again <file> …]',
} as const satisfies Command;

/** A transcript to be written, and where. */
interface Page {
  readonly title: string;
  readonly record: MatchRecord;
  readonly out: string | undefined;
}

function pagesOf(argv: readonly string[]): Result<Page[], FlagError[]> {
  const said = parseFlags(RECORD, argv);
  if (!said.ok) return said;
  const { again, words, title, out } = said.value;
  if ((again === true) !== words.length > 0) return fail([badValue('again', words.join(' '), ['files after it'])]);
  if (again) return ok(words.map(readPage));
  const match = readPlayed(said.value);
  return match.ok ? ok([{ title: title ?? titleOf(match.value), record: play(match.value), out }]) : match;
}

function readPage(file: string): Page {
  const read = parseTranscript(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
  return { ...read.value, out: file };
}

const titleOf = ({ game, header }: MatchArguments): string => `${game.id}, ${header.seats} players`;

function play(match: MatchArguments): MatchRecord {
  const actions: string[] = [];
  for (const { action, play } of playMatch(match)) {
    actions.push(match.game.format(action));
    play();
  }
  return { ...match.header, actions };
}

function write({ title, record, out }: Page): void {
  const game = GAMES[record.game];
  if (!game) throw new Error(`no such game: ${record.game}`);
  const text = transcribe(game, { title, record });
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  if (out === undefined) process.stdout.write(text.value);
  else writeFileSync(out, text.value);
}

allowClosedPipe();
for (const page of commandLine(RECORD, pagesOf)) write(page);
