import type { Page } from 'playwright-core';

/** A page or a dialog, and the way to it: by its address and what is pressed there, in any language. */
export interface Place {
  readonly name: string;
  readonly hash: string;
  reach(page: Page): Promise<unknown>;
}

const TABLE = '#/practice?game=keltis&level=beginner&pause=0&seed=7';

const heading = (page: Page): Promise<unknown> => page.locator('h1').first().waitFor();

/** On the front page: what opens it. */
const dialog = (name: string, button: string): Place => ({
  name,
  hash: '#/',
  reach: async (page) => {
    await page.locator(button).first().click();
    await page.locator('dialog[open]').waitFor();
  },
});

/** At a table: the key that opens it, and what is seen then. */
const atTable = (name: string, key: string, seen: string): Place => ({
  name,
  hash: TABLE,
  reach: async (page) => {
    await page.locator('.prompt.asked').waitFor();
    if (key) await page.keyboard.press(key);
    await page.locator(seen).first().waitFor();
  },
});

/** Wherever one can be without a server. */
export const PLACES: readonly Place[] = [
  { name: 'front page', hash: '#/', reach: heading },
  dialog('friends', '.boxes article .box-buttons button:nth-child(2)'),
  dialog('rules', '.boxes article .box-help button'),
  dialog('settings', '.front-settings button:last-of-type'),
  { name: 'privacy', hash: '#/privacy', reach: heading },
  { name: 'replay', hash: '#/replay', reach: heading },
  { name: 'matches', hash: '#/matches', reach: heading },
  atTable('table', '', 'canvas'),
  atTable('text table', 't', '.text-moves ul button'),
  atTable('log', 'h', '.log-panel'),
  atTable('talk', 'c', '.talk-panel'),
  atTable('menu', 'k', '.menu-panel'),
  atTable('help', 'F1', 'dialog[open]'),
];
