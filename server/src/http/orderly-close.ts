import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';

/** Long enough for everybody who is asking to hear with an answer that the connection ends. */
const DRAIN_MS = 200;

/**
 * Closes without cutting anybody off. From the signal on, every answer says `Connection: close`
 * and the readiness call says 503; after a moment of that nobody is left who would ask on a
 * connection that is being closed at the same time. What is under way is always answered.
 */
export function closeInOrder(
  app: FastifyInstance,
  { readyUrl }: { readyUrl: string },
): { readonly isClosing: boolean } {
  let isClosing = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (!isClosing) {
      done();
      return;
    }
    reply.header('connection', 'close');
    const isLeaving = request.routeOptions.url === readyUrl;
    done(isLeaving ? new AppError('OVERLOADED', { retryAfterS: 1 }) : undefined);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    await delay(DRAIN_MS);
  });
  return {
    get isClosing() {
      return isClosing;
    },
  };
}
