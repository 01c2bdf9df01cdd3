import { writeFileSync } from 'node:fs';
import { openSite } from './support/site.ts';
import { openBrowser, visit } from './support/visit.ts';
import { bothEyes, enter, HEADSET, lookAt, pinch, pointAt, pointOn, untilFrames } from './support/headset.ts';
import { untilAsked } from './support/hands.ts';
const [game = 'keltis', level = 'vr', w = '1200', h = '640', place = '', kind = 'vr', seats = '3'] = process.argv.slice(2);
await using site = await openSite();
const browser = await openBrowser();
try {
const options = game === 'rune-stones' ? '&options=' + encodeURIComponent('{"nocturnal":true}') : '';
const q = game === 'rune' ? '' : `&seats=${seats}`;
await using here = await visit(browser, site.address, {
  hash: `#/practice?game=${game}&level=casual&pause=0&seed=5${q}${options}`,
  query: level === 'test' ? '?quality=test&probe' : '?probe',
  viewport: { width: Number(w), height: Number(h) },
  before: HEADSET + (place ? `;localStorage.setItem('dolmen.xr', JSON.stringify({place:'${place}'}));` : ''),
});
const { page } = here;
page.on('console', (m) => console.log('console', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('ERR', e.message, e.stack));
await page.waitForFunction(() => window.dolmen !== undefined);
await untilAsked(page);
let t = Date.now();
const lap = (s: string) => { console.log(s, Date.now() - t); t = Date.now(); };
await enter(page, kind === 'vr' ? 'Enter VR' : /AR/);
lap('entered');
console.log(await page.evaluate(() => JSON.stringify(window.dolmen?.viewpoint.get())));
if (process.env.LOOK !== '0') await lookAt(page, [0, 0, 0.5]);
const sight = await page.evaluate(() => window.dolmen!.session.get().next ?? []) as string[];
console.log(sight);
for (const piece of sight.slice(0, 40)) console.log(piece, await pointOn(page, 'right', piece));
const first = sight[0] && await pointOn(page, 'right', sight[0]);
if (first) {
  await pointAt(page, 'right', first);
  await pointAt(page, 'left', [-2, 0, 1]);
}
await untilFrames(page, 4);
lap('pointed');
writeFileSync(`/tmp/xr/${game}-${level}${place}-${kind}.png`, await bothEyes(page));
lap('shot');
console.log(await page.evaluate(() => JSON.stringify(window.dolmen!.cost())));
if (first) { await pinch(page, 'right', 'trigger'); lap('pinched'); console.log(await page.evaluate(() => JSON.stringify((window.dolmen!.session.get() as any).touched))); }
console.log(here.faults);
} finally { await browser.close(); }
