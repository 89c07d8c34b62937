import type { Socket } from 'node:net';
import type { Envelope } from '../envelope.ts';

const BODY = JSON.stringify({
  code: 400,
  msg: 'The request is not valid',
  data: null,
} satisfies Envelope);

/** Responds with the envelope to bytes that are not valid HTTP, which never become a request. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(
    'HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(BODY)}\r\nconnection: close\r\n\r\n${BODY}`,
  );
}
