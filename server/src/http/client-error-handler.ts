import type { Socket } from 'node:net';
import { AppError } from '../core/app-error.ts';
import { failure } from './envelope.ts';

/** Bytes that are no HTTP never become a request; the sender gets the envelope all the same. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = failure(new AppError('INVALID_REQUEST'), 'en');
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
}
