import { handleClientError } from '@fairhall/kit/http/client-error-handler';
import { dataHeaders } from '@fairhall/kit/http/data-headers';
import { registerDocs } from '@fairhall/kit/http/docs';
import { shutDownGracefully } from '@fairhall/kit/http/graceful-shutdown';
import { HEADER_BYTES_MAX } from '@fairhall/kit/http/header-bytes-max';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { handlers } from './app-router.ts';
import { AppError } from './core/app-error.ts';
import { registerBodyParser } from './http/body-parser.ts';
import { registerDevMail } from './http/dev-mail.ts';
import { registerErrors, sendFailure } from './http/errors.ts';
import { EventStreams, type StreamBounds } from './http/event-streams.ts';
import { registerHooks } from './http/hooks.ts';
import { openApiDocument } from './http/openapi.ts';
import { registerRoutes } from './http/routes.ts';
import { registerDocumentHeaders } from './http/security-headers.ts';
import { registerStaticClient } from './http/static-client.ts';
import type { Services } from './services.ts';

const BODY_BYTES_MAX = 1_048_576;
/** Whole requests; nobody may hold a connection by sending one byte at a time. */
const REQUEST_MS_MAX = 60_000;
/** Calls of one address (of IPv6: one network) in a minute; a busy lobby makes about sixty. */
const CALLS_PER_MINUTE_MAX = 600;
/** Addresses that are counted; past it, the one seen longest ago is forgotten. */
const COUNTED_ADDRESSES_MAX = 20_000;
/** The event loop this late on average: a call would wait for seconds. */
const EVENT_LOOP_DELAY_MS_MAX = 1000;
/** Long enough that a few long turns, such as those of a start or of saving a large catalogue, are no overload. */
const EVENT_LOOP_SAMPLE_MS = 5000;
const RETRY_AFTER_OVERLOAD_S = 1;

export type ApiOptions = {
  readonly webDir: string;
  /** Narrower bounds of the event streams than the usual ones. */
  readonly streams?: Partial<StreamBounds>;
  /** How late the event loop may be before calls are refused. */
  readonly delayMsMax?: number;
  /** How long clients are told that the app closes, before it does. */
  readonly drainMs?: number;
};

/** Builds the player API with the web client beside it; never listens. */
export async function buildApiApp(
  services: Services,
  { webDir, streams, delayMsMax = EVENT_LOOP_DELAY_MS_MAX, drainMs }: ApiOptions,
): Promise<FastifyInstance> {
  const { settings, random } = services;
  const app: FastifyInstance = fastify({
    http: { maxHeaderSize: HEADER_BYTES_MAX },
    requestTimeout: REQUEST_MS_MAX,
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // The answer to a call that comes while the app closes is the call's own.
    return503OnClosing: false,
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => random.requestId(),
    logController: new LogController({ disableRequestLogging: true }),
    // A path that cannot even be decoded never reaches a route; it gets the envelope all the same.
    frameworkErrors: (error, request, reply) =>
      sendFailure(error, request, reply.header('x-request-id', request.id)),
    clientErrorHandler: handleClientError,
    // Answers what is under way, then closes; idle keep-alive connections go at once.
    forceCloseConnections: 'idle',
  });
  const eventStreams = new EventStreams(services, streams);
  eventStreams.endOnClose(app);
  const isClosing = shutDownGracefully(app, { drainMs });
  registerErrors(app);
  registerBodyParser(app);
  await app.register(async (api) => {
    registerHooks(api, { services, isClosing, headers: dataHeaders(settings) });
    await api.register(cors, {
      origin: [settings.origins.web],
      credentials: true,
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
      production: settings.production,
    });
    await registerDocs(documents, {
      document: openApiDocument({ webOrigin: settings.origins.web }),
      title: 'Fairhall API',
      prefix: '/api',
    });
    await registerStaticClient(documents, { webDir });
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

/** Refuses calls with 503 before anything is done for them, while the process cannot keep up. */
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
