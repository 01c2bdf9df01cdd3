import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noticesOf } from './notices.ts';
import { thirdPartiesOf } from './third-parties.ts';

const scratch = mkdtempSync(join(tmpdir(), 'dolmen-licences-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A package as it is installed; the id of its module. */
function installed(name: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = join(scratch, 'node_modules', '.pnpm', name.replace('/', '+'), 'node_modules', name);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const all = { 'package.json': JSON.stringify({ name, version: '1.2.3', ...manifest }), ...files };
  for (const [file, text] of Object.entries(all)) writeFileSync(join(folder, file), text);
  return join(folder, 'dist', 'index.js');
}

test('every package once, with its text and where its source is', () => {
  const repository = { url: 'git+https://github.com/stones/cairn.git' };
  const cairn = installed('@stones/cairn', { license: 'ISC', repository }, { 'LICENSE.md': 'Take it.\n' });
  const [pebble, other] = [
    installed('pebble', { license: 'MIT', repository: 'stones/pebble' }, { licence: 'Do.' }),
    '/src/own.ts',
  ];
  expect(thirdPartiesOf([pebble, cairn, `${cairn}?worker`, other, '\0rolldown/runtime.js'])).toEqual([
    {
      name: '@stones/cairn',
      version: '1.2.3',
      licence: 'ISC',
      source: 'https://github.com/stones/cairn.git',
      text: 'Take it.',
    },
    { name: 'pebble', version: '1.2.3', licence: 'MIT', source: 'https://github.com/stones/pebble', text: 'Do.' },
  ]);
});

test.each([
  ['git@github.com:stones/cairn.git', 'https://github.com/stones/cairn.git'],
  ['git://github.com/stones/cairn.git', 'https://github.com/stones/cairn.git'],
  ['git+ssh://git@github.com/stones/cairn.git', 'https://github.com/stones/cairn.git'],
  [undefined, 'https://www.npmjs.com/package/menhir'],
])('a source that is said to be at %s can be opened at %s', (repository, source) => {
  expect(thirdPartiesOf([installed('menhir', { license: 'MIT', repository })])).toMatchObject([{ source }]);
});

test('a notice is passed on with the licence', () => {
  const files = { LICENSE: 'The licence.', NOTICE: 'The notice.', 'license-list.js': 'no text' };
  const [flint] = thirdPartiesOf([installed('flint', { license: 'Apache-2.0' }, files)]);
  expect(flint?.text).toBe('The licence.\n\nThe notice.');
});

test('one that says MIT and lays no text beside it gets that text, with its author', () => {
  const notices = noticesOf(thirdPartiesOf([installed('slate', { license: 'MIT', author: { name: 'Ann' } })]));
  expect(notices).toContain('slate 1.2.3\nLicence: MIT\n');
  expect(notices).toContain('Copyright (c) Ann\n\nPermission is hereby granted');
});

test.each([
  ['another licence', { license: 'AGPL-3.0' }, { LICENSE: 'text' }, /its licence is AGPL-3.0/],
  ['no licence', {}, { LICENSE: 'text' }, /its licence is none/],
  ['no text', { license: 'Apache-2.0' }, {}, /it has no text/],
  ['an empty text', { license: 'ISC' }, { LICENSE: ' \n' }, /it has no text/],
] as const)('%s: it is not passed on', (what, manifest, files, why) => {
  const id = installed(what.replaceAll(' ', '-'), manifest, files);
  expect(() => thirdPartiesOf([id])).toThrow(why);
});
