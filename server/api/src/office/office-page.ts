import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { acceptsPage } from '../http/accepts-page.ts';
import { sendNotFound } from '../http/errors.ts';

const YEAR_S = 31_536_000;

/** The sections of the page's router; each has pages below it. */
const SECTIONS: ReadonlySet<string> = new Set([
  'login',
  'overview',
  'withdrawals',
  'deposits',
  'players',
  'adjustments',
  'ledger',
  'games',
  'providers',
  'log',
  'staff',
  'settings',
  'support',
  'test-desk',
]);

/**
 * Serves the page of the back office and its assets, and nothing of the players' client. An unknown path
 * is 404: the page for a browser that navigates, the envelope for any other call and without a build.
 */
export async function registerOfficePage(
  app: FastifyInstance,
  { webDir, webOrigin, production }: { webDir: string; webOrigin: string; production: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The pictures of games are on the players' origin.
        imgSrc: ["'self'", 'data:', webOrigin],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: production ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.setNotFoundHandler(sendNotFound);
  const file = path.join(webDir, 'office.html');
  if (!existsSync(file)) return;
  await app.register(fastifyStatic, {
    root: path.join(webDir, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: YEAR_S * 1000,
    // The build writes a .br and a .gz beside each asset.
    preCompressed: true,
    setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
  });
  const document = readFileSync(file, 'utf8').replaceAll('{{WEB_ORIGIN}}', webOrigin);
  app.get('/*', (request, reply) => {
    if (!isPage(request.url)) {
      if (!acceptsPage(request, '/office')) return sendNotFound(request, reply);
      reply.code(404);
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(document);
  });
}

/** By the text of the URL: parsed, `//elsewhere.test` is the page `/` of another host. */
function isPage(url: string): boolean {
  const [path = ''] = url.split('?');
  const [, section = ''] = path.split('/');
  return path === '/' || SECTIONS.has(section);
}
