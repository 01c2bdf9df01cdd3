import type { Application, Router } from 'express';
import type { Services } from '../rooms/services.ts';
import type { Tables } from '../rooms/tables.ts';

import { apiRouter } from './api.ts';
import { addSlash, basePathOf } from './base-path.ts';
import { faults } from './faults.ts';
import { securityHeaders } from './headers.ts';
import { matchmakingRouter } from './matchmaking.ts';
import { origins } from './origins.ts';
import { plainRouter } from './plain-router.ts';
import { logRefusals } from './refusals.ts';
import { countByNetwork } from './request-ip.ts';
import { siteRouter } from './site.ts';

/** Every route of the server, by the path that it is under. `docs/security.md` has a row for each. */
export type Doors = Readonly<Record<string, Router>>;

export const doorsOf = (services: Services, tables: Tables, site: string): Doors => ({
  '/api': apiRouter(services, tables),
  '/matchmake': matchmakingRouter(services),
  '/': plainRouter(services),
  '': siteRouter(site),
});

/** What happens to every request, and then the doors. */
export function openDoors(app: Application, services: Services, doors: Doors): void {
  const { settings, log } = services;
  app.disable('x-powered-by');
  countByNetwork(app, settings.trustProxy);
  app.use(securityHeaders(settings));
  app.use(logRefusals(log));
  app.use(origins(settings));
  app.use(addSlash(basePathOf(settings)));
  for (const [path, door] of Object.entries(doors)) app.use(path || '/', door);
  app.use((_, response) => void response.status(404).json({ error: { code: 'not-found' } }));
  app.use(faults(services));
}
