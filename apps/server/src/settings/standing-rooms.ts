import { resolve } from 'node:path';
import { fail, GAMES, type OptionsError, ok, type Result } from '@dolmen/core';
import type { ClockSetting } from '@dolmen/protocol';
import type { StandingRoom } from '../standing/standing-room.ts';
import type { TableSetting } from '../table/setting.ts';
import type { Config, ReadFile } from './config-file.ts';
import type { SettingsFault } from './fault.ts';
import { faultAt, faultsIn, type Origin } from './nested.ts';
import { RoomEntries, type RoomEntry } from './rooms.ts';

/** The larger ones do not go over the wire with the table's first state. */
const LARGEST_DECK = 60 * 1024;

/** The rooms of `dolmen.json`; what is wrong with them is added to `faults`. */
export function readRooms(
  { file, values }: Config,
  clock: ClockSetting,
  readFile: ReadFile,
  faults: SettingsFault[],
): readonly StandingRoom[] {
  if (!Object.hasOwn(values, 'rooms')) return [];
  const read = RoomEntries.safeParse(values.rooms);
  if (!read.success) faults.push(...faultsIn(read.error, values.rooms, { file, key: 'rooms' }));
  return Object.entries(read.data ?? {}).flatMap(([name, entry]) => {
    const origin = { file, key: `rooms.${name}` };
    const setting = settingOf(entry, origin, clock, readFile);
    if (setting.ok) return [roomOf(name, entry, setting.value)];
    faults.push(...setting.error);
    return [];
  });
}

function roomOf(name: string, entry: RoomEntry, setting: TableSetting): StandingRoom {
  const { title = name, welcome, computers, password = null, names = null, spectators } = entry;
  const mostSpectators = typeof spectators === 'number' ? spectators : spectators ? null : 0;
  return { name, title, welcome, setting, computers, password, names, mostSpectators };
}

function settingOf(
  entry: RoomEntry,
  origin: Origin,
  houseClock: ClockSetting,
  readFile: ReadFile,
): Result<TableSetting, SettingsFault[]> {
  const game = GAMES[entry.game];
  const { min, max } = game.seats;
  const { seats = min, computers, clock = houseClock } = entry;
  const at = (part: string): Origin => ({ ...origin, key: `${origin.key}.${part}` });
  const options = optionsOf(entry, origin, readFile);
  const faults = [
    ...(seats < min || seats > max ? [faultAt(at('seats'), seats, `${min} to ${max}, which this game is for`)] : []),
    ...(computers.length >= seats ? [faultAt(at('computers'), computers, 'fewer than there are seats')] : []),
    ...(options.ok ? [] : options.error),
  ];
  if (faults.length > 0 || !options.ok) return fail(faults);
  const visibility = entry.password === undefined && entry.names === undefined ? 'public' : 'private';
  return ok({ game, options: options.value, seats, visibility, clock, isFixed: true });
}

function optionsOf({ game, options, deck }: RoomEntry, origin: Origin, readFile: ReadFile) {
  const at = (part: string): Origin => ({ ...origin, key: `${origin.key}.${part}` });
  const inOptions = (part: string): Origin => at(part === '' ? 'options' : `options.${part}`);
  if (deck === undefined) return judged(GAMES[game].options(options), options, inOptions);
  if (game !== 'rune-stones') return fail([faultAt(at('deck'), deck, 'no deck: only Rune Stones has one of its own')]);
  const cards = readDeck(deck, at('deck'), readFile);
  if (!cards.ok) return cards;
  const parsed = GAMES[game].options({ ...options, deck: cards.value });
  return judged(parsed, options, (part) => (part.startsWith('deck') ? at(part) : inOptions(part)));
}

/** What the game finds wrong, in its own words: `deck.creatures[3].ability`. */
function judged(
  parsed: Result<unknown, OptionsError>,
  options: Readonly<Record<string, unknown>>,
  originOf: (part: string) => Origin,
): Result<unknown, SettingsFault[]> {
  if (parsed.ok) return parsed;
  const { faults } = parsed.error;
  return fail(faults.map(({ at, problem }) => faultAt(originOf(at), options[at], `something else (${problem})`)));
}

/** Paths are as seen from the file that names them. */
function readDeck(path: string, { file, key }: Origin, readFile: ReadFile): Result<unknown, SettingsFault[]> {
  const refuse = (found: string) => fail([faultAt({ file, key }, found, 'the path of a file with one deck as JSON')]);
  try {
    const text = readFile(resolve(file, '..', path));
    if (text === null) return refuse(`${path}: no such file`);
    if (text.length > LARGEST_DECK) return refuse(`${path}: more than ${LARGEST_DECK} letters`);
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    return refuse(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
