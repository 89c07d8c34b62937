import { dataHeaders } from '@fairhall/kit/http/data-headers';
import { registerDocs } from '@fairhall/kit/http/docs';
import { shutDownGracefully } from '@fairhall/kit/http/graceful-shutdown';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { handlers } from './app-router.ts';
import { authorize } from './http/authorize.ts';
import { registerDevMail } from './http/dev-mail.ts';
import { EventStreams, type StreamLimits } from './http/event-streams.ts';
import { registerHooks } from './http/hooks.ts';
import {
  createHttpApp,
  EVENT_LOOP_DELAY_MS_MAX,
  registerLoadShedding,
  registerRateLimit,
} from './http/http-app.ts';
import { registerRoutes } from './http/routes.ts';
import { registerDocumentHeaders } from './http/security-headers.ts';
import { registerStaticClient } from './http/static-client.ts';
import { apiDescription } from './openapi/api-description.ts';
import { openApiDocument } from './openapi/document.ts';
import type { Services } from './services.ts';

const PREFIX = '/api';

export type ApiOptions = {
  readonly webDir: string;
  /** Overrides of the event streams' limits. */
  readonly streams?: Partial<StreamLimits>;
  /** Delay of the event loop above which requests are rejected. */
  readonly delayMsMax?: number;
};

/** Builds the player API and serves the web client; it does not listen. */
export async function buildApiApp(
  services: Services,
  { webDir, streams, delayMsMax = EVENT_LOOP_DELAY_MS_MAX }: ApiOptions,
): Promise<FastifyInstance> {
  const { settings } = services;
  const app = createHttpApp(services);
  const isClosing = shutDownGracefully(app, settings);
  const eventStreams = new EventStreams(services, streams);
  // After the drain: streams are served until their players have another node to go to.
  eventStreams.endOnClose(app);
  await app.register(async (api) => {
    registerHooks(api, { services, prefix: PREFIX, isClosing, headers: dataHeaders(settings) });
    await api.register(cors, {
      origin: [settings.origins.web],
      credentials: true,
      // Any OPTIONS request gets the headers of a preflight.
      strictPreflight: false,
      exposedHeaders: ['x-request-id', 'retry-after'],
    });
    if (settings.rateLimit) await registerRateLimit(api);
    await registerLoadShedding(api, { services, delayMsMax });
    registerRoutes(api, {
      handlers,
      prefix: PREFIX,
      authorize: (call) => authorize(services, call),
    });
    eventStreams.register(api);
    registerDevMail(api, services);
  });
  await app.register(async (documents) => {
    registerHooks(documents, { services, prefix: PREFIX, isClosing });
    await registerDocumentHeaders(documents, {
      gameOrigin: settings.origins.game,
      frameOrigins: async () => (await services.providers.current()).frameOrigins,
      production: settings.production,
    });
    await registerDocs(documents, {
      document: openApiDocument(apiDescription({ webOrigin: settings.origins.web })),
      title: 'Fairhall API',
      prefix: PREFIX,
    });
    await registerStaticClient(documents, {
      webDir,
      webOrigin: settings.origins.web,
      gameOrigin: settings.origins.game,
    });
  });
  return app;
}
