import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for every client with a request under way to read that the connection ends. */
const DRAIN_MS = 300;
/** Without a request for this long, no client is about to send one. */
const QUIET_MS = 2000;

/**
 * Closes without cutting a call off. From the signal on every response says `Connection: close`;
 * after a moment of that no client is left that would send a request on a connection that is being
 * closed at the same time. What is under way is always answered.
 * @returns whether the app is closing
 */
export function shutDownGracefully(
  app: FastifyInstance,
  { drainMs = DRAIN_MS }: { drainMs?: number | undefined } = {},
): () => boolean {
  let isClosing = false;
  let isDrained = false;
  let lastRequestAtMs = Number.NEGATIVE_INFINITY;
  const idle = new IdleConnections();
  app.server.on('connection', (socket) => (isDrained ? socket.destroy() : idle.add(socket)));
  app.server.on('request', ({ socket }) => {
    lastRequestAtMs = performance.now();
    idle.delete(socket);
  });
  // Fastify says so to requests from here on; those that came before would keep theirs open, idle.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (performance.now() - lastRequestAtMs < QUIET_MS) await delay(drainMs);
    isDrained = true;
    idle.destroy();
  });
  return () => isClosing;
}

/**
 * Connections without a request yet. Browsers open some ahead of need; Node counts them as busy, so
 * that each would hold the shutdown up until its timeout.
 */
class IdleConnections {
  readonly #sockets = new Set<Socket>();

  add(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  delete(socket: Socket): void {
    this.#sockets.delete(socket);
  }

  destroy(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
