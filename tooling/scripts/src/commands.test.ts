import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';

/** The launcher's tasks that are scripts of ours; the server has settings instead of flags. */
const SCRIPTS = [
  ...readFileSync(join(projectRoot, 'tooling/bootstrap/tasks.mjs'), 'utf8').matchAll(
    /^ {2}(\w+): .*script\('((?:apps|tooling)\/[^']+)'\)/gm,
  ),
].flatMap(([, name = '', file = '']) => (name === 'start' ? [] : [{ name, file }]));

test('there are scripts to try', () => expect(SCRIPTS.length).toBeGreaterThan(10));

test.each(SCRIPTS)('npm run $name tells how it is called, by its own name', ({ name, file }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot, file), '--help'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(new RegExp(`^usage: npm run (-s )?${name} -- `));
});
