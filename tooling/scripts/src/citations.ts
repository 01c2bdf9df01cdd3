import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testTitles } from './test-titles.ts';

/**
 * Rules are numbered in docs/rules/<game>.md, as `- **K6** …`. Tests of rules live in <game>/*.rules.test.ts, and each
 * title there begins with the number it tests, as `K6: …`. What does not match up is returned, a line each.
 */
export function findUncited(root: string): string[] {
  const files = globSync('docs/rules/*.md', { cwd: root }).sort();
  if (files.length === 0) return ['docs/rules: no rules found'];
  return files.flatMap((file) => compare(root, file, basename(file, '.md')));
}

function compare(root: string, file: string, game: string): string[] {
  const rules = ruleNumbers(readFileSync(join(root, file), 'utf8'));
  const cited = new Set<string>();
  const problems: string[] = [];
  for (const { where, title } of ruleTests(root, game)) {
    const number = /^([A-Z]\d+): ./.exec(title)?.[1];
    if (number === undefined) problems.push(`${where}: cites no rule: ${title}`);
    else if (!rules.has(number)) problems.push(`${where}: cites ${number}, which ${file} does not have`);
    else cited.add(number);
  }
  const untested = [...rules].filter((number) => !cited.has(number));
  return [...repeated(file, root), ...problems, ...untested.map((number) => `${file}: ${number} has no test`)];
}

const numbersIn = (text: string): string[] =>
  [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map((match) => match[1] ?? '');
const ruleNumbers = (text: string): Set<string> => new Set(numbersIn(text));

function repeated(file: string, root: string): string[] {
  const numbers = numbersIn(readFileSync(join(root, file), 'utf8'));
  if (numbers.length === 0) return [`${file}: no numbered rules`];
  return numbers
    .filter((number, index) => numbers.indexOf(number) !== index)
    .map((number) => `${file}: ${number} is there twice`);
}

function ruleTests(root: string, game: string): { where: string; title: string }[] {
  const files = globSync(`packages/core/src/${game}/**/*.rules.test.ts`, { cwd: root }).sort();
  return files.flatMap((where) =>
    testTitles(readFileSync(join(root, where), 'utf8')).map((title) => ({ where, title })),
  );
}
