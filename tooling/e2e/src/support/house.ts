import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openServer, type Server, type ServerSettings } from './server.ts';
import { openSite, type Site } from './site.ts';
import { openBrowser } from './visit.ts';

/** What a file of tests opens before its first test, and closes after its last. */
export interface House<T> {
  readonly home: T;
  readonly browser: Browser;
}

function house<T extends AsyncDisposable>(open: () => Promise<T>): House<T> {
  const opened: { home?: T; browser?: Browser } = {};
  beforeAll(async () => {
    opened.home = await open();
    opened.browser = await openBrowser();
  });
  afterAll(async () => {
    await opened.browser?.close();
    await opened.home?.[Symbol.asyncDispose]();
  });
  return opened as House<T>;
}

/** The real server, with the table. */
export const houseWithRooms = (settings: ServerSettings = {}): House<Server> => house(() => openServer(settings));

/** The table on a plain file server. */
export const houseWithoutRooms = (): House<Site> => house(openSite);
