import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendNotFound } from './errors.ts';

/** The paths of the client's router. Each serves a document of the client. */
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
  '/providers',
  '/safer-play',
  '/safer-play/statement',
  '/terms',
  '/privacy',
  '/reset-password',
  '/payment-result',
  '/game-play',
  '/free-play',
]);

/** Pages with a document of their own, which preloads what the page needs. */
const OWN_DOCUMENTS: Readonly<Record<string, string>> = {
  '/': 'home.html',
  '/home': 'home.html',
  '/games': 'games.html',
};

/** The places of the origins in a document. */
const WEB_ORIGIN = '{{WEB_ORIGIN}}';
const GAME_ORIGIN = '{{GAME_ORIGIN}}';

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/**
 * Serves the built player client. Hashed assets are immutable; art keeps its names and is cached for
 * an hour; documents are always revalidated. A path with a trailing slash is redirected to the one
 * without, with its query. For an unknown path a browser gets the client's own not-found page with
 * status 404, any other client the envelope. Without a build every unknown path gets the envelope.
 */
export async function registerStaticClient(
  app: FastifyInstance,
  { webDir, webOrigin, gameOrigin }: { webDir: string; webOrigin: string; gameOrigin: string },
): Promise<void> {
  const indexFile = path.join(webDir, 'index.html');
  if (!existsSync(indexFile)) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const read = (file: string) =>
    readFileSync(file, 'utf8')
      .replaceAll(WEB_ORIGIN, webOrigin)
      .replaceAll(GAME_ORIGIN, gameOrigin);
  const index = read(indexFile);
  const documentOf = (url: string) => {
    const file = path.join(webDir, OWN_DOCUMENTS[url] ?? 'index.html');
    return existsSync(file) ? read(file) : index;
  };
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // Registers a route per file, so no file outside the build can be requested.
    wildcard: false,
    globIgnore: ['*.html'],
    cacheControl: false,
    // The build writes a .br and a .gz beside each asset.
    preCompressed: true,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', cacheControlOf(path.relative(webDir, file)));
      response.setHeader('vary', 'origin, accept-encoding');
    },
  });
  for (const url of CLIENT_PATHS) {
    if (url !== '/')
      app.get(`${url}/`, (request, reply) =>
        reply.header('cache-control', 'no-cache').redirect(canonicalUrl(url, request), 308),
      );
    const document = documentOf(url);
    app.get(url, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    if (!acceptsPage(request)) return sendNotFound(request, reply);
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(index);
  });
}

/** The URL without the trailing slash: each page has one URL, also for search engines. */
function canonicalUrl(path: string, { url }: FastifyRequest): string {
  const query = url.indexOf('?');
  return query === -1 ? path : path + url.slice(query);
}

/** Browsers detect a new version of the client by revalidating its service worker. */
const SERVICE_WORKER = 'sw.js';

function cacheControlOf(file: string): string {
  if (file === SERVICE_WORKER) return 'no-cache';
  const hashed = file.startsWith(`assets${path.sep}`);
  return hashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`;
}

function acceptsPage(request: FastifyRequest): boolean {
  const navigates = request.method === 'GET' || request.method === 'HEAD';
  const accepts = request.headers.accept ?? '';
  return navigates && accepts.includes('text/html') && !request.url.startsWith('/api');
}
