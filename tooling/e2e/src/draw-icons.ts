// Draws the page's icons, and the pictures that a link to a game is shown with, from what the page itself draws.
// Run by hand (`node tooling/e2e/src/draw-icons.ts`) after a build when they change; the results are part of the sources.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@dolmen/core';
import { message } from '@dolmen/messages';
import type { Browser, Page } from 'playwright-core';
import { openSite, ROOT } from './support/site.ts';
import { openBrowser } from './support/visit.ts';

const PUBLIC = join(ROOT, 'apps/table/public');
const PREVIEW = { width: 1200, height: 630 };

async function picture(browser: Browser, size: { width: number; height: number }, html: string, out: string) {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}</style>${html}`);
  await page.screenshot({ path: join(PUBLIC, out), omitBackground: true });
  await page.close();
}

/** `inset`: what a system may cut off around it. */
async function icon(browser: Browser, pixels: number, inset: number, out: string): Promise<void> {
  const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  const background = inset > 0 ? '#1c1712' : 'transparent';
  const size = `width:${pixels}px;height:${pixels}px`;
  const html = `<div style="${size};padding:${pixels * inset}px;background:${background}">${svg}</div>`;
  await picture(browser, { width: pixels, height: pixels }, html, out);
}

const coverOf = (page: Page, game: GameId): Promise<string> =>
  page.locator(`.box-${game} .cover`).evaluate((cover) => cover.outerHTML);

const INK = 'color:#f2eadb;text-shadow:0 2px 12px #000;font-family:Georgia,"DejaVu Serif",serif';
const titled = (covers: string, title: string): string =>
  `<style>body{background:#14110e}svg{width:100%;height:100%;object-fit:cover}</style>
   <div style="display:flex;width:1200px;height:630px">${covers}</div>
   <div style="position:absolute;inset:auto 0 0;padding:120px 56px 44px;background:linear-gradient(transparent,#14110ee0)">
   <p style="font-size:92px;${INK}">${title}</p></div>`;

const half = (svg: string): string =>
  `<div style="flex:1;overflow:hidden">${svg.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')}</div>`;

mkdirSync(join(PUBLIC, 'previews'), { recursive: true });
await using site = await openSite();
const browser = await openBrowser();
await icon(browser, 192, 0, 'icon-192.png');
await icon(browser, 512, 0, 'icon-512.png');
await icon(browser, 512, 0.1, 'icon-maskable-512.png');
const front = await browser.newPage();
await front.goto(`${site.address}/`);
await front.locator('.cover').first().waitFor();
const covers = new Map<GameId, string>();
for (const game of GAME_IDS) covers.set(game, await coverOf(front, game));
for (const [game, cover] of covers)
  await picture(browser, PREVIEW, titled(half(cover), message('en', `lobby.game.${game}`)), `previews/${game}.png`);
await picture(browser, PREVIEW, titled([...covers.values()].map(half).join(''), 'Dolmen'), 'previews/dolmen.png');
await browser.close();
