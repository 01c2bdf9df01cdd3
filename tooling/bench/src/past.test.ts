import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkOut } from './past.ts';

/** A project whose bots say what its core says: first `one`, in the working tree `two`. */
async function makeProject(root: string): Promise<void> {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root });
  const write = (file: string, text: string) => writeFile(join(root, 'packages', file), text);
  for (const name of ['core', 'bots']) {
    await mkdir(join(root, 'packages', name), { recursive: true });
    await write(`${name}/package.json`, '{ "type": "module", "exports": "./index.ts" }');
  }
  await write('bots/index.ts', "export { said } from '@dolmen/core';");
  await write('core/index.ts', "export const said: string = 'one';");
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=x', '-c', 'user.email=x@y', 'commit', '--quiet', '-m', 'one');
  await write('core/index.ts', "export const said: string = 'two';");
  git('add', '.');
}

test('the packages of a commit run beside those of the working tree, until they are let go', async () => {
  await using root = await mkdtempDisposable(join(tmpdir(), 'dolmen-past-'));
  await makeProject(root.path);
  const staged = execFileSync('git', ['status', '--short'], { cwd: root.path, encoding: 'utf8' });
  const past = await checkOut('HEAD', root.path);
  const script = `import { said } from '${pathToFileURL(join(past.folder, 'packages/bots/index.ts'))}'; console.log(said);`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })).toBe('one\n');
  expect(execFileSync('git', ['status', '--short'], { cwd: root.path, encoding: 'utf8' })).toBe(staged);
  await past[Symbol.asyncDispose]();
  expect(existsSync(past.folder)).toBe(false);
});

test('a commit that is not there is told', async () => {
  await using root = await mkdtempDisposable(join(tmpdir(), 'dolmen-past-'));
  await makeProject(root.path);
  await expect(checkOut('HEAD~1', root.path)).rejects.toThrow('HEAD~1');
});
