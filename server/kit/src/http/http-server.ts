import type { RawServerDefault } from 'fastify';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { handleClientError, refuseUnroutable } from './client-error-handler.ts';
import { type ConnectionSettings, limitConnections } from './connection-limits.ts';
import { registerTextBodies } from './json-body.ts';

/**
 * Limit of a request's headers, in bytes. Our own clients send less than one KiB; a browser with
 * every header that it supports, about two.
 */
const HEADER_BYTES_MAX = 16_384;

/** How long a connection may stay as it is, in milliseconds. */
const TIMEOUTS = {
  /** Until the headers of a request have come, the first one's from the connection's start. */
  headersTimeout: 20_000,
  /** Until a whole request has come, so that a slow sender cannot occupy a connection. */
  requestTimeout: 60_000,
  /** Between two requests; longer than a load balancer's own, which then closes first. */
  keepAliveTimeout: 72_000,
  /** Without a byte in either direction: for clients that do not read their response. */
  connectionTimeout: 120_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 5_000,
};

/**
 * Creates the app of an HTTP server: with limits of time and number for its connections, JSON bodies
 * as text, an id for each request, and no log of URLs, because they contain checkouts and tokens.
 * @param options.sendError responds to errors of the framework, before a route is found
 */
export function createHttpServer({
  settings,
  sendError,
  timeouts = {},
  ...options
}: Pick<FastifyServerOptions, 'loggerInstance' | 'bodyLimit' | 'genReqId'> & {
  settings: ConnectionSettings;
  sendError: NonNullable<FastifyServerOptions<RawServerDefault>['frameworkErrors']>;
  timeouts?: Partial<typeof TIMEOUTS>;
}): FastifyInstance {
  const { headersTimeout, connectionsCheckingInterval, ...times } = { ...TIMEOUTS, ...timeouts };
  const app: FastifyInstance = fastify({
    ...options,
    ...times,
    http: {
      headersTimeout,
      connectionsCheckingInterval,
      maxHeaderSize: HEADER_BYTES_MAX,
      // Node would reject a request without a Host header with an empty body; `isHostMissing` finds it.
      requireHostHeader: false,
    },
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that arrive while the app closes are processed like those in flight.
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.header('x-request-id', request.id)),
  });
  limitConnections(app.server, settings);
  refuseUnroutable(app.server);
  registerTextBodies(app);
  return app;
}
