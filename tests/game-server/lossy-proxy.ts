import { createServer, type IncomingMessage } from 'node:http';

/** The lost part of a call: the request, or the response after the call took effect. */
export type Loss = 'request' | 'response' | null;

/** A proxy to the wallet at `to`; `lossOf` returns what is lost of a call to a path. */
export async function openLossyProxy(to: string, lossOf: (path: string) => Loss) {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const loss = lossOf(request.url ?? '');
    if (loss === 'request') return request.socket.destroy();
    const upstream = await fetch(`${to}${request.url}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': String(request.headers['x-signature']),
      },
      body,
    });
    const text = await upstream.text();
    if (loss === 'response') return request.socket.destroy();
    response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
