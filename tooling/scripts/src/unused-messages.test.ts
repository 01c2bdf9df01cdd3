import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';
import { findUnusedMessages } from './unused-messages.ts';

const scratch = mkdtempSync(join(tmpdir(), 'dolmen-messages-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('this project says every message it has', () => expect(findUnusedMessages(projectRoot)).toEqual([]));

describe('among messages, the check finds', () => {
  const catalogue = (...entries: string[]): string =>
    `export const en = {\n${entries.map((entry) => `  ${entry},\n`).join('')}} as const;\n`;
  const template = (text: string): string => `\`${text.replaceAll('*', '\u0024{x}')}\``;
  let trees = 0;

  /** What a project with these messages and these sources leaves unsaid. */
  function unsaid(messages: string, sources: Readonly<Record<string, string>>): string[] {
    const root = join(scratch, String(trees++));
    for (const [file, text] of Object.entries({ 'packages/messages/src/en/a.ts': messages, ...sources })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return findUnusedMessages(root).map((line) => line.replace(/.* nothing says /, ''));
  }

  test('one that no source mentions; catalogues, tests and comments do not count', () => {
    const messages = catalogue("'a.one': 'x'", "'a.two':\n    'y'");
    expect(
      unsaid(messages, {
        'packages/messages/src/de/a.ts': "'a.two'",
        'apps/table/src/a.tsx': "t('a.one')",
        'apps/table/src/a.test.tsx': "t('a.two')",
        'apps/table/src/b.ts': "/** Not 'a.two'. */\n  // nor 'a.two'\n",
      }),
    ).toEqual(['a.two']);
  });

  test('one that no template fits', () => {
    const messages = catalogue("'a.event.b': ''", "'a.action.b-c': ''", "'a.action.d': ''", "'a.b.c.d': ''");
    const source = ['*.event.*', 'a.action.b-*', '*.*.*'].map(template).join(', ');
    expect(unsaid(messages, { 'packages/x/src/a.ts': source })).toEqual(['a.action.d', 'a.b.c.d']);
  });

  test('one of a family that a template of two parts would hide', () => {
    const messages = catalogue("'lobby.a': ''");
    expect(unsaid(messages, { 'packages/x/src/a.ts': template('lobby.*') })).toEqual(['lobby.a']);
  });

  test('a refusal that is listed and nobody gives', () => {
    const messages = catalogue("'refusal.not-now': ''", "'refusal.no-such-thing': ''");
    expect(
      unsaid(messages, {
        'packages/protocol/src/refusals.ts': "['not-now', 'no-such-thing']",
        'apps/server/src/a.ts': `${template('refusal.*')}; refuse('not-now');`,
      }),
    ).toEqual(['refusal.no-such-thing']);
  });

  test('a term for a place that no text of its game has', () => {
    const messages = catalogue("'a.term.red': ''", "'a.term.of.red': ''", "'a.term.x.red': ''", "'a.b': '{of}'");
    expect(unsaid(messages, { 'packages/x/src/a.ts': "'a.b'" })).toEqual(['a.term.x.red']);
  });

  test('nothing to say at all', () => {
    expect(findUnusedMessages(join(scratch, 'nowhere'))).toEqual(['packages/messages/src/en: no messages found']);
  });
});
