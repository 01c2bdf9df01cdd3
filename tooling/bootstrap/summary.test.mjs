import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { prepareProgramsOnly } from './prepare.mjs';
import { at } from './project.mjs';
import { summarize } from './summary.mjs';
import { launch, lendTools, link, makeProject, npm, write } from './testing/scratch.mjs';

/** @param {{ passed?: number, failed?: number, skipped?: number, todo?: number, broken?: number }} counts */
const report = ({ passed = 0, failed = 0, skipped = 0, todo = 0, broken = 0 }) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: todo,
  testResults: [
    { status: failed > 0 ? 'failed' : 'passed', assertionResults: failed > 0 ? [{ status: 'failed' }] : [] },
    ...Array.from({ length: broken }, () => ({ status: 'failed', assertionResults: [] })),
  ],
});

/** @param {string} name @param {number} exitCode */
const task = (name, exitCode = 0) => {
  const [directory, task] = name.split(' ');
  return { package: `@dolmen/${directory}`, directory, task, execution: { exitCode } };
};

/** @param {ReturnType<typeof task>[]} tasks */
const turbo = (tasks, attempted = tasks.length) => ({ tasks, execution: { attempted } });

test('reports and type checks are added up', () => {
  /** @type {Record<string, ReturnType<typeof report>>} */
  const reports = { a: report({ passed: 3, skipped: 1 }), b: report({ passed: 2, failed: 1, todo: 1 }) };
  const run = turbo([task('a types'), task('a test'), task('b types', 1), task('b test', 1)]);
  const { lines, total } = summarize(run, (folder) => reports[folder], 1);
  expect(total).toEqual({ passed: 6, failed: 2, skipped: 2 });
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    '@dolmen/a test 3 passed, 0 failed, 1 skipped',
    '@dolmen/a types 1 passed, 0 failed',
    '@dolmen/b test 2 passed, 1 failed, 1 skipped',
    '@dolmen/b types 0 passed, 1 failed',
  ]);
});

test.each([
  ['a file that could not be loaded', turbo([task('a test', 1)]), report({ passed: 2, broken: 1 }), 1],
  ['a suite that crashed after its tests', turbo([task('a test', 1)]), report({ passed: 2 }), 1],
  ['a suite that left no report', turbo([task('a test')]), undefined, 0],
  ['a suite without a single test', turbo([task('a test')]), report({}), 0],
  ['a task that turbo never finished', turbo([task('a test')], 2), report({ passed: 2 }), 1],
  ['a turbo that failed for no visible reason', turbo([task('a test')]), report({ passed: 2 }), 1],
  ['a turbo that left no record', undefined, report({ passed: 2 }), 1],
])('%s counts as one failure', (_, run, found, exitCode) => {
  expect(summarize(run, () => found, exitCode).total.failed).toBe(1);
});

/** Writes a report as vitest would, unless it crashes first. */
const SUITE = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { report, code } = require('./outcome.json');
mkdirSync('test-results', { recursive: true });
if (report) writeFileSync('test-results/report.json', JSON.stringify(report));
process.exit(code);
`;

/** @param {string} name @param {object} outcome */
const suite = (name, outcome) => ({
  [`packages/${name}/package.json`]: JSON.stringify({
    name,
    scripts: { types: 'node -e 0', test: 'node suite.cjs' },
  }),
  [`packages/${name}/suite.cjs`]: SUITE,
  [`packages/${name}/outcome.json`]: JSON.stringify(outcome),
});

/** @param {Record<string, string>} files */
const project = async (files) => {
  const root = makeProject({ 'apps/server/src/main.ts': '', ...files });
  lendTools(root);
  await launch(root, ['start']).ended;
  link(at('node_modules/turbo'), join(root, 'node_modules/turbo'));
  return root;
};

beforeAll(async () => {
  await prepareProgramsOnly();
});

test('npm test ends with the count, from the cache as well', async () => {
  const root = await project({
    ...suite('a', { report: report({ passed: 3, skipped: 2 }), code: 0 }),
    ...suite('b', { report: report({ passed: 4 }), code: 0 }),
  });
  const fresh = await npm(root, ['test']).ended;
  const cached = await npm(root, ['test']).ended;
  expect(cached.stdout).toContain('cache hit');
  for (const { code, stdout } of [fresh, cached]) {
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n2 skipped\n9 passed, 0 failed\n$/);
  }
});

test('a failing and a crashing suite are counted, and a report of an earlier run is not', async () => {
  const root = await project({
    ...suite('a', { report: report({ passed: 3, failed: 2 }), code: 1 }),
    ...suite('b', { code: 1 }),
  });
  write(join(root, 'packages/b/test-results/report.json'), JSON.stringify(report({ passed: 100 })));
  const { code, stdout } = await npm(root, ['test']).ended;
  expect(code).not.toBe(0);
  expect(stdout).toMatch(/\n5 passed, 3 failed\n$/);
});

test('arguments reach turbo', async () => {
  const root = await project({
    ...suite('a', { report: report({ passed: 3 }), code: 0 }),
    ...suite('b', { report: report({ failed: 4 }), code: 1 }),
  });
  const { code, stdout } = await npm(root, ['test', '--', '--filter=a']).ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(/\n4 passed, 0 failed\n$/);
});
