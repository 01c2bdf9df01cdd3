import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STANDARD_DECK } from '@dolmen/core/rune-stones';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '../access/password.ts';
import { describeFaults, readSettings, type Settings } from '../settings.ts';
import { contrast } from './colors.ts';

const [first, ...others] = STANDARD_DECK.creatures;
if (!first) throw new Error('a deck without cards');
const DECK = { ...STANDARD_DECK, creatures: [{ ...first, magic: 9 }, ...others] };

function read(content: unknown, deck: unknown = DECK) {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-rooms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'decks'));
  writeFileSync(join(folder, 'decks/ours.json'), JSON.stringify(deck));
  writeFileSync(join(folder, 'dolmen.json'), JSON.stringify(content));
  return readSettings({}, folder);
}

function settingsOf(content: unknown): Settings {
  const settings = read(content);
  if (!settings.ok) throw new Error(describeFaults(settings.error));
  return settings.value;
}

/** By the path of each fault, what is allowed there. */
function hintsOf(content: unknown, deck?: unknown): Record<string, string> {
  const settings = read(content, deck);
  if (settings.ok) return {};
  return Object.fromEntries(
    settings.error.map(({ source, allowed, nearest }) => [
      'key' in source ? (source.key ?? '') : '',
      nearest === undefined ? allowed : `did you mean ${nearest}?`,
    ]),
  );
}

const hintsFor = (room: unknown, deck?: unknown) => hintsOf({ rooms: { club: room } }, deck);

describe('a standing room', () => {
  test('needs no more than a game', () => {
    const [room] = settingsOf({ rooms: { 'friday-club': { game: 'keltis' } }, clock: 'turn-60' }).rooms;
    expect(room).toMatchObject({
      ...{ name: 'friday-club', title: 'friday-club', welcome: '', computers: [], password: null, names: null },
      ...{ mostSpectators: null, setting: { seats: 2, visibility: 'public', clock: { kind: 'turn', seconds: 60 } } },
    });
  });

  test('may say everything', () => {
    const [room] = settingsOf({
      rooms: {
        club: {
          title: 'The club',
          welcome: 'Tea is in the kitchen.',
          game: 'rune-stones',
          options: { nocturnal: true },
          deck: 'decks/ours.json',
          seats: 4,
          computers: ['casual', 'expert'],
          clock: { kind: 'fischer', seconds: 900, increment: 5 },
          password: 'open sesame',
          names: ['Ann', ' Bob '],
          spectators: false,
        },
      },
    }).rooms;
    expect(room).toMatchObject({ title: 'The club', welcome: 'Tea is in the kitchen.', names: ['Ann', 'Bob'] });
    expect(room).toMatchObject({ computers: ['casual', 'expert'], password: 'open sesame', mostSpectators: 0 });
    expect(room?.setting).toMatchObject({ seats: 4, visibility: 'private', clock: { seconds: 900 } });
    expect(room?.setting.options).toMatchObject({ nocturnal: true, deck: { creatures: DECK.creatures } });
  });

  test('every fault is named, with its path and what may stand there', () => {
    const wrong = { game: 'chess', seats: 9, computers: ['wizard'], clock: 'soon', spectators: -1, names: [], seat: 2 };
    expect(hintsFor(wrong)).toEqual({
      'rooms.club.game': 'one of rune-stones, keltis, rune',
      'rooms.club.seats': 'a whole number from 2 to 4',
      'rooms.club.computers': expect.stringContaining('beginner'),
      'rooms.club.clock': expect.stringContaining('fischer-10'),
      'rooms.club.spectators': 'true, false, or how many at most',
      'rooms.club.names': expect.stringContaining('1 to 200 names'),
      'rooms.club.seat': 'did you mean seats?',
    });
  });

  test.each([
    [{ game: 'rune', seats: 4 }, 'rooms.club.seats'],
    [{ game: 'keltis', seats: 2, computers: ['casual', 'casual'] }, 'rooms.club.computers'],
    [{ game: 'rune', options: { grandmaster: 'yes' } }, 'rooms.club.options.grandmaster'],
    [{ game: 'rune', options: { nocturnal: true } }, 'rooms.club.options.nocturnal'],
    [{ game: 'keltis', deck: 'decks/ours.json' }, 'rooms.club.deck'],
    [{ game: 'rune-stones', deck: 'decks/none.json' }, 'rooms.club.deck'],
    [{ game: 'rune-stones', deck: 'decks/ours.json', options: { queenie: 1 } }, 'rooms.club.options.queenie'],
    [{ game: 'keltis', password: 'x' }, 'rooms.club.password'],
    [{ game: 'keltis', password: 'scrypt$99$8$1$abc$def' }, 'rooms.club.password'],
    ['keltis', 'rooms.club'],
  ])('%o is wrong at %s', (room, path) => {
    expect(Object.keys(hintsFor(room))).toEqual([path]);
  });

  test('what is wrong inside a deck is told by its place', () => {
    const deck = { ...DECK, druids: [] };
    expect(Object.keys(hintsFor({ game: 'rune-stones', deck: 'decks/ours.json' }, deck))).toEqual([
      'rooms.club.deck.druids',
    ]);
  });

  test('the file to begin with is the standard deck', () => {
    const file = new URL('../../../../docs/decks/standard.json', import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(STANDARD_DECK);
  });

  test('a password is shown to nobody, not even where it is wrong', () => {
    const settings = read({ rooms: { club: { game: 'keltis', password: 'scrypt$nothing' } }, password: 'scrypt$no' });
    expect(settings.ok ? '' : describeFaults(settings.error)).not.toMatch(/nothing|\$no"/);
  });

  test.each(['Club', 'a', 'tables', 'a--b', '-club', 'with space', 'x'.repeat(50)])('cannot be called %s', (name) => {
    expect(Object.keys(hintsOf({ rooms: { [name]: { game: 'keltis' } } }))).toEqual([`rooms.${name}`]);
  });

  test('a hash is as good as the password itself', async () => {
    const password = await hashPassword('open sesame');
    expect(settingsOf({ rooms: { club: { game: 'keltis', password } }, password }).rooms).toMatchObject([{ password }]);
  });
});

describe('the house', () => {
  test.each([
    [{ colors: { accent: '#302010' } }, 'colors.accent'],
    [{ colors: { background: '#ffffff' } }, 'colors.background'],
    [{ colors: { background: 'red' } }, 'colors.background'],
    [{ colors: { ink: '#ffffff' } }, 'colors.ink'],
    [{ games: { rune: ['nocturnal'] } }, 'games.rune'],
    [{ games: { keltis: [], chess: [] } }, 'games.chess'],
    [{ games: {} }, 'games'],
    [{ rooms: [] }, 'rooms'],
    [{ clock: 'days' }, 'clock'],
    [{ language: 'es' }, 'language'],
  ])('%o is wrong at %s', (content, path) => {
    expect(Object.keys(hintsOf(content))).toEqual([path]);
  });

  test('contrast is counted as the guidelines count it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
