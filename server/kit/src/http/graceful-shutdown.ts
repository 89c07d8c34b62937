import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for each client with a request in flight to receive `Connection: close`. */
const DRAIN_MS = 300;
/** Unless `drainMs` is set, the shutdown does not wait if the last request is older than this. */
const QUIET_MS = 2000;

/**
 * Closes the app without aborting a request. For the drain every request is served, and every
 * response has `Connection: close`, so after it no client sends another request on a connection that
 * is being closed. Requests in flight always get their response.
 * @param options.drainMs time for a load balancer to see that the app is closing; by default 300 ms,
 *   and none without recent requests
 * @returns whether the app is closing
 */
export function shutDownGracefully(
  app: FastifyInstance,
  { drainMs = null }: { drainMs?: number | null } = {},
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
  // Fastify sends the header to new requests alone; the connections of earlier ones would stay open.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const isQuiet = performance.now() - lastRequestAtMs >= QUIET_MS;
    await delay(drainMs ?? (isQuiet ? 0 : DRAIN_MS));
    isDrained = true;
    idle.destroy();
  });
  return () => isClosing;
}

/**
 * Connections without a request yet. Browsers open some in advance. Node counts them as busy, so
 * each would delay the shutdown until its timeout.
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
