import { GAME_IDS, type GameId } from '@dolmen/core/game-id';
import { isLanguage, type Language } from '@dolmen/messages/fill';
import { CLOCKS, type ClockName } from '@dolmen/protocol/clocks';
import { use } from 'react';
import { ask } from './lobby/rooms.ts';
import { EXTRAS, type Extra, type Wish } from './lobby/wish.ts';
import { rememberWish, wishes } from './lobby/wishes.ts';
import { isRemembered, remembered } from './remembered.ts';
import { changeSettings, isFirstVisit } from './settings.ts';
import { useStore } from './store.ts';

/** What the host of this server has decided about it. */
export interface House {
  readonly name: string;
  readonly language: Language | null;
  readonly colors: { readonly accent: string | null; readonly background: string | null };
  /** By game, its variants; a game that is not there is not offered. `null`: everything is. */
  readonly games: Readonly<Record<string, readonly string[]>> | null;
  readonly clock: ClockName | null;
  /** How many standing rooms there are. */
  readonly rooms: number;
  /** Is everything behind a password that this browser has not told? */
  readonly isLocked: boolean;
}

const textOr = <T>(value: unknown, otherwise: T): string | T => (typeof value === 'string' ? value : otherwise);

/** From the server, or as it was remembered: only what is of the right kind is taken. */
export function readHouse(told: unknown): House {
  const { name, language, colors, games, clock, rooms, isLocked } = Object(told) as Record<string, unknown>;
  const { accent, background } = Object(colors) as Record<string, unknown>;
  return {
    name: textOr(name, 'Dolmen'),
    language: typeof language === 'string' && isLanguage(language) ? language : null,
    colors: { accent: textOr(accent, null), background: textOr(background, null) },
    games: typeof games === 'object' && games !== null ? (games as House['games']) : null,
    clock: (Object.keys(CLOCKS) as ClockName[]).find((name) => isSame(CLOCKS[name], clock)) ?? null,
    rooms: Number.isInteger(rooms) ? Number(rooms) : 0,
    isLocked: isLocked === true,
  };
}

const isSame = (one: object, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const KEY = 'dolmen.house';
const wasHere = isRemembered(KEY);
const told = remembered<unknown>(KEY, (stored) => stored);

/** Asks the server again, and shows what it says. Where there is none, everything is as it was. */
export async function askHouse(): Promise<void> {
  const answer = await ask<unknown>('/api/server');
  if (!answer.ok) return;
  told.set(answer.value);
  decorate(readHouse(answer.value));
}

function decorate({ name, colors: { accent, background } }: House): void {
  const { style } = document.documentElement;
  document.title = name;
  if (accent) for (const part of ['--gold', '--primary']) style.setProperty(part, accent);
  if (background) style.setProperty('--glow', background);
}

/** Who has never been here gets the house's language and clock; whoever has chosen keeps what they chose. */
function welcome({ language, clock }: House): void {
  if (language) changeSettings({ language });
  if (clock) for (const game of GAME_IDS) rememberWish({ ...wishes.get()[game], clock });
}

/** A first visit waits for the server, so that nothing changes under one's eyes; but not for long. */
const FIRST_PATIENCE = 2_000;

async function begin(): Promise<void> {
  decorate(readHouse(told.get()));
  const asked = askHouse().then(() => void (isFirstVisit && welcome(readHouse(told.get()))));
  if (wasHere) return;
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, FIRST_PATIENCE))]);
}
const begun = globalThis.document ? begin() : Promise.resolve();

let read: { readonly from: unknown; readonly house: House } = { from: null, house: readHouse(null) };

/** The same object as long as it says the same. */
function house(from: unknown): House {
  if (read.from !== from) read = { from, house: readHouse(from) };
  return read.house;
}

export function useHouse(): House {
  use(begun);
  return useStore(told, house);
}

export const isOffered = ({ games }: House, game: GameId): boolean => games === null || games[game] !== undefined;

export const offeredExtras = ({ games }: House, game: GameId): readonly Extra[] =>
  EXTRAS[game].filter((extra) => games === null || games[game]?.includes(extra));

/** Without what was wished once, and is not offered here. */
export const offeredWish = (house: House, wish: Wish): Wish => ({
  ...wish,
  extras: offeredExtras(house, wish.game).filter((extra) => wish.extras.includes(extra)),
});
