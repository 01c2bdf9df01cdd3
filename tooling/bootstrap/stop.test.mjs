import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareProgramsOnly } from './prepare.mjs';
import { family } from './processes.mjs';
import { at } from './project.mjs';
import { launch, lendTools, link, living, makeProject, npm, watch, write } from './testing/scratch.mjs';

const FOREVER = 'setInterval(() => {}, 60_000);';

/** With a child of its own, which nobody but us will end. */
const GAME = `
import { spawn } from 'node:child_process';
if (process.argv[2] === 'briefly') process.exit();
process.on('SIGINT', () => {
  console.log('told to stop');
  process.exit(3);
});
process.stdin.on('data', (line) => console.log('read', String(line).trim()));
spawn(process.execPath, ['-e', '${FOREVER}'], { stdio: 'ignore' }).on('spawn', () => console.log('playing'));
${FOREVER}
`;

/** Ends at no signal but the last. */
const STUBBORN = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => console.log('not yet'));
if (process.argv[2] === 'briefly') process.exit();
console.log('playing');
${FOREVER}
`;

/** Keeps the launcher, once it has started the task, from going on until there is a file. */
const BUSY = `
const childProcess = require('node:child_process');
const { existsSync } = require('node:fs');
const { spawn } = childProcess;
childProcess.spawn = (command, args, options) => {
  const child = spawn(command, args, options);
  const isTask = args.some((word) => word.endsWith('main.ts'));
  while (isTask && !existsSync(__dirname + '/go-on')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  return child;
};
require('node:module').syncBuiltinESMExports();
`;

/** @param {string} main @param {Record<string, string>} files */
const installed = async (main, files = {}) => {
  const root = makeProject({ 'apps/server/src/main.ts': main, ...files });
  lendTools(root);
  await launch(root, ['start', 'briefly']).ended;
  return root;
};

beforeAll(async () => {
  await prepareProgramsOnly();
});

/** @param {ReturnType<typeof npm>} run @param {string} word */
const saying = (run, word) =>
  vi.waitFor(() => expect(run.seen.stdout + run.seen.stderr).toContain(word), { timeout: 60_000 });

/** @param {Iterable<number>} pids */
const gone = (pids) => vi.waitFor(() => expect(living(pids)).toEqual([]), { timeout: 30_000 });

// On Windows there are no signals to send: there the console itself tells all of its processes.
describe.skipIf(process.platform === 'win32')('no process is left', () => {
  /** @type {string} */
  let root;

  beforeAll(async () => {
    root = await installed(GAME);
  });

  test.each(['SIGTERM', 'SIGKILL', 'SIGHUP'])('when npm gets %s', async (signal) => {
    const run = npm(root, ['start']);
    await saying(run, 'playing');
    const all = family([run.pid]);
    expect(all.size).toBeGreaterThanOrEqual(4);
    process.kill(run.pid, signal);
    await gone(all);
  });

  test('when the whole group of npm is killed', async () => {
    const run = npm(root, ['start']);
    await saying(run, 'playing');
    const all = family([run.pid]);
    process.kill(-run.pid, 'SIGKILL');
    await gone(all);
  });

  test('when the launcher is told to stop; its exit code is that of the task', async () => {
    const run = launch(root, ['start']);
    await saying(run, 'playing');
    const all = family([run.pid]);
    process.kill(run.pid, 'SIGINT');
    expect(await run.ended).toMatchObject({ code: 3, stdout: 'playing\ntold to stop\n' });
    await gone(all);
  });

  test('when the task does not want to end', async () => {
    const stubborn = await installed(STUBBORN);
    const run = launch(stubborn, ['start']);
    await saying(run, 'playing');
    const all = family([run.pid]);
    process.kill(run.pid, 'SIGTERM');
    expect(await run.ended).toMatchObject({ code: 143, stdout: 'playing\nnot yet\n' });
    await gone(all);
  });

  test('when the task is at work before the launcher is', async () => {
    const busy = await installed(STUBBORN, { 'busy.cjs': BUSY });
    const run = launch(busy, ['start'], { NODE_OPTIONS: `--require ${join(busy, 'busy.cjs')}` });
    await saying(run, 'playing');
    const all = family([run.pid]);
    process.kill(run.pid, 'SIGTERM');
    write(join(busy, 'go-on'), '');
    expect(await run.ended).toMatchObject({ code: 143, stdout: 'playing\nnot yet\n' });
    await gone(all);
  });

  test.each(['SIGTERM', 'SIGKILL'])('of all the tests that turbo runs, when npm gets %s', async (signal) => {
    const suite = JSON.stringify({ name: 'a', scripts: { test: 'node forever.cjs' } });
    const files = { 'packages/a/package.json': suite, 'packages/a/forever.cjs': `console.log('testing');${FOREVER}` };
    const project = await installed(GAME, files);
    link(at('node_modules/turbo'), join(project, 'node_modules/turbo'));
    const run = npm(project, ['test']);
    await saying(run, 'a:test: testing');
    const all = family([run.pid]);
    expect(all.size).toBeGreaterThanOrEqual(6);
    process.kill(run.pid, signal);
    await gone(all);
  });
});

// util-linux's `script` runs a command in a terminal of its own; other systems' does it differently.
const hasScript = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

describe.skipIf(!hasScript)('in a terminal', () => {
  test('the task reads the keyboard, and Ctrl-C stops it once', async () => {
    const root = await installed(GAME);
    const run = watch('script', ['-qec', 'npm start --silent', '/dev/null'], { cwd: root, env: {} });
    await saying(run, 'playing');
    const all = family([run.pid]);
    run.stdin.write('a line\n');
    await saying(run, 'read a line');
    run.stdin.write('\x03');
    await gone(all);
    expect(run.seen.stdout.match(/told to stop/g)).toHaveLength(1);
  });
});
