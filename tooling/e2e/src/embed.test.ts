import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseWithRooms } from './support/house.ts';
import { visit } from './support/visit.ts';

const record = readFileSync(new URL('../../../packages/records/examples/rune.json', import.meta.url), 'utf8');

/** A club's own page, with a frame in it. */
const club = createServer((request, response) => {
  const address = new URL(request.url ?? '', 'http://club').searchParams.get('frame') ?? '';
  response.setHeader('content-type', 'text/html').end(`<title>club</title><iframe src="${address}"></iframe>`);
});
await new Promise<void>((resolve) => club.listen(0, '127.0.0.1', resolve));
const { port } = club.address() as AddressInfo;
const named = `http://127.0.0.1:${port}`;
const other = `http://localhost:${port}`;
const house = houseWithRooms({ EMBED_ORIGINS: named });
afterAll(() => club.close());

let framed: string;
beforeAll(() => {
  framed = `${house.home.address}/?embed&quality=test&probe#/`;
});

const at = (site: string, address: string): string => `${site}/?frame=${encodeURIComponent(address)}`;

test('a site that the host named shows replays in a frame, and nothing else', async () => {
  await using here = await visit(house.browser, house.home.address);
  const { page } = here;
  await page.goto(at(named, `${framed}replay`));
  const frame = page.frameLocator('iframe');
  await frame
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await frame.getByRole('slider', { name: 'Moment of the match' }).waitFor();
  await frame.getByRole('link', { name: 'Open in Dolmen' }).waitFor();
  expect(await frame.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
  await page.goto(at(named, framed));
  await page.frameLocator('iframe').getByText('Only replays are shown here').waitFor();
});

test('no other site may, nor may a page that was not asked for so', async () => {
  await using here = await visit(house.browser, house.home.address);
  const { page } = here;
  const refused = page.waitForEvent('console', (said) => /frame-ancestors/.test(said.text()));
  await page.goto(at(other, `${framed}replay`));
  await refused;
  const again = page.waitForEvent('console', (said) => /frame-ancestors/.test(said.text()));
  await page.goto(at(named, `${house.home.address}/#/replay`));
  await again;
});
