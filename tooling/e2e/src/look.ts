import { openServer } from './support/server.ts';
import { openSite } from './support/site.ts';
import { openBrowser, visit } from './support/visit.ts';

/**
 * A picture of a page, to look at: `node src/look.ts '#/practice?game=keltis' out.png 1280x800 5 '?quality=medium&probe'`.
 * The number is the seconds to wait; `ROOMS=1` puts the real server behind the page.
 */
const [hash = '#/', file = 'look.png', size = '1280x800', seconds = '3', query = '?quality=medium&probe'] =
  process.argv.slice(2);
const [width = 1280, height = 800] = size.split('x').map(Number);
const isPhone = Math.min(width, height) < 500;

const here = process.env.ROOMS ? await openServer() : await openSite();
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
await page.screenshot({ path: file, timeout: 600_000 });
const cost = await page.evaluate(() => window.dolmen?.cost() ?? null);
console.log(file, JSON.stringify({ cost, faults, outside }));
await browser.close();
await here[Symbol.asyncDispose]();
