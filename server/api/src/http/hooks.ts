import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '../contract/index.ts';
import { AppError } from '../core/app-error.ts';
import type { Services } from '../services.ts';
import { EVENTS_URL } from './event-streams.ts';

/** How a call ended, for its line in the log. */
export type Outcome = {
  /** Of the envelope. */
  readonly code: number;
  /** Whom a registration or a login turned out to be. */
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
 * The two hooks of a scope: headers and readiness before a call, metrics and the audit line after it.
 * @param options.headers constant headers of all responses
 */
export function registerHooks(
  app: FastifyInstance,
  {
    services: { metrics, log },
    isClosing,
    headers = {},
  }: {
    services: Pick<Services, 'metrics' | 'log'>;
    isClosing: () => boolean;
    headers?: Readonly<Record<string, string>>;
  },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    // A load balancer reads here that the node leaves; everything else is answered to the end.
    const isRefused = isClosing() && request.routeOptions.config.endpoint === contract.health.ready;
    done(isRefused ? new AppError('OVERLOADED', { retryAfterS: RETRY_AFTER_S }) : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    // Event streams last for hours and are counted apart.
    if (routeOptions.url !== EVENTS_URL || status !== 200) {
      metrics.calls.observe(
        { method, route: routeLabel(routeOptions.url), status },
        elapsedTime / 1000,
      );
    }
    if (routeOptions.config.endpoint?.audited) {
      audit(log, { request, code: request.outcome?.code ?? status, ms: elapsedTime });
    }
    done();
  });
}

/** The route's template: paths as they were requested would make a series each. */
function routeLabel(url: string | undefined): string {
  if (url === undefined) return NO_ROUTE;
  return url.startsWith('/api') ? url : FILES;
}

/**
 * One line for a call that changes an account or moves money: the caller by user id, the call, its
 * outcome and the request's id. Nothing that was sent goes into it: no address, email or token.
 */
function audit(
  log: FastifyBaseLogger,
  { request, code, ms }: { request: FastifyRequest; code: number; ms: number },
): void {
  const { method, routeOptions, outcome, caller } = request;
  const userId = outcome?.userId ?? caller?.session?.userId;
  const call = `${method} ${routeOptions.url}`;
  log.info({ reqId: request.id, call, code, userId, ms: Math.round(ms) }, 'call answered');
}
