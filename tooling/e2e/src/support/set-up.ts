import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from './chromium.ts';
import { SITE } from './site.ts';

/** Once, before all tests in the browser: there is a browser, and a table to open in it. */
export default function setUp(): void {
  requireChromium();
  if (!existsSync(join(SITE, 'index.html')))
    throw new Error('The table is not built: run these tests by `npm test`, or build it first (`npm run build`).');
}
