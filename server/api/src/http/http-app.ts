import {
  handleClientError,
  httpOptions,
  refuseUnroutable,
} from '@fairhall/kit/http/client-error-handler';
import { registerTextBodies } from '@fairhall/kit/http/json-body';
import type { Random } from '@fairhall/kit/random';
import type { Settings } from '@fairhall/kit/settings';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { BODY_BYTES_MAX } from '../contract/endpoint.ts';
import { AppError } from '../core/app-error.ts';
import type { Metrics } from '../core/metrics.ts';
import { registerErrors, sendFailure } from './errors.ts';

/** Limit for receiving a complete request, so that a slow sender cannot occupy a connection. */
const REQUEST_MS_MAX = 60_000;
/**
 * Requests of one address (for IPv6 of one network) per minute and process; a busy lobby sends about
 * sixty. A guard against floods: several nodes allow as many times more.
 */
const CALLS_PER_MINUTE_MAX = 600;
/** Limit of the LRU cache of addresses that the rate limit counts. */
const COUNTED_ADDRESSES_MAX = 20_000;
/** Long enough that a few long tasks, as of the start or of a large catalogue, are no overload. */
const EVENT_LOOP_SAMPLE_MS = 5000;
const RETRY_AFTER_OVERLOAD_S = 1;

/** An app whose every response is in the envelope, the framework's errors included. */
export function createHttpApp({
  settings,
  random,
  log,
}: {
  readonly settings: Pick<Settings, 'trustedProxies'>;
  readonly random: Random;
  readonly log: FastifyBaseLogger;
}): FastifyInstance {
  const app: FastifyInstance = fastify({
    http: httpOptions,
    requestTimeout: REQUEST_MS_MAX,
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    // Requests that arrive while the app closes are processed like those in flight.
    return503OnClosing: false,
    loggerInstance: log as FastifyBaseLogger,
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
  registerErrors(app);
  registerTextBodies(app);
  return app;
}

export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE_MAX,
    timeWindow: '1 minute',
    cache: COUNTED_ADDRESSES_MAX,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(ttl / 1000) }),
  });
}

/** Rejects requests with 503 before they are processed, while the process is overloaded. */
export async function registerLoadShedding(
  app: FastifyInstance,
  { metrics, settings }: { metrics: Metrics; settings: Pick<Settings, 'shedDelayMs'> },
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: settings.shedDelayMs,
    sampleInterval: EVENT_LOOP_SAMPLE_MS,
    pressureHandler: () => {
      metrics.shedCalls.inc();
      throw new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_OVERLOAD_S });
    },
  });
}
