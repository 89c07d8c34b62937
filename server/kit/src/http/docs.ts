import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const page = (title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="./docs/assets/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="./docs/assets/swagger-ui-bundle.js"></script>
<script src="./docs/start.js"></script>
</body>
</html>
`;

/** The page's script is a file of its own, so that its CSP needs no inline script. */
const START = `SwaggerUIBundle({
  url: './openapi.json',
  dom_id: '#swagger-ui',
  tryItOutEnabled: true,
});
`;

/**
 * Serves `<prefix>/docs`, an interactive page, and its document `<prefix>/openapi.json`.
 * @param options.build builds the document, at its first request: a start does not wait for it
 */
export async function registerDocs(
  app: FastifyInstance,
  {
    build,
    title,
    prefix,
  }: { build: () => Readonly<Record<string, unknown>>; title: string; prefix: '' | '/api' },
): Promise<void> {
  const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist'));
  await app.register(fastifyStatic, {
    root: assets,
    prefix: `${prefix}/docs/assets/`,
    decorateReply: false,
    index: false,
    maxAge: '1d',
  });
  let document: Readonly<Record<string, unknown>> | undefined;
  app.get(`${prefix}/openapi.json`, (_request, reply) => {
    document ??= build();
    return reply.send(document);
  });
  app.get(`${prefix}/docs/start.js`, (_request, reply) =>
    reply.type('text/javascript').send(START),
  );
  app.get(`${prefix}/docs`, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', DOCS_CSP)
      .send(page(title)),
  );
}

const DOCS_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
