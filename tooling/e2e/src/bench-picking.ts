import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import type { Page } from 'playwright-core';
import { enter, HEADSET, viewpointOf } from './support/headset.ts';
import { SMALL } from './support/seated.ts';
import { openSite } from './support/site.ts';
import { openBrowser, visit } from './support/visit.ts';

const BENCH = {
  call: 'node tooling/e2e/src/bench-picking.ts',
  does: 'What it takes a headset to find what a hand points at: at the end of recorded matches, when most lies on the table, with rays to all over it. Tells milliseconds for a frame, on the mean and for the slowest ray.',
  flags: { times: 'how often each ray is cast (default 40)' },
} as const satisfies Command;

const { times = '40' } = commandLine(BENCH, (argv) => parseFlags(BENCH, argv));
const EXAMPLES = fileURLToPath(new URL('../../../packages/records/examples/', import.meta.url));

/** Of several rounds the fastest: others may work on this machine. The first is for the compiler. */
const ROUNDS = 8;

async function measure(page: Page): Promise<string> {
  const { eyes } = await viewpointOf(page);
  const rounds: { readonly millis: readonly number[]; readonly pieces: number; readonly panels: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(
      await page.evaluate(
        ([from, often]) => {
          if (!window.dolmen) throw new Error('there is no table on this page');
          return window.dolmen.pickAll(from, often);
        },
        [eyes, Number(times)] as const,
      ),
    );
  const [first] = rounds;
  const fastest = (first?.millis ?? []).map((_, ray) => Math.min(...rounds.map(({ millis }) => millis[ray] ?? 0)));
  const mean = fastest.reduce((sum, millis) => sum + millis, 0) / fastest.length;
  const told = [mean, Math.max(...fastest)].map((millis) => millis.toFixed(3));
  return `${told.join(' ')} ms, ${first?.pieces} pieces, ${first?.panels} panels`;
}

await using site = await openSite();
const browser = await openBrowser();
for (const name of readdirSync(EXAMPLES)) {
  await using here = await visit(browser, site.address, { hash: '#/replay', before: HEADSET, ...SMALL });
  const { page } = here;
  await page.getByLabel('Choose a file').setInputFiles(`${EXAMPLES}${name}`);
  await page.waitForFunction(() => window.dolmen?.isAtRest());
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * 0.95)));
  await page.waitForFunction(() => (window.dolmen?.session.get().view.ply ?? 0) > 0);
  await enter(page);
  console.log(name.padEnd(32), await measure(page));
}
await browser.close();
