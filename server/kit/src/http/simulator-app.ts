import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isHostMissing } from './client-error-handler.ts';
import type { ConnectionSettings } from './connection-limits.ts';
import { createHttpServer } from './http-server.ts';
import { ApiError, sendError, sendNotFound } from './simulator-envelope.ts';

/** Limit of a body, checked before it is read. */
const BODY_BYTES_MAX = 16_384;

/** A simulator's app: every response in the envelope with a request id, and bounded bodies. */
export function createSimulatorApp({
  settings,
  logger,
  headers = {},
}: {
  settings: ConnectionSettings;
  logger: FastifyBaseLogger | undefined;
  /** Constant headers of all responses. */
  headers?: Readonly<Record<string, string>>;
}): FastifyInstance {
  const app = createHttpServer({
    settings,
    ...(logger && { loggerInstance: logger }),
    bodyLimit: BODY_BYTES_MAX,
    genReqId: () => randomUUID(),
    sendError,
  });
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
