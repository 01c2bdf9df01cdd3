// Small real projects for the tests: the launcher's own files, a workspace, and whatever the test adds.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { cleanEnvironment } from '../environment.mjs';
import { processes } from '../processes.mjs';
import { at, readJson } from '../project.mjs';

const HERE = 'tooling/bootstrap';
const { packageManager, scripts } = readJson(at('package.json'));

const BASE = {
  'package.json': JSON.stringify({ name: 'scratch', private: true, type: 'module', packageManager, scripts }),
  'pnpm-workspace.yaml': "packages:\n  - packages/*\n  - 'apps/*'\n\npmOnFail: ignore\nminimumReleaseAge: 0\n",
  'turbo.json': readFileSync(at('turbo.json'), 'utf8'),
  '.gitignore': readFileSync(at('.gitignore'), 'utf8'),
};

/** A lockfile for workspaces that need nothing. @param {Record<string, string>} files */
const lockfile = (files) => {
  const folders = Object.keys(files).filter((file) => file.endsWith('/package.json'));
  const importers = ['.', ...folders.map(dirname)].map((folder) => `\n  ${folder}: {}\n`);
  return `lockfileVersion: '9.0'\n\nimporters:\n${importers.join('')}`;
};

/** @type {string[]} */
const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-'));
  folders.push(folder);
  return folder;
};

/** @param {Record<string, string>} files by their path */
export const makeProject = (files = {}) => {
  const root = makeFolder();
  const launcher = readdirSync(at(HERE)).filter((name) => /\.[cm]js$/.test(name) && !name.includes('.test.'));
  for (const name of launcher) cpSync(at(HERE, name), join(root, HERE, name));
  for (const [file, text] of Object.entries({ ...BASE, 'pnpm-lock.yaml': lockfile(files), ...files }))
    write(join(root, file), text);
  return root;
};

/** @param {string} file @param {string} text */
export const write = (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Lends a project the tools of this one, so that it need not fetch them. @param {string} root */
export const lendTools = (root) => {
  const names = readdirSync(at('.tools')).filter((name) => existsSync(at('.tools', name, 'ready.json')));
  for (const name of names) link(at('.tools', name), join(root, '.tools', name));
};

/** @param {string} target @param {string} place */
export const link = (target, place) => {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
};

/** @param {string} root @param {string[]} words @param {NodeJS.ProcessEnv} settings */
export const launch = (root, words, settings = {}) =>
  watch(process.execPath, [join(root, HERE, 'dolmen.cjs'), ...words], { cwd: root, env: settings });

/** @param {string} root @param {string[]} words @param {NodeJS.ProcessEnv} settings */
export const npm = (root, words, settings = {}) => watch('npm', words, { cwd: root, env: settings });

/** @param {string} command @param {string[]} words @param {{ cwd: string, env: NodeJS.ProcessEnv }} options */
export const watch = (command, words, { cwd, env }) => {
  const child = spawn(command, words, {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: 'pipe',
    detached: true,
    shell: process.platform === 'win32',
  });
  const seen = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (seen.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (seen.stderr += text));
  /** @type {Promise<{ code: number | null, stdout: string, stderr: string }>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...seen }));
  });
  return { pid: /** @type {number} */ (child.pid), stdin: child.stdin, seen, ended };
};

/** @param {Iterable<number>} pids */
export const living = (pids) => {
  const all = new Set(processes().map(({ pid }) => pid));
  return [...pids].filter((pid) => all.has(pid));
};
