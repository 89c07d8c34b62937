import { dataHeaders } from '@fairhall/kit/http/data-headers';
import { registerDocs } from '@fairhall/kit/http/docs';
import { shutDownGracefully } from '@fairhall/kit/http/graceful-shutdown';
import type { FastifyInstance } from 'fastify';
import { registerHooks } from './http/hooks.ts';
import { createHttpApp, registerLoadShedding, registerRateLimit } from './http/http-app.ts';
import { registerOfficePage } from './office/index.ts';
import type { Api } from './open-api.ts';
import { openApiDocument } from './openapi/document.ts';
import { officeDescription } from './openapi/office-description.ts';

const PREFIX = '/office';

/**
 * Builds the back office: its API and its page, on an origin of their own. It shares process, database
 * and ledger with the players' API, and no route, table of accounts or session. It does not listen.
 */
export async function buildOfficeApp(
  { infrastructure, modules: { office } }: Pick<Api, 'infrastructure' | 'modules'>,
  {
    webDir,
    healthEveryMs,
  }: {
    readonly webDir: string;
    /** How often the event streams have the state of the services. */
    readonly healthEveryMs?: number;
  },
): Promise<FastifyInstance> {
  const { settings, metrics, log } = infrastructure;
  const app = createHttpApp(infrastructure);
  const isClosing = shutDownGracefully(app);
  const streams = office.streams({ healthEveryMs });
  await app.register(async (api) => {
    registerHooks(api, { metrics, log, prefix: PREFIX, isClosing, headers: dataHeaders(settings) });
    if (settings.rateLimit) await registerRateLimit(api);
    registerLoadShedding(api, infrastructure);
    office.registerCalls(api, PREFIX);
    streams.register(api);
  });
  await app.register(async (documents) => {
    registerHooks(documents, { metrics, log, prefix: PREFIX, isClosing });
    await registerDocs(documents, {
      build: () => openApiDocument(officeDescription({ origin: settings.origins.office })),
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
