import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { playMatch } from './testing/match.ts';
import { Running } from './testing/running.ts';
import { scratchFolder } from './testing/scratch.ts';

const scratch = scratchFolder();
/** Where it was not made, and without anything else of the project. */
const moved = join(scratch, 'moved');
const home = join(scratch, 'home');
const program = join(moved, 'dolmen.mjs');
const env = { PORT: '0', HOST: '127.0.0.1', BOT_PAUSE: 'off' };
const does = (...words: string[]): string =>
  execFileSync(process.execPath, [program, ...words], { cwd: home, env, encoding: 'utf8' });

let server: Running;
let address: string;
beforeAll(async () => {
  await bundle(join(scratch, 'made'));
  cpSync(join(scratch, 'made'), moved, { recursive: true });
  mkdirSync(home);
  server = new Running(process.execPath, [program, 'serve'], { cwd: home, env });
  address = await server.says(/^Dolmen is open at (\S+)/m);
});
afterAll(() => server?.stop());

test('it has no module but its own, and no sources', () => {
  const files = readdirSync(moved, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /node_modules|\.tsx?$/.test(name))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['sqlite-worker.mjs', 'thread-main.mjs', join('site', 'index.html')]));
});

test('whose packages are inside is told, each with its licence', () => {
  const notices = readFileSync(join(moved, 'THIRD-PARTY-LICENCES.txt'), 'utf8')
    .split(/^-{80}$/m)
    .slice(1);
  const told = notices.map(
    (notice) => /^\s*(\S+) \S+\nLicence: \S+\nSource: http\S+\n\n(?:.|\n){200}/.exec(notice)?.[1],
  );
  expect(told).toEqual(expect.arrayContaining([...inProgram(), ...neededByTable()]));
  expect(told).not.toContain(undefined);
});

test('a match is played through it, against a computer, and stored', async () => {
  const record = await playMatch(address);
  expect(record).toMatchObject({ game: 'rune', result: { by: 'game' } });
  expect(JSON.parse(does('matches', '--json')).matches).toMatchObject([{ id: record.id }]);
  expect(JSON.parse(does('settings', '--json')).settings).toContainEqual({
    key: 'dataDir',
    value: join(home, 'data'),
    from: 'default',
  });
  // The computer's thread has thought: no quick move took its place.
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toMatch(/computer_answered_total [1-9]/);
});

test('the page of the table comes from it', async () => {
  const page = await (await fetch(`${address}/`)).text();
  const [script = ''] = /assets\/[^"]+\.js/.exec(page) ?? [];
  expect((await fetch(`${address}/${script}`)).headers.get('content-type')).toContain('javascript');
});

test.skipIf(process.platform === 'win32')('it can be called by its name, through a link', () => {
  const path = `${join(process.execPath, '..')}:/usr/bin:/bin`;
  const version = execFileSync(join(moved, 'dolmen'), ['--version'], { env: { PATH: path }, encoding: 'utf8' });
  expect(version.trim()).toBe(JSON.parse(readFileSync(join(moved, 'package.json'), 'utf8')).version);
});

test('it ends in order', async () => {
  expect(await server.stop()).toBe(0);
  expect(server.said).toContain('"event":"stopped"');
});

/** The bundler notes in the program which file each part is of. */
function inProgram(): Set<string> {
  const programs = readdirSync(moved).filter((name) => name.endsWith('.mjs'));
  const notes = programs.flatMap((name) => [
    ...readFileSync(join(moved, name), 'utf8').matchAll(/^\s*\/\/ \S*\/node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\/\S+$/gm),
  ]);
  const names = new Set(notes.map(([, name = '']) => name));
  expect(names).toContain('express');
  return names;
}

function neededByTable(): string[] {
  const manifest = new URL('../../../apps/table/package.json', import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@dolmen/'));
}
