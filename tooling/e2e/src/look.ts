import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import { openServer } from './support/server.ts';
import { openSite } from './support/site.ts';
import { openBrowser, visit } from './support/visit.ts';

const LOOK = {
  call: 'node tooling/e2e/src/look.ts',
  does: 'A picture of one page, to look at.',
  flags: {
    hash: "of the page, as '#/practice?game=keltis' (default #/)",
    query: 'of the page (default ?quality=medium&probe)',
    out: 'the file (default look.png)',
    size: 'width and height (default 1280x800)',
    seconds: 'to wait before (default 3)',
  },
  switches: { rooms: 'puts the real server behind the page' },
} as const satisfies Command;

const {
  hash = '#/',
  query = '?quality=medium&probe',
  out = 'look.png',
  size = '1280x800',
  seconds = '3',
  rooms = false,
} = commandLine(LOOK, (argv) => parseFlags(LOOK, argv));
const [width = 1280, height = 800] = size.split('x').map(Number);
const isPhone = Math.min(width, height) < 500;

const here = rooms ? await openServer() : await openSite();
const browser = await openBrowser();
const { page, faults, outside } = await visit(browser, here.address, {
  hash,
  query,
  viewport: { width, height },
  hasTouch: isPhone,
  isMobile: isPhone,
});
page.on('console', (line) => line.type() === 'error' && console.log(line.text()));
await page.waitForTimeout(Number(seconds) * 1000);
await page.screenshot({ path: out, timeout: 600_000 });
const cost = await page.evaluate(() => window.dolmen?.cost() ?? null);
console.log(out, JSON.stringify({ cost, faults, outside }));
await browser.close();
await here[Symbol.asyncDispose]();
