import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/**
 * Security headers of the documents and files of the API's origin. The player client loads only from
 * its own origin, reads data of the game origin too, and cannot be framed. It frames games and shows
 * pictures of the enabled providers' origins, which are read for each response.
 */
export async function registerDocumentHeaders(
  app: FastifyInstance,
  {
    gameOrigin,
    frameOrigins,
    production,
  }: { gameOrigin: string; frameOrigins: () => Promise<readonly string[]>; production: boolean },
): Promise<void> {
  let known = '';
  // Before those of helmet, which cannot wait.
  app.addHook('onRequest', async () => {
    known = (await frameOrigins()).join(' ');
  });
  const frames = () => known;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // React and Bootstrap set style attributes; there are no inline style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', frames],
        fontSrc: ["'self'"],
        // The verifier reads the sheets of the games.
        connectSrc: ["'self'", gameOrigin],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: [frames],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // The game page and the checkout are other origins on the same site.
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: production ? { maxAge: YEAR_S, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
