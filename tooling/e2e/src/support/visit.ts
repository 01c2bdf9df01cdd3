import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { requireChromium } from './chromium.ts';

/** A guard against hanging, not a measure: machines differ, and pictures are drawn in software. */
export const PATIENCE = 180_000;

export const DESKTOP = { viewport: { width: 1024, height: 680 } } as const satisfies BrowserContextOptions;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

export const openBrowser = (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox', '--mute-audio', ...args] });

/** Somebody in front of a screen. What goes wrong behind it is collected. */
export interface Visit extends AsyncDisposable {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Requests to any other host, and faults of the page. Both must stay empty. */
  readonly outside: readonly string[];
  readonly faults: readonly string[];
}

/** As if the user had said their name on another day; runs in the page. */
function remember(name: string): void {
  if (location.protocol.startsWith('http')) localStorage['dolmen.settings'] ??= JSON.stringify({ name });
}

const isOwn = (url: string, home: string): boolean =>
  url.startsWith(home) || url.startsWith(home.replace('http', 'ws')) || /^(data|blob|about):/.test(url);

/**
 * `hash`: which page, such as `#/practice?game=keltis`; `before`: a script that runs before the page's own; `name`: what this
 * browser knows its user by, `null`: nobody said it yet. At the test level of quality, with the probe open.
 */
export async function visit(
  browser: Browser,
  address: string,
  {
    hash = '#/',
    query = '?quality=test&probe',
    name = 'Guest',
    before = '',
    ...options
  }: BrowserContextOptions & { hash?: string; query?: string; name?: string | null; before?: string } = {},
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', ...DESKTOP, ...options });
  context.setDefaultTimeout(PATIENCE);
  if (name !== null) await context.addInitScript(remember, name);
  if (before !== '') await context.addInitScript(before);
  const page = await context.newPage();
  const outside: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => void (isOwn(request.url(), address) || outside.push(request.url())));
  page.on('websocket', (socket) => void (isOwn(socket.url(), address) || outside.push(socket.url())));
  page.on('pageerror', (error) => faults.push(error.stack ?? String(error)));
  // What the server's policy forbids is forbidden in silence, but for this.
  page.on('console', (said) => void (/Content.Security.Policy/i.test(said.text()) && faults.push(said.text())));
  await page.goto(`${address}/${query}${hash}`);
  return { page, context, outside, faults, [Symbol.asyncDispose]: () => context.close() };
}
