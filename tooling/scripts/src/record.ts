import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES, type MatchRecord, parseTranscript, transcribe } from '@dolmen/core';
import { allowClosedPipe, orUsage } from './command.ts';
import { parseMatchArguments, USAGE } from './match-arguments.ts';
import { playMatch } from './play-match.ts';

/** Plays a match and writes it down as a transcript; or writes given transcripts anew from their own words. */

const usage = `npm run record -- ${USAGE}
  --title <text> --out <file>    (default: standard output)
   or: npm run record -- --again <file> …`;

function write(title: string, record: MatchRecord, out: string | undefined): void {
  const game = GAMES[record.game];
  if (!game) throw new Error(`no such game: ${record.game}`);
  const text = transcribe(game, { title, record });
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  if (out === undefined) process.stdout.write(text.value);
  else writeFileSync(out, text.value);
}

function again(file: string): void {
  const { title, record } = orUsage(readTranscript(file), usage);
  write(title, record, file);
}

function readTranscript(file: string) {
  const read = parseTranscript(readFileSync(file, 'utf8'));
  return read.ok ? read : ({ ok: false, error: `${file}: ${JSON.stringify(read.error)}` } as const);
}

function recordNew(argv: string[]): void {
  const match = orUsage(parseMatchArguments(argv, ['title', 'out']), usage);
  const actions: string[] = [];
  for (const { action, play } of playMatch(match)) {
    actions.push(match.game.format(action));
    play();
  }
  const { title = `${match.game.id}, ${match.header.seats} players`, out } = match.rest;
  write(title, { ...match.header, actions }, out);
}

const [flag, ...files] = process.argv.slice(2);
allowClosedPipe();
if (flag === '--again') for (const file of files) again(file);
else recordNew(process.argv.slice(2));
