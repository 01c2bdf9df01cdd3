import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';
import { sourcesIn, workspacesOf } from './sources.ts';

/** The server and its program have a command line of their own, with commands within commands. */
const ANSWERS_ITSELF = ['start', 'dolmen'];

/** The launcher's tasks that are scripts of ours. */
const SCRIPTS = [
  ...readFileSync(join(projectRoot, 'tooling/bootstrap/tasks.mjs'), 'utf8').matchAll(
    /^ {2}(\w+): .*script\('((?:apps|tooling)\/[^']+)'\)/gm,
  ),
].flatMap(([, name = '', file = '']) => (ANSWERS_ITSELF.includes(name) ? [] : [{ name, file }]));

test('there are scripts to try', () => expect(SCRIPTS.length).toBeGreaterThan(10));

test.each(SCRIPTS)('npm run $name tells how it is called, by its own name', ({ name, file }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot, file), '--help'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(new RegExp(`^usage: npm run (-s )?${name} -- `));
});

const text = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const DOCUMENTS = [...globSync('*.md', { cwd: projectRoot }), ...globSync('docs/**/*.md', { cwd: projectRoot })];
const commands = Object.keys(JSON.parse(text('package.json')).scripts);

test('documents name no command that is not there, and the README names all', () => {
  const named = DOCUMENTS.flatMap((file) =>
    [...text(file).matchAll(/npm run (?:-s )?([\w:]+(?:-\w+)*)/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => !commands.includes(name ?? ''))).toEqual([]);
  const readme = text('README.md');
  expect(commands.filter((name) => !new RegExp(`npm (run (-s )?)?${name}\\b|\`${name}\``).test(readme))).toEqual([]);
});

/** The launcher runs before anything is installed; a test's own processes are called by nobody else; `dolmen` has its library. */
const OWN_WAY = /^(packages\/flags|tooling\/bootstrap)\/|^apps\/server\/src\/main\.ts$|\/testing\/|\.test\.ts$/;

test('no script reads its flags by itself', () => {
  const files = workspacesOf(projectRoot).flatMap((folder) => sourcesIn(projectRoot, folder));
  const own = files.filter(
    (file) => !OWN_WAY.test(file) && /\bparseArgs\b|\bargv\.slice|process\.argv/.test(text(file)),
  );
  expect(own).toEqual([]);
});

/** `packages/a/b.ts, c.ts` is two files of one folder; what holds `<` or `…` stands for many. */
const pathsIn = (line: string): string[] => {
  const [list = ''] = /(?:packages|apps|tooling|docs)\/[\w./-]+\.\w+(?:, [\w-]+\.\w+)*/.exec(line) ?? [];
  const [first = '', ...others] = list.split(', ');
  return list === '' ? [] : [first, ...others.map((name) => posix.join(posix.dirname(first), name))];
};

test('the way of a move names no file that is not there', () => {
  const [picture = ''] = /```\n.*?```/s.exec(text('CONTRIBUTING.md')) ?? [];
  const paths = picture.split('\n').flatMap(pathsIn);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
