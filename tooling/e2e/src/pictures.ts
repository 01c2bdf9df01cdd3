import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import type { Browser } from 'playwright-core';
import { playOn, untilAsked, untilRest } from './support/hands.ts';
import { openSite } from './support/site.ts';
import { openBrowser, visit } from './support/visit.ts';

const PICTURES = {
  call: 'npm run pictures --',
  does: `Pictures of every game, at the beginning, in the middle and at the end, for a large screen and a phone.
Drawn in software this takes minutes; each file is told as it is written.`,
  flags: {
    out: 'the folder (default pictures)',
    quality: 'of the drawing (default high)',
    only: 'a part of the names of those that are wanted (default: all)',
  },
} as const satisfies Command;

const { out = 'pictures', quality = 'high', only = '' } = commandLine(PICTURES, (argv) => parseFlags(PICTURES, argv));

const NOCTURNAL = encodeURIComponent('{"nocturnal":true}');
const GAMES = {
  keltis: 'game=keltis&seats=3',
  rune: 'game=rune',
  'rune-stones': `game=rune-stones&seats=4&options=${NOCTURNAL}`,
} as const;
const SIZES = { desktop: [1600, 1000], phone: [390, 844], 'phone-wide': [844, 390] } as const;
/** So many own moves before the picture. */
const MOMENTS = { opening: 0, middle: 40, end: Number.POSITIVE_INFINITY } as const;
/** Places to look at more closely. */
const CLOSE_UPS = {
  'rune-stones': ['throne', 'forges', 'display', 'night'],
  keltis: ['board'],
  rune: ['board'],
} as const;

type Size = keyof typeof SIZES;
type Game = keyof typeof GAMES;

interface Wanted {
  readonly game: Game;
  readonly size: Size;
  readonly moment: keyof typeof MOMENTS;
}

/** Plays quickly at the lowest level, then looks at the same match at the wanted one: the page goes on where it was. */
async function take(browser: Browser, address: string, { game, size, moment }: Wanted): Promise<void> {
  const [width, height] = SIZES[size];
  const hash = `#/practice?${GAMES[game]}&level=casual&pause=0&seed=5`;
  const isPhone = size !== 'desktop';
  await using here = await visit(browser, address, {
    hash,
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const { page } = here;
  await untilAsked(page);
  if (MOMENTS[moment] > 0) await playOn(page, 'click', { most: MOMENTS[moment] });
  if (moment !== 'end') await page.goto(`${address}/?quality=${quality}&probe&again${hash}`);
  await untilAsked(page);
  await untilRest(page);
  await shoot(page, `${game}-${moment}-${size}`);
  if (moment !== 'middle' || size !== 'desktop') return;
  for (const glance of CLOSE_UPS[game]) {
    await page.evaluate((id) => window.dolmen?.tabletop.glance(id), glance);
    await untilRest(page);
    await shoot(page, `${game}-${glance}`);
  }
}

async function shoot(page: Awaited<ReturnType<typeof visit>>['page'], name: string): Promise<void> {
  const path = resolve(join(out, `${name}.png`));
  await page.screenshot({ path, timeout: 900_000 });
  console.log(path);
}

const wanted = Object.keys(GAMES).flatMap((game) =>
  Object.keys(SIZES).flatMap((size) => Object.keys(MOMENTS).map((moment) => ({ game, size, moment }) as Wanted)),
);
mkdirSync(out, { recursive: true });
await using site = await openSite();
const browser = await openBrowser();
await using front = await visit(browser, site.address, { viewport: { width: 1280, height: 860 } });
await front.page.getByRole('heading', { level: 1 }).waitFor();
await shoot(front.page, 'front-desktop');
for (const one of wanted)
  if (`${one.game}-${one.moment}-${one.size}`.includes(only)) await take(browser, site.address, one);
await browser.close();
