import type { Socket } from 'node:net';
import type { Envelope } from '../envelope.ts';

const BODY = JSON.stringify({
  code: 400,
  msg: 'The request is not valid',
  data: null,
} satisfies Envelope);

/** Bytes that are no HTTP never become a request; the sender gets the envelope all the same. */
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
