import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsPage } from './accepts-page.ts';
import { sendNotFound } from './errors.ts';
import {
  type DescribedGame,
  type DescribedReplay,
  gamePreview,
  type PagePreview,
  replayPreview,
  withPreview,
} from './page-preview.ts';

/** The paths of the client's router without parameters. Each serves a document of the client. */
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
  '/safer-play/help',
  '/terms',
  '/privacy',
  '/reset-password',
  '/payment-result',
  '/game-play',
  '/free-play',
  '/r',
]);

const GAME_PATH = '/games/:gameId';
const REPLAY_PATH = '/r/:id';

/** Pages with a document of their own, which preloads what the page needs. */
const OWN_DOCUMENTS: Readonly<Record<string, string>> = {
  '/': 'home.html',
  '/home': 'home.html',
  '/games': 'games.html',
  '/wallet': 'wallet.html',
  [GAME_PATH]: 'game.html',
};

/** The places of the origins in a document. */
const WEB_ORIGIN = '{{WEB_ORIGIN}}';
const GAME_ORIGIN = '{{GAME_ORIGIN}}';

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

type ClientOptions = {
  readonly webDir: string;
  readonly webOrigin: string;
  readonly gameOrigin: string;
  /** A game of the catalogue, which the document of its page describes. */
  readonly findGame: (gameId: string) => Promise<DescribedGame | undefined>;
  /** A finished round, likewise. */
  readonly findReplay: (id: string) => Promise<DescribedReplay | undefined>;
};

/**
 * Serves the built player client. Hashed assets are immutable; art keeps its names and is cached for
 * an hour; documents are always revalidated. A path with a trailing slash is redirected to the one
 * without, with its query. For an unknown path a browser gets the client's own not-found page with
 * status 404, any other client the envelope. Without a build every unknown path gets the envelope.
 */
export async function registerStaticClient(
  app: FastifyInstance,
  { webDir, webOrigin, gameOrigin, findGame, findReplay }: ClientOptions,
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
  for (const url of [...CLIENT_PATHS, GAME_PATH, REPLAY_PATH]) {
    if (url !== '/')
      app.get(`${url}/`, (request, reply) =>
        reply.header('cache-control', 'no-cache').redirect(canonicalUrl(request), 308),
      );
  }
  for (const url of CLIENT_PATHS) {
    const document = documentOf(url);
    app.get(url, (_request, reply) => sendDocument(reply, document));
  }
  /** A page whose document describes what its path names, with 404 for nothing. */
  function describe(url: string, find: (name: string) => Promise<PagePreview | undefined>): void {
    const template = documentOf(url);
    app.get<{ Params: Record<string, string> }>(url, async ({ params }, reply) => {
      const [name = ''] = Object.values(params);
      const preview = await find(name);
      if (!preview) return sendDocument(reply.code(404), template);
      return sendDocument(reply, withPreview(template, { preview, webOrigin }));
    });
  }
  describe(GAME_PATH, async (gameId) => {
    const game = await findGame(gameId);
    return game && gamePreview(game);
  });
  describe(REPLAY_PATH, async (id) => {
    const replay = await findReplay(id);
    return replay && replayPreview(id, replay);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!acceptsPage(request, '/api')) return sendNotFound(request, reply);
    return sendDocument(reply.code(404), index);
  });
}

function sendDocument(reply: FastifyReply, document: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document);
}

/** The URL without the trailing slash: each page has one URL, also for search engines. */
function canonicalUrl({ url }: FastifyRequest): string {
  return url.replace(/\/(?=\?|$)/, '');
}

/** Browsers detect a new version of the client by revalidating its service worker. */
const SERVICE_WORKER = 'sw.js';

function cacheControlOf(file: string): string {
  if (file === SERVICE_WORKER) return 'no-cache';
  const hashed = file.startsWith(`assets${path.sep}`);
  return hashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`;
}
