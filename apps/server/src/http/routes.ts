import type { Application, Router } from 'express';
import type { Doors } from '../access/doors.ts';
import { Finding } from '../rooms/finding.ts';
import type { Services } from '../rooms/services.ts';
import type { Tables } from '../rooms/tables.ts';
import { apiRouter } from './api.ts';
import { addSlash, basePathOf } from './base-path.ts';
import { faults } from './faults.ts';
import { BEHIND, gate } from './gate.ts';
import { securityHeaders } from './headers.ts';
import { matchmakingRouter } from './matchmaking.ts';
import { operatorRouter } from './operator-router.ts';
import { origins } from './origins.ts';
import { logRefusals } from './refusals.ts';
import { countByNetwork } from './request-ip.ts';
import { siteRouter } from './site.ts';

/** Every route of the server, by the path that it is under. `docs/security.md` has a row for each. */
export type Routers = Readonly<Record<string, Router>>;

export function routersOf(services: Services, tables: Tables, doors: Doors, site: string): Routers {
  const finding = new Finding(tables);
  return {
    '/api': apiRouter(services, tables, finding, doors),
    '/matchmake': matchmakingRouter(services, finding),
    '/': operatorRouter(services),
    '': siteRouter(site),
  };
}

/** What happens to every request, and then the routes. */
export function addRoutes(app: Application, services: Services, doors: Doors, routers: Routers): void {
  const { settings, log } = services;
  app.disable('x-powered-by');
  countByNetwork(app, settings.trustProxy);
  app.use(securityHeaders(settings));
  app.use(logRefusals(log));
  app.use(origins(settings));
  app.use(BEHIND, gate(doors));
  app.use(addSlash(basePathOf(settings)));
  for (const [path, router] of Object.entries(routers)) app.use(path || '/', router);
  app.use((_, response) => void response.status(404).json({ error: { code: 'not-found' } }));
  app.use(faults(services));
}
