import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createHttpServer } from '@fairhall/kit/http/http-server';
import type { Random } from '@fairhall/kit/random';
import type { Settings } from '@fairhall/kit/settings';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { BODY_BYTES_MAX } from '../contract/endpoint.ts';
import { AppError } from '../core/app-error.ts';
import type { Metrics } from '../core/metrics.ts';
import { registerErrors, sendFailure } from './errors.ts';

/**
 * Requests of one address (for IPv6 of one network) per minute and process; a busy lobby sends about
 * sixty. A guard against floods: several nodes allow as many times more.
 */
const CALLS_PER_MINUTE_MAX = 600;
/** Limit of the LRU cache of addresses that the rate limit counts. */
const COUNTED_ADDRESSES_MAX = 20_000;
/** Long enough that a few long tasks, as of the start or of a large catalogue, are no overload. */
const EVENT_LOOP_SAMPLE_MS = 5000;
const DELAY_RESOLUTION_MS = 10;
const RETRY_AFTER_OVERLOAD_S = 1;

/** An app whose every response is in the envelope, the framework's errors included. */
export function createHttpApp({
  settings,
  random,
  log,
}: {
  readonly settings: Pick<Settings, 'origins' | 'trustedProxies'>;
  readonly random: Random;
  readonly log: FastifyBaseLogger;
}): FastifyInstance {
  const app = createHttpServer({
    settings,
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => random.requestId(),
    sendError: sendFailure,
  });
  registerErrors(app);
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

/**
 * Rejects requests with 503 before they are processed, while the process is overloaded. The measure
 * needs no file: the process must not fail where it has none left.
 */
export function registerLoadShedding(
  app: FastifyInstance,
  { metrics, settings }: { metrics: Metrics; settings: Pick<Settings, 'shedDelayMs'> },
): void {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  let isOverloaded = false;
  let sampledAt = performance.now();
  const sampling = setInterval(() => {
    const now = performance.now();
    // Without a sample the loop stood still since the last time.
    const delayMs = delay.count > 0 ? delay.mean / 1e6 - DELAY_RESOLUTION_MS : now - sampledAt;
    isOverloaded = delayMs > settings.shedDelayMs;
    sampledAt = now;
    delay.reset();
  }, EVENT_LOOP_SAMPLE_MS).unref();
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!isOverloaded || routeOptions.config.endpoint?.neverShed) return;
    metrics.shedCalls.inc();
    throw new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_OVERLOAD_S });
  });
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    delay.disable();
  });
}
