import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { prepareProgramsOnly } from './prepare.mjs';
import { family } from './processes.mjs';
import { packPebble, pebbleProject, serve, UNREACHABLE } from './testing/registry.mjs';
import { launch, lendTools, living, makeProject, npm, watch, write } from './testing/scratch.mjs';

/** @type {Buffer} */
let pebble;
/** @type {Awaited<ReturnType<typeof serve>>} */
let registry;

beforeAll(async () => {
  await prepareProgramsOnly();
  pebble = await packPebble();
  registry = await serve(pebble);
});

/** A project that needs the pebble, with a store of its own. */
const pebbles = (url = registry.url) => {
  const root = makeProject(pebbleProject(pebble));
  lendTools(root);
  const settings = { npm_config_registry: url, pnpm_config_store_dir: join(root, 'store'), HOME: root };
  return { root, settings };
};

test('the first run installs and says so on stderr; the second says nothing', async () => {
  const { root, settings } = pebbles();
  const first = await launch(root, ['start'], settings).ended;
  expect(first).toMatchObject({ code: 0, stdout: 'weight 7\n' });
  expect(first.stderr).toContain('installing packages');
  expect(await launch(root, ['start'], settings).ended).toEqual({ code: 0, stdout: 'weight 7\n', stderr: '' });
});

test('after the first run everything works without a registry', async () => {
  const { root, settings } = pebbles();
  await launch(root, ['start'], settings).ended;
  const offline = { ...settings, npm_config_registry: UNREACHABLE };
  expect((await launch(root, ['start'], offline).ended).code).toBe(0);
});

test('a changed package.json is installed anew', async () => {
  const { root, settings } = pebbles();
  await launch(root, ['start'], settings).ended;
  write(join(root, 'packages/late/package.json'), JSON.stringify({ name: 'late' }));
  expect((await launch(root, ['start'], settings).ended).stderr).toContain('installing packages');
});

test('an installation that was killed half-way is started over', async () => {
  const { root, settings } = pebbles();
  await killWhileInstalling(root, settings);
  // What pnpm, killed at a bad moment, would leave and later take for a whole package.
  write(join(root, 'node_modules/.pnpm/pebble@1.0.0/node_modules/pebble/package.json'), '{ "name": "pebble" }');
  expect(await launch(root, ['start'], settings).ended).toEqual({
    code: 0,
    stdout: 'weight 7\n',
    stderr: expect.stringContaining('starting over'),
  });
});

test('a broken node_modules is replaced once', async () => {
  const { root, settings } = pebbles();
  write(join(root, 'node_modules/.pnpm'), 'a file where pnpm needs a folder');
  const { code, stdout, stderr } = await launch(root, ['start'], settings).ended;
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'weight 7\n' });
  expect(stderr).toContain('once more from scratch');
});

test('a lockfile that does not fit is named, and nothing is removed', async () => {
  const { root, settings } = pebbles();
  await launch(root, ['start'], settings).ended;
  write(join(root, 'packages/late/package.json'), JSON.stringify({ name: 'late', dependencies: { pebble: '1.0.0' } }));
  const { code, stderr } = await launch(root, ['start'], settings).ended;
  expect(code).toBe(1);
  expect(stderr).toContain('pnpm-lock.yaml does not fit');
  expect(existsSync(join(root, 'apps/server/node_modules/pebble'))).toBe(true);
});

test('launchers that start together install once', async () => {
  const { root, settings } = pebbles();
  const all = await Promise.all([1, 2, 3].map(() => launch(root, ['start'], settings).ended));
  expect(all.map(({ code, stdout }) => ({ code, stdout }))).toEqual(all.map(() => ({ code: 0, stdout: 'weight 7\n' })));
  expect(all.filter(({ stderr }) => stderr.includes('installing packages'))).toHaveLength(1);
});

test('the lock of a dead launcher is taken over', async () => {
  const { root, settings } = pebbles();
  const dead = watch(process.execPath, ['--version'], { cwd: root, env: {} });
  await dead.ended;
  write(join(root, '.tools/lock', `${dead.pid}-it`), '');
  expect((await launch(root, ['start'], settings).ended).code).toBe(0);
  expect(existsSync(join(root, '.tools/lock'))).toBe(false);
});

test('without a registry the packages are not installed, and the reason is plain', async () => {
  const { root, settings } = pebbles(UNREACHABLE);
  expectPlain(await npm(root, ['test', '--silent'], settings).ended);
});

test('without a registry the tools are not fetched, and the reason is plain', async () => {
  const { root, settings } = pebbles(UNREACHABLE);
  const bare = makeProject();
  expectPlain(await npm(bare, ['test', '--silent'], { ...settings, npm_config_cache: join(root, 'cache') }).ended);
  expect(existsSync(join(bare, '.tools/lock'))).toBe(false);
});

test('a tool that is there in part only is fetched again', async () => {
  const { settings } = pebbles(UNREACHABLE);
  const bare = makeProject();
  const { packageManager } = JSON.parse(readFileSync(join(bare, 'package.json'), 'utf8'));
  const tool = join(bare, '.tools', `${packageManager}-${process.platform}-${process.arch}`);
  write(join(tool, 'pnpm'), 'the first half');
  write(join(tool, 'ready.json'), JSON.stringify({ binary: 'pnpm', size: 28 }));
  write(join(bare, '.tools/other.tmp-1/file'), 'left by a launcher that was killed');
  const { stderr } = await launch(bare, ['start'], { ...settings, npm_config_cache: join(bare, 'cache') }).ended;
  expect(stderr).toContain('pnpm');
  expect(stderr).toContain('no package registry can be reached');
  expect(existsSync(join(bare, '.tools/other.tmp-1'))).toBe(false);
});

/** @param {string} root @param {NodeJS.ProcessEnv} settings */
const killWhileInstalling = async (root, settings) => {
  registry.isOpen = false;
  const run = npm(root, ['start'], settings);
  await vi.waitFor(() => expect(registry.waiting).toBeGreaterThan(0), { timeout: 30_000 });
  const all = family([run.pid]);
  process.kill(-run.pid, 'SIGKILL');
  await vi.waitFor(() => expect(living(all)).toEqual([]), { timeout: 30_000 });
  Object.assign(registry, { isOpen: true, waiting: 0 });
};

/** @param {{ code: number | null, stdout: string, stderr: string }} ended */
const expectPlain = ({ code, stdout, stderr }) => {
  expect([code, stdout]).toEqual([1, '0 passed, 1 failed\n']);
  expect(stderr).toContain('no package registry can be reached');
  expect(stderr).toContain('Connect to the network once and run this again');
  expect(stderr).toContain('npm config set registry');
  expect(stderr).not.toMatch(/^\s+at /m);
};
