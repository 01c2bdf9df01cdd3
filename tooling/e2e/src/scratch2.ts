import { writeFileSync } from 'node:fs';
import { openSite } from './support/site.ts';
import { openBrowser, visit } from './support/visit.ts';
import { bothEyes, enter, HEADSET, lookAt, pointAt, pointOn, untilFrames, pinch } from './support/headset.ts';
import { untilAsked, playOn } from './support/hands.ts';
const [w = '960', h = '500', moves = '6', ...wanted] = process.argv.slice(2);
await using site = await openSite();
const browser = await openBrowser();
for (const one of wanted) {
  const [game = '', place = '', kind = 'vr', mode = 'controller'] = one.split(':');
  const options = game === 'rune-stones' ? '&options=' + encodeURIComponent('{"nocturnal":true}') : '';
  const q = game === 'rune' ? '' : `&seats=${game === 'keltis' ? 4 : 4}`;
  const hash = `#/practice?game=${game}&level=casual&pause=0&seed=5${q}${options}`;
  await using here = await visit(browser, site.address, { hash, viewport: { width: Number(w), height: Number(h) },
    before: HEADSET + (place ? `;localStorage.setItem('dolmen.xr', JSON.stringify({place:'${place}'}));` : '') });
  const { page } = here;
  try {
  page.on('pageerror', (e) => console.log('ERR', e.message, e.stack));
  await untilAsked(page);
  if (Number(moves)) await playOn(page, 'click', { most: Number(moves) });
  if (process.env.LEVEL !== 'test') await page.goto(`${site.address}/?probe&again${hash}`);
  await untilAsked(page);
  const t = Date.now();
  if (mode === 'hand') await page.evaluate(() => { window.headset.primaryInputMode = 'hand'; });
  if (kind === 'ar') {
    await page.evaluate(() => window.headset.quaternion.set(-0.24, 0, 0, 0.97));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: /AR/ }).click();
    await page.waitForFunction(() => (window.dolmen as any).poses.get()?.head.isThere, undefined, { timeout: 180000 });
    await untilFrames(page);
    await pinch(page, 'right', mode === 'hand' ? 'pinch' : 'trigger');
    await page.waitForFunction(() => window.dolmen?.viewpoint.get() != null);
  } else {
    await page.evaluate(() => { window.headset.quaternion.set(-0.2, 0, 0, 0.98); });
    await enter(page);
    await lookAt(page, place === 'seat' || place === '' ? [0, 0, 1.2] : [0, 0, 0]);
  }
  const next = await page.evaluate(() => (window.dolmen!.session.get() as any).next) as string[];
  const points = [] as any[];
  for (const piece of next) { const p = await pointOn(page, 'right', piece); points.push(p); }
  console.log(one, next.length, 'touchable', points.filter((p) => p === null).length, 'covered', next.filter((_, i) => !points[i]).join(' '));
  const target = points.find(Boolean) ?? [0, 0, 0];
  await pointAt(page, 'left', [-3, 0, 2]);
  await pointAt(page, 'right', target);
  await untilFrames(page, 3);
  writeFileSync(`/tmp/xr/s-${one.replaceAll(':', '-')}.png`, await bothEyes(page));
  console.log(one, Date.now() - t, await page.evaluate(() => JSON.stringify(window.dolmen!.cost())), here.faults.length);
  } catch (e) { console.log('FAILED', one, String(e).slice(0, 400)); }
}
await browser.close();
