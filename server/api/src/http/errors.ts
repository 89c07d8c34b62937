import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error.ts';
import { acceptedLanguage } from '../core/language.ts';
import { failure } from './envelope.ts';

/** Sends every error of an app, the framework's included, in the envelope. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

/** The response to an unknown path, in the envelope. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(new AppError('NOT_FOUND'), request, reply);
}

export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const response = failure(error, acceptedLanguage(request.headers['accept-language']));
  if (response.unexpected) request.log.error({ err: error }, 'a request failed unexpectedly');
  if (response.retryAfterS !== undefined) reply.header('retry-after', response.retryAfterS);
  request.outcome = { code: response.body.code };
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(response.body);
}
