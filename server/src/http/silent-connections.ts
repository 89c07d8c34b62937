import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Drops connections that have not asked anything yet when the app closes. Browsers open some ahead
 * of need; Node counts them as busy, so that each would hold an orderly close up until its timeout.
 * A request whose head has arrived is no longer silent and is answered.
 */
export function dropSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
  });
}
