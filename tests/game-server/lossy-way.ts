import { createServer, type IncomingMessage } from 'node:http';

/** What gets lost of a call: all of it, or its answer after it has been done. */
type Loss = 'call' | 'answer' | null;

/** A way to the wallet at `to` on which `lossOf` says, call by call, what gets lost. */
export async function openLossyWay(to: string, lossOf: () => Loss) {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const loss = lossOf();
    if (loss === 'call') return request.socket.destroy();
    const upstream = await fetch(`${to}${request.url}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': String(request.headers['x-signature']),
      },
      body,
    });
    const text = await upstream.text();
    if (loss === 'answer') return request.socket.destroy();
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
