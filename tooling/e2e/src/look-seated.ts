import { writeFileSync } from 'node:fs';
import { type Command, commandLine, parseFlags } from '@dolmen/flags';
import { playOn, untilAsked, untilRest } from './support/hands.ts';
import { ask, bothEyes, changedFrom, enter, HEADSET, lookAt, pinch, pointAt, untilFrames } from './support/headset.ts';
import { openSite } from './support/site.ts';
import { openMenu, putOnViewer } from './support/viewer.ts';
import { openBrowser, PATIENCE, visit } from './support/visit.ts';

const LOOK = {
  call: 'node tooling/e2e/src/look-seated.ts',
  does: 'What both eyes see of a match after some moves: in an emulated headset, through a viewer, or with red-cyan glasses. Drawn in software this takes a minute or two.',
  flags: {
    way: 'vr, ar, viewer, glasses or grey-glasses (default vr)',
    match: 'as of a practice page (default game=keltis&seats=4)',
    place: 'seat, left, right, across or above (default seat)',
    look: 'the point of the table that the head is turned to, as x,y,z (default: its middle)',
    moves: 'own moves before it (default 6)',
    out: 'the file (default eyes.png)',
    size: 'width and height (default 1280x640)',
  },
  switches: { hands: 'bare hands instead of controllers' },
} as const satisfies Command;

const {
  way = 'vr',
  match = 'game=keltis&seats=4',
  place = 'seat',
  look,
  moves = '6',
  out = 'eyes.png',
  size = '1280x640',
  hands = false,
} = commandLine(LOOK, (argv) => parseFlags(LOOK, argv));
const [width = 1280, height = 640] = size.split('x').map(Number);

const how = `;localStorage.setItem('dolmen.xr', JSON.stringify({ place: '${place}' }));
headset.primaryInputMode = '${hands ? 'hand' : 'controller'}';`;

await using site = await openSite();
const browser = await openBrowser();
const hash = `#/practice?level=casual&pause=0&seed=5&${match}`;
await using here = await visit(browser, site.address, { hash, viewport: { width, height }, before: HEADSET + how });
const { page } = here;
await untilAsked(page);
if (Number(moves) > 0) await playOn(page, 'click', { most: Number(moves) });
const isFlat = way === 'viewer' || way.endsWith('glasses');
// The same match at the headset's own level of quality, or the best: the page goes on where it was.
await page.goto(`${site.address}/?probe&again${isFlat ? '&quality=high' : ''}${hash}`);
await untilAsked(page);
writeFileSync(out, isFlat ? await onScreen() : await inHeadset());
console.log(out, await page.evaluate(() => window.dolmen?.cost()));
await browser.close();

async function onScreen(): Promise<Buffer> {
  if (way === 'viewer') await putOnViewer(page);
  else {
    await openMenu(page);
    const name = way === 'glasses' ? 'Red-cyan glasses' : 'Red-cyan glasses, in grey';
    await page.getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await untilRest(page);
  return page.screenshot({ timeout: 900_000 });
}

async function inHeadset(): Promise<Buffer> {
  if (way === 'ar') {
    await ask(page, /AR/);
    await page.waitForFunction(() => window.dolmen?.poses.get()?.head.isThere, undefined, { timeout: PATIENCE });
    await pinch(page, 'right', hands ? 'pinch' : 'trigger');
    await changedFrom(page, null);
  } else await enter(page);
  const [x = 0, y = 0, z = place === 'seat' ? 1.4 : 0] = look?.split(',').map(Number) ?? [];
  await lookAt(page, [x, y, z]);
  await pointAt(page, 'left', [-3, 0, 2]);
  await pointAt(page, 'right', [1.2, 0, 1.2]);
  await untilFrames(page);
  return bothEyes(page);
}
