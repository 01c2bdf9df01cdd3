import { readFileSync } from 'node:fs';
import { fail, ok, type RecordError, type Result } from '@dolmen/core';
import { type Command, commandLine, type FlagError, parseFlags } from '@dolmen/flags';
import { type Fault, type FileError, readRecordFile, verify } from '@dolmen/records';

/** Checks a downloaded record, as the page of a replay does: the judgement is `@dolmen/records`', the words are ours. */

const DEALS = { bound: 'fair: dealt as committed', practice: 'a practice match' };
const UNFAIR = {
  commitment: 'the server seed is not the one the server was bound to',
  seed: 'the seed does not follow from the server seed and the nonces',
};
const OTHERWISE = {
  scores: 'the scores are others than the match gives',
  winners: 'the winners are others than the match gives',
  by: 'the match ended otherwise than is told',
};

export function verdictOf(content: string): Result<string, string> {
  const file = readRecordFile(content);
  if (!file.ok) return fail(`this is no record: ${unreadable(file.error)}`);
  const verdict = verify(file.value);
  if (!verdict.ok) return fail(wordsOf(verdict.error));
  const { deal, actions } = verdict.value;
  return ok(`${DEALS[deal]}, ${actions} legal actions, scores and winners as told`);
}

function unreadable(error: FileError): string {
  switch (error.code) {
    case 'too-large':
      return `it has ${error.found} characters, and no record has more than ${error.most}`;
    case 'too-deep':
      return `things lie more than ${error.most} deep in each other`;
    case 'no-json':
      return 'it is not JSON';
    case 'malformed':
      return `${error.at === '' ? 'the whole' : `"${error.at}"`}: ${error.problem}`;
  }
}

function wordsOf(fault: Fault): string {
  switch (fault.code) {
    case 'deal-untold':
      return 'the record does not say how it was dealt: there is no "fairness" in it';
    case 'unfair':
      return UNFAIR[fault.because];
    case 'other-deck':
      return 'the deck is another than is told';
    case 'unreplayable':
      return unreplayable(fault.error);
    case 'unfinished':
      return 'the match is not over after its last action';
    case 'told-otherwise':
      return OTHERWISE[fault.what];
  }
}

function unreplayable(error: RecordError): string {
  if (error.code !== 'other-version') return `the match cannot be replayed: ${JSON.stringify(error)}`;
  const { found, expected } = error;
  return `the match was played by version ${found} of its rules, and here is version ${expected}: a release with version ${found} can check it`;
}

const VERIFY = {
  call: 'npm run verify --',
  does: 'Was a downloaded match dealt fairly, and played by the rules?',
  flags: {},
  words: '<record.json>',
} as const satisfies Command;

function fileOf(argv: readonly string[]): Result<string, FlagError[]> {
  const said = parseFlags(VERIFY, argv);
  if (!said.ok) return said;
  const [file, ...more] = said.value.words;
  return file === undefined || more.length > 0 ? fail([notOneFile(said.value.words)]) : ok(file);
}

const notOneFile = (words: readonly string[]): FlagError => ({
  code: 'bad-value',
  flag: VERIFY.words,
  found: words.join(' '),
  allowed: ['the name of one file'],
});

function main(file: string): number {
  const verdict = verdictOf(readFileSync(file, 'utf8'));
  if (verdict.ok) console.log(`yes: ${verdict.value}`);
  else console.error(`no: ${verdict.error}`);
  return verdict.ok ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(commandLine(VERIFY, fileOf));
