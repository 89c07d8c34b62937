import { dataHeaders } from '@fairhall/kit/http/data-headers';
import { registerDocs } from '@fairhall/kit/http/docs';
import { shutDownGracefully } from '@fairhall/kit/http/graceful-shutdown';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { handlersOf } from './compose.ts';
import { authorize, type Callers } from './http/authorize.ts';
import { registerHooks } from './http/hooks.ts';
import { createHttpApp, registerLoadShedding, registerRateLimit } from './http/http-app.ts';
import { registerRoutes } from './http/routes.ts';
import { registerDocumentHeaders } from './http/security-headers.ts';
import { registerStaticClient } from './http/static-client.ts';
import { registerDevMail } from './mail/dev-mail.ts';
import type { StreamLimits } from './modules/notifications/index.ts';
import { blockAt } from './modules/restrictions/index.ts';
import type { Api } from './open-api.ts';
import { apiDescription } from './openapi/api-description.ts';
import { openApiDocument } from './openapi/document.ts';

export { backendOf } from './backends/index.ts';
export { refusal } from './core/app-error.ts';
export { type MetricsServer, openMetricsServer } from './http/metrics-server.ts';
export type { Infrastructure } from './infrastructure/infrastructure.ts';
export type { Entry, Posting } from './ledger/port.ts';
export { transactionKey } from './ledger/provider-keys.ts';
export { insertStatement, type RowWrite } from './ledger/rows.ts';
export { buildOfficeApp } from './office-app.ts';
export { type Api, openApi } from './open-api.ts';

const PREFIX = '/api';

export type ApiOptions = {
  readonly webDir: string;
  /** Overrides of the event streams' limits. */
  readonly streams?: Partial<StreamLimits>;
};

/** Builds the player API and serves the web client; it does not listen. */
export async function buildApiApp(
  { infrastructure, modules }: Pick<Api, 'infrastructure' | 'modules'>,
  { webDir, streams }: ApiOptions,
): Promise<FastifyInstance> {
  const { settings, clock, metrics, log } = infrastructure;
  const { auth, notifications, providers, restrictions } = modules;
  const app = createHttpApp(infrastructure);
  const isClosing = shutDownGracefully(app, settings);
  const eventStreams = notifications.streams(streams);
  // After the drain: streams are served until their players have another node to go to.
  eventStreams.endOnClose(app);
  const callers: Callers = {
    settings,
    clock,
    identify: (token) => auth.sessions.identify(token),
    loadProviders: () => providers.current(),
    findBlock: async (userId) => blockAt(await restrictions.load(userId), clock.now()),
  };
  await app.register(async (api) => {
    registerHooks(api, { metrics, log, prefix: PREFIX, isClosing, headers: dataHeaders(settings) });
    await api.register(cors, {
      origin: [settings.origins.web],
      credentials: true,
      // Any OPTIONS request gets the headers of a preflight.
      strictPreflight: false,
      exposedHeaders: ['x-request-id', 'retry-after'],
    });
    if (settings.rateLimit) await registerRateLimit(api);
    registerLoadShedding(api, infrastructure);
    registerRoutes(api, {
      handlers: handlersOf(modules),
      prefix: PREFIX,
      authorize: (call) => authorize(callers, call),
    });
    eventStreams.register(api);
    registerDevMail(api, infrastructure);
  });
  await app.register(async (documents) => {
    registerHooks(documents, { metrics, log, prefix: PREFIX, isClosing });
    await registerDocumentHeaders(documents, {
      gameOrigin: settings.origins.game,
      frameOrigins: async () => (await providers.current()).frameOrigins,
      production: settings.production,
    });
    await registerDocs(documents, {
      build: () => openApiDocument(apiDescription({ webOrigin: settings.origins.web })),
      title: 'Fairhall API',
      prefix: PREFIX,
    });
    await registerStaticClient(documents, {
      webDir,
      webOrigin: settings.origins.web,
      gameOrigin: settings.origins.game,
      findGame: modules.games.findInCatalogue,
      findReplay: modules.play.findReplay,
    });
  });
  return app;
}
