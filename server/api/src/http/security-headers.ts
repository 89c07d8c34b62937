import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/**
 * Security headers of the documents and files of the API's origin. The player client loads only from
 * its own origin, reads data of the game origin too, frames only that and cannot be framed.
 */
export async function registerDocumentHeaders(
  app: FastifyInstance,
  { gameOrigin, production }: { gameOrigin: string; production: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // React and Bootstrap set style attributes; there are no inline style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // The verifier reads the sheets of the games.
        connectSrc: ["'self'", gameOrigin],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: [gameOrigin],
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
