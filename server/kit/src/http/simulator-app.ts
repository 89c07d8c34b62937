import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  handleClientError,
  httpOptions,
  isHostMissing,
  refuseUnroutable,
} from './client-error-handler.ts';
import { registerTextBodies } from './json-body.ts';
import { ApiError, sendError, sendNotFound } from './simulator-envelope.ts';

/** Limit of a body, checked before it is read. */
const BODY_BYTES_MAX = 16_384;

/**
 * A simulator's app: every response in the envelope with a request id, bounded bodies, and no log of
 * URLs, because they contain checkouts and launch tokens.
 */
export function createSimulatorApp({
  logger,
  headers = {},
}: {
  logger: FastifyBaseLogger | undefined;
  /** Constant headers of all responses. */
  headers?: Readonly<Record<string, string>>;
}): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    clientErrorHandler: handleClientError,
    http: httpOptions,
    // Requests that arrive while the app closes are processed like those in flight.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.header('x-request-id', request.id)),
  });
  refuseUnroutable(app.server);
  registerTextBodies(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendNotFound);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done(
      isHostMissing(request.raw)
        ? new ApiError('INVALID_REQUEST', 'The Host header is missing.')
        : undefined,
    );
  });
  return app;
}

/** A built document; read at each request, so that a rebuilt one is served without a restart. */
export async function readDocument(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new ApiError(
        'OVERLOADED',
        'This page is not built yet. Build the web client and open it again.',
      );
    }
    throw cause;
  }
}
