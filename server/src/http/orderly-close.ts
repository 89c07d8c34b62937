import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';

/** Long enough for everybody who is asking to hear with an answer that the connection ends. */
const DRAIN_MS = 300;
/** Nobody has asked for this long: nobody is about to. */
const QUIET_MS = 2000;

/**
 * Closes without cutting anybody off. From the signal on, every answer says `Connection: close`
 * and the readiness call says 503; after a moment of that nobody is left who would ask on a
 * connection that is being closed at the same time. What is under way is always answered.
 */
export function closeInOrder(
  app: FastifyInstance,
  { readyUrl, drainMs = DRAIN_MS }: { readyUrl?: string; drainMs?: number | undefined } = {},
): { readonly isClosing: boolean } {
  let isClosing = false;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  app.server.on('request', () => {
    askedAtMs = performance.now();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isLeaving = isClosing && readyUrl !== undefined && request.routeOptions.url === readyUrl;
    done(isLeaving ? new AppError('OVERLOADED', { retryAfterS: 1 }) : undefined);
  });
  // Also for calls that came before the signal: their connections would else stay open, idle.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (performance.now() - askedAtMs < QUIET_MS) await delay(drainMs);
  });
  return {
    get isClosing() {
      return isClosing;
    },
  };
}
