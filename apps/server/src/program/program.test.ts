import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, type Ended, Program } from '../testing/program.ts';

/** The real program, its commands and its folder. */

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'dolmen-program-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let folders = 0;
const folder = (): string => join(scratch, String(folders++));
const jsonOf = ({ said }: Ended) => JSON.parse(said);

describe('what it says about itself', () => {
  test.each([[['--help']], [['rooms', '--help']], [['rooms', 'open', '--help']], [['backup', '--help']]])(
    '%j',
    async (words) => {
      const { code, said } = await command({}, words, scratch);
      expect([code, said]).toEqual([0, expect.stringContaining('Usage: dolmen')]);
    },
  );

  test('every command is in the help, and has one of its own', async () => {
    const { said } = await command({}, ['--help'], scratch);
    const names = [...said.matchAll(/^ {2}([a-z]+)[ \n]/gm)].map(([, name]) => name ?? '');
    const wanted = ['serve', 'rooms', 'health', 'settings', 'backup', 'restore', 'export', 'import', 'verify'];
    expect(names).toEqual(expect.arrayContaining([...wanted, 'doctor', 'setup', 'completion']));
  });

  test('its version', async () => {
    expect((await command({}, ['--version'], scratch)).said).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    ['frob', 64],
    ['rooms open chess', 64],
    ['rooms close', 64],
    ['players forget nobody!', 64],
    ['rooms list', 69],
    ['verify no-such-file.json', 65],
    ['restore no-such-file', 74],
    ['setup', 1],
  ])('%s: ends with %i, and says why where errors go', async (words, wanted) => {
    const { code, said, complained } = await command({ DATA_DIR: folder() }, words.split(' '), scratch);
    expect([code, said]).toEqual([wanted, '']);
    expect(complained).not.toBe('');
  });

  test('an error in JSON, if that is wished for', async () => {
    const { complained } = await command({ DATA_DIR: folder() }, ['rooms', 'list', '--json'], scratch);
    expect(JSON.parse(complained)).toMatchObject({ error: { code: 'not-running' } });
  });
});

describe('completion', () => {
  const completed = async (...words: string[]): Promise<string[]> =>
    (await command({}, ['complete', '--', ...words], scratch)).said.trim().split('\n');

  test('knows commands, options and what may stand there', async () => {
    expect(await completed('roo')).toEqual(['rooms']);
    expect(await completed('rooms', '')).toEqual(['list', 'open', 'close', 'announce', 'drain', 'help']);
    expect(await completed('rooms', 'open', 'k')).toEqual(['keltis']);
    expect(await completed('rooms', 'open', 'keltis', '--vis')).toEqual(['--visibility']);
    expect(await completed('rooms', 'open', 'keltis', '--visibility', 'pr')).toEqual(['private']);
  });

  test.skipIf(process.platform === 'win32')('works in a real bash', async () => {
    const { said } = await command({}, ['completion', 'bash'], scratch);
    writeFileSync(join(scratch, 'completion.bash'), said);
    const main = join(import.meta.dirname, '../main.ts');
    const script = `dolmen() { "${process.execPath}" "${main}" "$@"; }
source ./completion.bash
COMP_WORDS=(dolmen rooms an) COMP_CWORD=2
_dolmen
echo "\${COMPREPLY[@]}"`;
    const bash = new Program({}, { cwd: scratch, command: ['bash', '-c', script] });
    expect((await bash.ended()).said).toBe('announce\n');
  });

  test.each(['zsh', 'fish'])('there is one for %s', async (shell) => {
    expect((await command({}, ['completion', shell], scratch)).said).toContain('dolmen complete --');
  });
});

describe('a server that runs', () => {
  test('is told what to do by commands, which stand in the audit log', async () => {
    const DATA_DIR = folder();
    const server = new Program({ DATA_DIR });
    const address = await server.opened();
    const does = (...words: string[]): Promise<Ended> => command({ DATA_DIR }, [...words, '--json'], scratch);
    const { code } = jsonOf(await does('rooms', 'open', 'keltis', '--visibility', 'private'));
    expect(jsonOf(await does('rooms')).rooms).toMatchObject([{ code, game: 'keltis', visibility: 'private' }]);
    expect((await command({ DATA_DIR }, ['rooms'], scratch)).said).toMatch(new RegExp(`^code .*\n${code} +keltis`));
    expect((await fetch(`${address}/api/tables/${code}`)).status).toBe(200);
    expect(jsonOf(await does('health'))).toMatchObject({ status: 'ok', rooms: 1 });
    const settings = jsonOf(await does('settings')).settings;
    expect(settings).toContainEqual({ key: 'dataDir', value: DATA_DIR, from: 'DATA_DIR' });
    expect((await does('rooms', 'close', code)).code).toBe(0);
    expect((await does('rooms', 'close', code)).code).toBe(1);
    await server.stop();
    const audit = readFileSync(join(DATA_DIR, 'audit.jsonl'), 'utf8').trim().split('\n');
    const entries = audit.map((line) => JSON.parse(line));
    expect(entries.map(({ operation, result }) => [operation, result])).toEqual([
      ['rooms open', 'done'],
      ['rooms close', 'done'],
      ['rooms close', 'no-such-table'],
    ]);
    expect((await does('rooms')).code).toBe(69);
  });

  test('ends with a clear word when its store is lost, and another goes on', async () => {
    const DATA_DIR = folder();
    const poison = join(scratch, 'poison.mjs');
    const signal = join(scratch, 'die');
    // In the thread of the store alone: it fails as soon as there is a file.
    writeFileSync(
      poison,
      `import { existsSync } from 'node:fs';
import { isMainThread, threadName } from 'node:worker_threads';
if (!isMainThread && threadName === 'store')
  setInterval(() => { if (existsSync(${JSON.stringify(signal)})) throw new Error('a fault of the disk'); }, 10).unref();`,
    );
    const server = new Program({ DATA_DIR, NODE_OPTIONS: `--import ${poison}` });
    await server.opened();
    writeFileSync(signal, '');
    const { code, complained } = await server.ended();
    expect(code).toBe(74);
    expect(complained).toContain('The server ends, because it can store nothing any more.');
    const next = new Program({ DATA_DIR });
    await next.opened();
    expect((await next.stop()).code).toBe(0);
  });
});

describe('setup', () => {
  test('writes what is given, and keeps what was there', async () => {
    const { said } = await command({}, ['setup', '--yes', '--port', '8090', '--data-dir', 'club', '--json'], scratch);
    const { file } = JSON.parse(said);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), maxRooms: 7 }));
    await command({}, ['setup', '--yes', '--public-url', 'https://games.example.org', '--trust-proxy', '1'], scratch);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      port: 8090,
      dataDir: 'club',
      maxRooms: 7,
      publicUrl: 'https://games.example.org',
      trustProxy: 1,
    });
    rmSync(file);
  });

  test('writes nothing that no server would start with', async () => {
    const { code, complained } = await command({}, ['setup', '--yes', '--port', 'eighty'], scratch);
    expect([code, complained]).toEqual([1, expect.stringContaining('a whole number')]);
    expect(existsSync(join(scratch, 'dolmen.json'))).toBe(false);
  });
});
