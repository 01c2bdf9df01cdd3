import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GAMES } from '@dolmen/core';
import { afterAll, describe, expect, test } from 'vitest';
import { findCrossings } from './boundaries.ts';
import { findUncited } from './citations.ts';
import { findCycles } from './cycles.ts';
import { functionLengths, linesIn } from './function-lengths.ts';
import { findMissingParts } from './game-parts.ts';
import { projectRoot } from './project-root.ts';
import { testTitles } from './test-titles.ts';

const scratch = mkdtempSync(join(tmpdir(), 'dolmen-checks-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A small tree of files to try a check on. */
function tree(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(scratch, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(scratch, name);
}

const biome = (args: string[], cwd: string) =>
  spawnSync(process.execPath, [join(projectRoot, 'node_modules/@biomejs/biome/bin/biome'), ...args], {
    cwd,
    encoding: 'utf8',
  });

const knip = (cwd: string) =>
  spawnSync(process.execPath, [KNIP, '--no-progress', '--treat-config-hints-as-errors'], { cwd, encoding: 'utf8' });
const KNIP = join(projectRoot, 'tooling/scripts/node_modules/knip/bin/knip.js');

describe('this project', () => {
  test('is formatted, and passes the linter', () => {
    const { status, stdout, stderr } = biome(['ci', '.'], projectRoot);
    expect(status, stdout + stderr).toBe(0);
  });

  test('imports in one direction', () => expect(findCrossings(projectRoot)).toEqual([]));

  test('imports in no circle, not even of types', () => expect(findCycles(projectRoot)).toEqual([]));

  test('has no file, export or dependency that nothing uses', () => {
    const { status, stdout, stderr } = knip(projectRoot);
    expect(status, stdout + stderr).toBe(0);
  });

  test('has every part of every game', () => expect(findMissingParts(projectRoot, Object.keys(GAMES))).toEqual([]));

  test('tests every rule, and every rule test cites one', () => expect(findUncited(projectRoot)).toEqual([]));

  test('has a lockfile that serves Linux, macOS and Windows', () => {
    const lock = readFileSync(join(projectRoot, 'pnpm-lock.yaml'), 'utf8');
    const missing = BINARIES.filter((name) => !lock.includes(`'${name}@`) && !lock.includes(`  ${name}@`));
    expect(missing).toEqual([]);
    expect(lock).not.toMatch(/https?:\/\//);
  });
});

const BINARIES = [
  ...['linux-64', 'linux-arm64', 'darwin-64', 'darwin-arm64', 'windows-64'].map((platform) => `@turbo/${platform}`),
  ...['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'].flatMap((platform) => [
    `@biomejs/cli-${platform}`,
    `@typescript/typescript-${platform}`,
  ]),
  ...['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-x64', 'darwin-arm64', 'win32-x64-msvc'].flatMap((platform) => [
    `@rolldown/binding-${platform}`,
    `@oxc-parser/binding-${platform}`,
    `@oxc-resolver/binding-${platform}`,
    `lightningcss-${platform}`,
  ]),
];

describe('the linter keeps core deterministic', () => {
  const root = join(scratch, 'lint');
  cpSync(join(projectRoot, 'tooling/lint'), join(root, 'tooling/lint'), { recursive: true });
  cpSync(join(projectRoot, 'biome.json'), join(root, 'biome.json'));

  /** Does the linter pass this expression in a file of this folder? */
  function passes(folder: string, code: string): boolean {
    const file = `${folder}/try.ts`;
    tree('lint', { [file]: `export const x = ${code};\n` });
    return biome(['lint', '--vcs-enabled=false', file], root).status === 0;
  }

  test.each([
    'Math.random()',
    'Math.sin(1)',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'setTimeout(() => 1, 1)',
    'crypto.getRandomValues(new Uint8Array(1))',
    'process.env',
    "'a'.localeCompare('b')",
  ])('it refuses %s there, and nowhere else', (code) => {
    expect(passes('packages/core/src/keltis', code)).toBe(false);
    expect(passes('apps/terminal/src', code)).toBe(true);
  });

  test('it passes exact arithmetic', () => {
    expect(passes('packages/core/src/keltis', 'Math.max(1, Math.floor(5 / 2))')).toBe(true);
  });
});

describe('the boundary check finds', () => {
  const workspace = (name: string, dependencies: Record<string, string> = {}): string =>
    JSON.stringify({ name, dependencies });
  const core = { 'packages/core/package.json': workspace('@dolmen/core') };

  test('a package that core depends on', () => {
    const root = tree('core-depends', {
      'packages/core/package.json': workspace('@dolmen/core', { '@dolmen/bots': 'workspace:*' }),
      'packages/bots/package.json': workspace('@dolmen/bots'),
    });
    expect(findCrossings(root)).toEqual(['packages/core: may not depend on packages/bots']);
  });

  test('an app that a package depends on, and a folder without a rule', () => {
    const root = tree('package-depends', {
      ...core,
      'packages/bots/package.json': workspace('@dolmen/bots', { '@dolmen/server': 'workspace:*' }),
      'packages/other/package.json': workspace('@dolmen/other'),
      'apps/server/package.json': workspace('@dolmen/server', { '@dolmen/core': 'workspace:*' }),
    });
    expect(findCrossings(root)).toEqual([
      'packages/bots: may not depend on apps/server',
      'packages/other: no rule says what it may import',
    ]);
  });

  test('imports that leave the package, or of what it did not declare', () => {
    const root = tree('imports', {
      ...core,
      'packages/core/src/a.ts':
        "import { b } from '../../bots/src/b.ts';\nimport fs from 'node:fs';\nexport * from 'zod';\n",
      'packages/core/src/a.test.ts': "import fs from 'node:fs';\n",
      'packages/core/src/b.ts': `const late = () => ${'import'}('lodash');\n`,
    });
    expect(findCrossings(root)).toEqual([
      'packages/core/src/a.ts: may not import ../../bots/src/b.ts',
      'packages/core/src/a.ts: may not import node:fs',
      'packages/core/src/a.ts: may not import zod',
      'packages/core/src/b.ts: may not import lodash',
    ]);
  });
});

describe('the cycle check finds', () => {
  test.each([
    ['values', "import { b } from './b.ts';", "export { a } from './a.ts';"],
    ['types alone', "import type { B } from './b.ts';", "type A = import('./a.ts').A;"],
    ['what is imported later', `const b = ${'import'}('./b.ts');`, "import './a.ts';"],
  ])('a circle of %s', (name, a, b) => {
    const root = tree(`circle of ${name}`, {
      'packages/x/src/a.ts': a,
      'packages/x/src/b.ts': b,
      'packages/x/src/c.ts': "import './a.ts';",
    });
    expect(findCycles(root)).toEqual(['packages/x/src/a.ts → packages/x/src/b.ts → packages/x/src/a.ts']);
  });

  test('a file that imports itself, and none in a row', () => {
    const root = tree('no circle', {
      'apps/x/src/a.ts': "import './b.ts';",
      'apps/x/src/b.ts': "import './c.ts'; import './d/e.ts';",
      'apps/x/src/c.ts': "import './c.ts';",
      'apps/x/src/d/e.ts': "import '../f.ts'; import 'node:fs';",
      'apps/x/src/f.ts': '',
    });
    expect(findCycles(root)).toEqual(['apps/x/src/c.ts → apps/x/src/c.ts']);
  });
});

test('a game that is only begun lacks all its other parts', () => {
  const root = tree('game', {
    'docs/rules/senet.md': '',
    'packages/core/src/senet/index.ts': '',
    'packages/core/src/senet/end.rules.test.ts': '',
    'packages/core/src/senet/senet.playthroughs.test.ts': '',
    'packages/messages/src/en/senet.ts': '',
  });
  const missing = findMissingParts(root, ['senet']);
  expect(missing).toContain('senet has no golden playthrough: packages/core/src/senet/playthroughs/….txt');
  expect(missing).toContain('senet has no catalogue: packages/messages/src/nl/senet.ts');
  expect(missing.filter((line) => /rules document|engine|test of its rules/.test(line))).toEqual([]);
  const parts = missing.map((line) => /has no (.*):/.exec(line)?.[1]);
  for (const part of ['stage', 'text table', 'guide', 'bot', 'synced state', 'lexicon']) expect(parts).toContain(part);
});

test('the length of every function with a name is measured, with what stands inside it', () => {
  const source = `export default function () {}
function one() { return [1].map((x) => x); }
const two = (a: number) =>
  a + 1;
class C {
  three() {
    const four = () => 4;
    return four;
  }
  five = function () { return 5; };
}
const o = { six() {}, seven: () => 7, eight: 8 };
declare function nine(): void;
`;
  const found = functionLengths('a.ts', source).map(({ name, lines }) => `${name} ${lines}`);
  expect(found.toSorted()).toEqual(
    ['default 1', 'one 1', 'two 2', 'three 4', 'four 1', 'five 1', 'six 1', 'seven 1'].toSorted(),
  );
  expect(['', 'a', 'a\n', 'a\n\n', 'a\nb'].map(linesIn)).toEqual([1, 1, 1, 2, 2]);
});

describe('cite finds', () => {
  const rules = { 'docs/rules/keltis.md': '# Keltis\n- **K1** One.\n- **K2** Two.\n' };
  const cases = (source: string): string[] =>
    findUncited(tree(`cite-${source.length}`, { ...rules, 'packages/core/src/keltis/a.rules.test.ts': source }));

  test('nothing where all is cited', () => {
    expect(cases("test('K1: one', f);\ntest.each([[1, ')']])('K2: %i', f);\n")).toEqual([]);
  });

  test('a rule without a test', () => {
    expect(cases("test('K1: one', f);\n")).toEqual(['docs/rules/keltis.md: K2 has no test']);
  });

  test('a test that cites no rule, or one that is not there', () => {
    expect(cases("test('K1: one', f);\ntest('K2: two', f);\ntest('three', f);\ntest('K3: three', f);\n")).toEqual([
      'packages/core/src/keltis/a.rules.test.ts: cites no rule: three',
      'packages/core/src/keltis/a.rules.test.ts: cites K3, which docs/rules/keltis.md does not have',
    ]);
  });

  test('titles in every form a test can take', () => {
    expect(testTitles("test('a', f); test.each([')'])(\n  `b`, f); attest('c'); x.test('d')")).toEqual(['a', 'b']);
  });
});
