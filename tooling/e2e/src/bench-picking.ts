import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import type { CDPSession, Page } from 'playwright-core';
import { enter, HEADSET, viewpointOf } from './support/headset.ts';
import { SMALL } from './support/seated.ts';
import { openSite } from './support/site.ts';
import { openBrowser, visit } from './support/visit.ts';

const BENCH = {
  call: 'node tooling/e2e/src/bench-picking.ts',
  does: 'What it takes a headset to find what a hand points at: at the end of recorded matches, when most lies on the table, with rays to all over it. In milliseconds of the processor for a frame.',
  flags: { times: 'how often each ray is cast (default 20)' },
} as const satisfies Command;

const { times = '20' } = commandLine(BENCH, (argv) => parseFlags(BENCH, argv));
const EXAMPLES = fileURLToPath(new URL('../../../packages/records/examples/', import.meta.url));

/** What the page's own thread has had of the processor: others may work on this machine. */
async function cpuSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

async function measure(page: Page, devtools: CDPSession): Promise<string> {
  const { eyes } = await viewpointOf(page);
  // The first is for the compiler.
  const pick = (often: number) =>
    page.evaluate(([from, count]) => window.dolmen?.pickAll(from, count), [eyes, often] as const);
  await pick(5);
  const begin = await cpuSeconds(devtools);
  const found = await pick(Number(times));
  const millis = ((await cpuSeconds(devtools)) - begin) * 1000;
  if (!found) throw new Error('there is no table on this page');
  return `${(millis / found.rays).toFixed(3)} ms, ${found.pieces} pieces, ${found.panels} panels`;
}

await using site = await openSite();
const browser = await openBrowser();
for (const name of readdirSync(EXAMPLES)) {
  await using here = await visit(browser, site.address, { hash: '#/replay', before: HEADSET, ...SMALL });
  const { page, context } = here;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.getByLabel('Choose a file').setInputFiles(`${EXAMPLES}${name}`);
  await page.waitForFunction(() => window.dolmen?.isAtRest());
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * 0.95)));
  await page.waitForFunction(() => (window.dolmen?.session.get().view.ply ?? 0) > 0);
  await enter(page);
  console.log(name.padEnd(32), await measure(page, devtools));
}
await browser.close();
