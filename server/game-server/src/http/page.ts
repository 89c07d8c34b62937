import { existsSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '@fairhall/kit/http/simulator-app';
import { invalid } from '@fairhall/kit/http/simulator-envelope';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentOf } from './page-document.ts';

/** The place of the game's id in the documents that load its pictures. */
const GAME_ID = '__GAME_ID__';

/** The document, and its path, by which the lobby loads the code that games share. */
const SHARED_CODE = 'shared-code.html';

/** The game page and its assets; file names in `assets/` contain a content hash. */
export async function registerPage(
  app: FastifyInstance,
  { webDir, webOrigin }: { webDir: string; webOrigin: string },
): Promise<void> {
  const folders = [
    { name: 'assets', immutable: true, maxAge: '365d' },
    { name: 'art', immutable: false, maxAge: '1h' },
  ];
  for (const { name, immutable, maxAge } of folders) {
    const root = path.join(webDir, name);
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root,
      prefix: `/${name}/`,
      immutable,
      maxAge,
      index: false,
      decorateReply: false,
      preCompressed: true,
      setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
    });
  }
  app.get<{ Querystring: { homeUrl?: unknown; GameID?: unknown } }>('/', async (request, reply) => {
    const { homeUrl, GameID } = request.query;
    requireHomeUrl(homeUrl, webOrigin);
    const gameId = typeof GameID === 'string' ? GameID : '';
    // Only the document of a known game has the place of its id.
    const document = await readDocument(path.join(webDir, documentOf(gameId)));
    return reply
      .headers({
        // The address contains a launch token.
        'cache-control': 'no-store',
        'content-security-policy': pageCsp(webOrigin),
        'permissions-policy': PERMISSIONS,
      })
      .type('text/html; charset=utf-8')
      .send(document.replaceAll(GAME_ID, gameId));
  });
  app.get(`/${SHARED_CODE}`, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': pageCsp(webOrigin) })
      .type('text/html; charset=utf-8')
      .send(await readDocument(path.join(webDir, SHARED_CODE))),
  );
}

/**
 * The page navigates back to `homeUrl`: another origin would be an open redirect.
 * @throws INVALID_REQUEST
 */
function requireHomeUrl(homeUrl: unknown, webOrigin: string): void {
  if (homeUrl === undefined) return;
  const isAllowed =
    typeof homeUrl === 'string' && URL.canParse(homeUrl) && new URL(homeUrl).origin === webOrigin;
  if (!isAllowed) throw invalid([{ path: 'homeUrl', message: `must be on ${webOrigin}` }]);
}

/** A game fills the screen and moves with the tilt of a phone; it needs no other permission. */
const PERMISSIONS =
  'fullscreen=(self), accelerometer=(self), gyroscope=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=()';

/** Only the player client may frame a game; all resources are of this origin. */
function pageCsp(webOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${webOrigin}`,
  ].join('; ');
}
