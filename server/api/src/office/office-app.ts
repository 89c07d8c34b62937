import { dataHeaders } from '@fairhall/kit/http/data-headers';
import { registerDocs } from '@fairhall/kit/http/docs';
import { shutDownGracefully } from '@fairhall/kit/http/graceful-shutdown';
import type { FastifyInstance } from 'fastify';
import { registerHooks } from '../http/hooks.ts';
import {
  createHttpApp,
  EVENT_LOOP_DELAY_MS_MAX,
  registerLoadShedding,
  registerRateLimit,
} from '../http/http-app.ts';
import { registerRoutes } from '../http/routes.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { Services } from '../services.ts';
import { authorizeStaff } from './authorize-staff.ts';
import { registerLogCsv } from './log-csv-route.ts';
import { officeDescription } from './office-description.ts';
import { registerOfficePage } from './office-page.ts';
import { officeHandlers } from './office-router.ts';
import { OfficeStreams } from './office-streams.ts';

const PREFIX = '/office';

/**
 * Builds the back office: its API and its page, on an origin of their own. It shares process, database
 * and ledger with the players' API, and no route, table of accounts or session. It does not listen.
 */
export async function buildOfficeApp(
  services: Services,
  {
    webDir,
    delayMsMax = EVENT_LOOP_DELAY_MS_MAX,
    healthEveryMs,
  }: {
    readonly webDir: string;
    /** Delay of the event loop above which requests are rejected. */
    readonly delayMsMax?: number;
    /** How often the event streams have the state of the services. */
    readonly healthEveryMs?: number;
  },
): Promise<FastifyInstance> {
  const { settings } = services;
  const app = createHttpApp(services);
  const isClosing = shutDownGracefully(app);
  const streams = new OfficeStreams(services, { healthEveryMs });
  await app.register(async (api) => {
    registerHooks(api, { services, prefix: PREFIX, isClosing, headers: dataHeaders(settings) });
    if (settings.rateLimit) await registerRateLimit(api);
    await registerLoadShedding(api, { services, delayMsMax });
    registerRoutes(api, {
      handlers: officeHandlers,
      prefix: PREFIX,
      authorize: (call) => authorizeStaff(services, call),
    });
    registerLogCsv(api, services);
    streams.register(api);
  });
  await app.register(async (documents) => {
    registerHooks(documents, { services, prefix: PREFIX, isClosing });
    await registerDocs(documents, {
      document: openApiDocument(
        officeDescription({ origin: settings.origins.office, handlers: officeHandlers }),
      ),
      title: 'Fairhall back office',
      prefix: '',
    });
    await registerOfficePage(documents, {
      webDir,
      webOrigin: settings.origins.web,
      production: settings.production,
    });
  });
  return app;
}
