import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from './errors.ts';

/** Paths that the client's router knows; any of them is answered with its one document. */
export const CLIENT_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/games',
  '/wallet',
  '/profile',
  '/history',
  '/favorites',
  '/support',
  '/fairness',
  '/verify',
  '/reset-password',
  '/payment-result',
  '/game-play',
]);

/** Documents of their own name what their page will need, so that it comes sooner. */
const OWN_DOCUMENTS: Readonly<Record<string, string>> = {
  '/': 'home.html',
  '/home': 'home.html',
  '/games': 'games.html',
};

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/**
 * Serves the built player client. Hashed assets are immutable; art keeps its names and is asked
 * for again after an hour; the document is always asked for. A page's path with a slash at its end
 * leads to the one without, its query with it. A browser on an unknown path gets the client's own
 * not-found page with status 404, anyone else the envelope. Without a build (an API on its own)
 * every unknown path gets the envelope.
 */
export async function registerStaticClient(
  app: FastifyInstance,
  { webDir }: { webDir: string },
): Promise<void> {
  const indexFile = path.join(webDir, 'index.html');
  if (!existsSync(indexFile)) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const index = readFileSync(indexFile);
  const documentOf = (url: string) => {
    const file = path.join(webDir, OWN_DOCUMENTS[url] ?? 'index.html');
    return existsSync(file) ? readFileSync(file) : index;
  };
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // A registered route per file: nothing outside the build can be named.
    wildcard: false,
    globIgnore: ['*.html'],
    cacheControl: false,
    // The build puts a .br and a .gz beside each asset.
    preCompressed: true,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', cachingOf(path.relative(webDir, file)));
      response.setHeader('vary', 'origin, accept-encoding');
    },
  });
  for (const url of CLIENT_PATHS) {
    if (url !== '/')
      app.get(`${url}/`, (request, reply) =>
        reply.header('cache-control', 'no-cache').redirect(plainUrl(url, request), 308),
      );
    const document = documentOf(url);
    app.get(url, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return sendNotFound(request, reply);
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(index);
  });
}

/** Each page has one address, for search engines as for the client's own router. */
function plainUrl(path: string, { url }: FastifyRequest): string {
  const query = url.indexOf('?');
  return query === -1 ? path : path + url.slice(query);
}

/** Browsers look for a new version of the client by asking for its worker again. */
const WORKER = 'sw.js';

function cachingOf(file: string): string {
  if (file === WORKER) return 'no-cache';
  const hashed = file.startsWith(`assets${path.sep}`);
  return hashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`;
}

function wantsPage(request: FastifyRequest): boolean {
  const navigates = request.method === 'GET' || request.method === 'HEAD';
  const accepts = request.headers.accept ?? '';
  return navigates && accepts.includes('text/html') && !request.url.startsWith('/api');
}
