import {
  handleClientError,
  httpOptions,
  refuseUnroutable,
} from '@fairhall/kit/http/client-error-handler';
import { dataHeaders } from '@fairhall/kit/http/data-headers';
import { registerDocs } from '@fairhall/kit/http/docs';
import { shutDownGracefully } from '@fairhall/kit/http/graceful-shutdown';
import { registerTextBodies } from '@fairhall/kit/http/json-body';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { handlers } from './app-router.ts';
import { BODY_BYTES_MAX } from './contract/endpoint.ts';
import { AppError } from './core/app-error.ts';
import { registerDevMail } from './http/dev-mail.ts';
import { registerErrors, sendFailure } from './http/errors.ts';
import { EventStreams, type StreamLimits } from './http/event-streams.ts';
import { registerHooks } from './http/hooks.ts';
import { openApiDocument } from './http/openapi.ts';
import { registerRoutes } from './http/routes.ts';
import { registerDocumentHeaders } from './http/security-headers.ts';
import { registerStaticClient } from './http/static-client.ts';
import type { Services } from './services.ts';

/** Limit for receiving a complete request, so that a slow sender cannot occupy a connection. */
const REQUEST_MS_MAX = 60_000;
/**
 * Requests of one address (for IPv6 of one network) per minute and process; a busy lobby sends about
 * sixty. A guard against floods: several nodes allow as many times more.
 */
const CALLS_PER_MINUTE_MAX = 600;
/** Limit of the LRU cache of addresses that the rate limit counts. */
const COUNTED_ADDRESSES_MAX = 20_000;
/** Mean delay of the event loop at which requests would wait for seconds. */
const EVENT_LOOP_DELAY_MS_MAX = 1000;
/** Long enough that a few long tasks, as of the start or of a large catalogue, are no overload. */
const EVENT_LOOP_SAMPLE_MS = 5000;
const RETRY_AFTER_OVERLOAD_S = 1;

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
  const { settings, random } = services;
  const app: FastifyInstance = fastify({
    http: httpOptions,
    requestTimeout: REQUEST_MS_MAX,
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // Requests that arrive while the app closes are processed like those in flight.
    return503OnClosing: false,
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => random.requestId(),
    logController: new LogController({ disableRequestLogging: true }),
    // A path that cannot be decoded never reaches a route; its error is sent in the envelope too.
    frameworkErrors: (error, request, reply) =>
      sendFailure(error, request, reply.header('x-request-id', request.id)),
    clientErrorHandler: handleClientError,
    // Completes requests in flight before closing; idle keep-alive connections close at once.
    forceCloseConnections: 'idle',
  });
  refuseUnroutable(app.server);
  const isClosing = shutDownGracefully(app, settings);
  const eventStreams = new EventStreams(services, streams);
  // After the drain: streams are served until their players have another node to go to.
  eventStreams.endOnClose(app);
  registerErrors(app);
  registerTextBodies(app);
  await app.register(async (api) => {
    registerHooks(api, { services, isClosing, headers: dataHeaders(settings) });
    await api.register(cors, {
      origin: [settings.origins.web],
      credentials: true,
      // Any OPTIONS request gets the headers of a preflight.
      strictPreflight: false,
      exposedHeaders: ['x-request-id', 'retry-after'],
    });
    if (settings.rateLimit) await registerRateLimit(api);
    await registerLoadShedding(api, { services, delayMsMax });
    registerRoutes(api, { handlers, services });
    eventStreams.register(api);
    registerDevMail(api, services);
  });
  await app.register(async (documents) => {
    registerHooks(documents, { services, isClosing });
    await registerDocumentHeaders(documents, {
      gameOrigin: settings.origins.game,
      frameOrigins: async () => (await services.providers.current()).frameOrigins,
      production: settings.production,
    });
    await registerDocs(documents, {
      document: openApiDocument({ webOrigin: settings.origins.web }),
      title: 'Fairhall API',
      prefix: '/api',
    });
    await registerStaticClient(documents, {
      webDir,
      webOrigin: settings.origins.web,
      gameOrigin: settings.origins.game,
    });
  });
  return app;
}

async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE_MAX,
    timeWindow: '1 minute',
    cache: COUNTED_ADDRESSES_MAX,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(ttl / 1000) }),
  });
}

/** Rejects requests with 503 before they are processed, while the process is overloaded. */
async function registerLoadShedding(
  app: FastifyInstance,
  { services, delayMsMax }: { services: Pick<Services, 'metrics'>; delayMsMax: number },
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delayMsMax,
    sampleInterval: EVENT_LOOP_SAMPLE_MS,
    pressureHandler: () => {
      services.metrics.shedCalls.inc();
      throw new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_OVERLOAD_S });
    },
  });
}
