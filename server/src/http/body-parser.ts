import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body exactly as it came, which is what a signature was made over. */
    rawBody?: string;
  }
}

/** @throws FastifyError 400 for what is no JSON, or names what a body may not */
export type ParseBody = (text: string) => unknown;

/**
 * JSON alone, with the raw text kept. A body that names `__proto__` or a constructor's prototype is
 * refused; an empty one counts as none.
 * @returns the same parser, for calls that do not pass the framework
 */
export function registerBodyParser(app: FastifyInstance): ParseBody {
  const parser = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    request.rawBody = text;
    if (isEmpty(text)) done(null, undefined);
    else parser(request, text, done);
  });
  return (text) => {
    if (isEmpty(text)) return undefined;
    let parsed: unknown;
    // It answers at once, and looks at nothing of the request.
    Reflect.apply(parser, app, [
      undefined,
      text,
      (error: Error | null, body: unknown) => {
        if (error) throw error;
        parsed = body;
      },
    ]);
    return parsed;
  };
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}
