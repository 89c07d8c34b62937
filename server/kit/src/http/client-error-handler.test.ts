import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handleClientError, httpOptions } from './client-error-handler.ts';

test('a connection whose request timed out is destroyed, although its client keeps it open', async () => {
  const app = fastify({
    clientErrorHandler: handleClientError,
    http: { ...httpOptions, headersTimeout: 100, connectionsCheckingInterval: 20 },
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nslow');
  const [response] = await once(socket, 'data');
  expect(String(response)).toContain('"code":400');
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 60_000 });
});
