import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Envelope } from '../envelope.ts';

const BODY = JSON.stringify({
  code: 400,
  msg: 'The request is not valid',
  data: null,
} satisfies Envelope);
const CONTENT_TYPE = 'application/json; charset=utf-8';

/** Whether a request of HTTP/1.1 has no Host header, which is an error (RFC 9112, section 3.2). */
export function isHostMissing({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined;
}

/**
 * Responds with the envelope to bytes that are not valid HTTP and to requests that time out, which
 * never reach a route. The connection is destroyed after the response: a client that does not close
 * its own side would hold it.
 */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  sendBadRequest(socket);
}

function sendBadRequest(socket: Socket): void {
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: ${CONTENT_TYPE}\r\n` +
      `content-length: ${Buffer.byteLength(BODY)}\r\nconnection: close\r\n\r\n${BODY}`,
    () => socket.destroy(),
  );
}

/** Responds with the envelope to requests that Node would handle itself, without a route. */
export function refuseUnroutable(server: Pick<Server, 'on'>): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const headers = { 'content-type': CONTENT_TYPE, 'content-length': Buffer.byteLength(BODY) };
    response.writeHead(400, { ...headers, connection: 'close' }).end(BODY);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => sendBadRequest(socket));
}
