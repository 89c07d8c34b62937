import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body exactly as it came, which is what a signature was made over. */
    rawBody?: string;
  }
}

/**
 * JSON alone, with the raw text kept. A body that names `__proto__` or a constructor's prototype is
 * refused with 400; an empty one counts as none.
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
