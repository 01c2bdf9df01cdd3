import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import { functionLengths, type Length, linesIn } from './function-lengths.ts';
import { projectRoot } from './project-root.ts';
import { sourcesIn, workspacesOf } from './sources.ts';

const LENGTHS = {
  call: 'npm run lengths --',
  does: `How long files and functions are in each package, without tests: how many, median, 90 %, longest.
Named folders are measured instead of the packages, wherever they are.`,
  flags: { out: 'a file whose table between <!-- lengths --> and <!-- /lengths --> is written anew' },
  words: '[folder …]',
} as const satisfies Command;

const NO_SOURCE = /\.test\.\w+$|\.config\.ts$|\.d\.\w+$|\/testing\//;
const TABLE = /(?<=<!-- lengths -->\n).*?(?=<!-- \/lengths -->)/s;

interface Measured {
  readonly files: readonly Length[];
  readonly functions: readonly Length[];
}

function measure(root: string, folder: string): Measured {
  const sources = sourcesIn(root, folder)
    .filter((file) => !NO_SOURCE.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  return {
    files: sources.map(({ file, text }) => ({ name: basename(file), lines: linesIn(text) })),
    functions: sources.flatMap(({ file, text }) => functionLengths(file, text)),
  };
}

/** How many; the one in the middle, the one that nine in ten do not exceed, and the longest by its name. */
function figuresOf(lengths: readonly Length[]): string[] {
  const sorted = lengths.toSorted((a, b) => a.lines - b.lines);
  const at = (share: number): string => String(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]?.lines ?? '–');
  const longest = sorted.at(-1);
  return [String(sorted.length), at(0.5), at(0.9), longest ? `${longest.lines} (\`${longest.name}\`)` : '–'];
}

const HEAD = ['', 'files', 'median', '90 %', 'longest', 'functions', 'median', '90 %', 'longest'];
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

const tableOf = (measured: readonly (readonly [name: string, measured: Measured])[]): string =>
  [
    row(HEAD),
    row(HEAD.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...measured
      .filter(([, { files }]) => files.length > 0)
      .map(([name, { files, functions }]) => row([name, ...figuresOf(files), ...figuresOf(functions)])),
  ].join('');

const { words, out } = commandLine(LENGTHS, (argv) => parseFlags(LENGTHS, argv));
const table = tableOf(
  words.length > 0
    ? words.map((folder) => [basename(folder), measure(dirname(folder), basename(folder))])
    : workspacesOf(projectRoot).map((folder) => [folder, measure(projectRoot, folder)]),
);
if (out === undefined) console.log(table);
else writeFileSync(out, readFileSync(out, 'utf8').replace(TABLE, `\n${table}\n`));
