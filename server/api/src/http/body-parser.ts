import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed JSON body, for the verification of its signature. */
    rawBody?: string;
  }
}

/**
 * Accepts JSON only and keeps the raw text. A body with the key `__proto__` or
 * `constructor.prototype` is rejected with 400; an empty body is parsed as `undefined`.
 */
export function registerBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    request.rawBody = text;
    if (text.trim() === '') done(null, undefined);
    else parseJson(request, text, done);
  });
}
