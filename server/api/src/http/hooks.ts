import { isHostMissing } from '@fairhall/kit/http/client-error-handler';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '../contract/index.ts';
import { AppError, invalidField } from '../core/app-error.ts';
import type { Metrics } from '../core/metrics.ts';

/** The outcome of a request, for the audit log. */
export type Outcome = {
  /** Of the envelope. */
  readonly code: number;
  /** The player that registered or logged in. */
  readonly userId?: string | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    outcome?: Outcome;
  }
}

const RETRY_AFTER_S = 1;
const NO_ROUTE = 'none';
const FILES = 'files';

/**
 * The two hooks of a scope: headers and readiness before a request, metrics and audit log after it.
 * @param options.prefix of the paths of calls
 * @param options.headers constant headers of all responses
 */
export function registerHooks(
  app: FastifyInstance,
  {
    metrics,
    log,
    prefix,
    isClosing,
    headers = {},
  }: {
    metrics: Metrics;
    log: FastifyBaseLogger;
    prefix: string;
    isClosing: () => boolean;
    headers?: Readonly<Record<string, string>>;
  },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isHostMissing(request.raw)) {
      done(invalidField({ path: 'host', message: 'the Host header is missing' }));
      return;
    }
    // Signals the shutdown to a load balancer; all other requests are still processed.
    const isRefused = isClosing() && request.routeOptions.config.endpoint === contract.health.ready;
    done(isRefused ? new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_S }) : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    // Event streams last for hours and have metrics of their own.
    if (routeOptions.url !== `${prefix}/events` || status !== 200) {
      metrics.calls.observe(
        { method, route: routeLabel(routeOptions.url, prefix), status },
        elapsedTime / 1000,
      );
    }
    if (routeOptions.config.endpoint?.audited) {
      audit(log, { request, code: request.outcome?.code ?? status, ms: elapsedTime });
    }
    done();
  });
}

/** The route's template as a label: each requested path would create a time series. */
function routeLabel(url: string | undefined, prefix: string): string {
  if (url === undefined) return NO_ROUTE;
  return url.startsWith(prefix) ? url : FILES;
}

/**
 * Logs a call that changes an account or moves money: who, route, outcome and request id. The
 * line contains no input: no address, email or token.
 */
function audit(
  log: FastifyBaseLogger,
  { request, code, ms }: { request: FastifyRequest; code: number; ms: number },
): void {
  const { method, routeOptions, outcome, caller } = request;
  const userId = outcome?.userId ?? caller?.userId;
  const staffId = caller?.staffId;
  const call = `${method} ${routeOptions.url}`;
  log.info(
    { reqId: request.id, call, code, userId, staffId, ms: Math.round(ms) },
    'call completed',
  );
}
