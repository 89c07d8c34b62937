import type { FastifyReply } from 'fastify';

/** Time for the last bytes to be sent before the connection is destroyed. */
const FLUSH_MS_MAX = 2000;
/** Unsent bytes of a slow client, by default. */
const BUFFER_BYTES_MAX = 262_144;

/** An event of a stream, whose events are named by the keys of `Events`, each with its data. */
export type NamedEvent<Events> = {
  [Name in keyof Events & string]: { readonly name: Name; readonly data: Events[Name] };
}[keyof Events & string];

/**
 * One open stream of server-sent events: from its head to its end, which is sent within a time limit,
 * with a limit for the bytes that a slow client leaves buffered. What is written after the end, or to a
 * client that has disconnected, is dropped.
 */
export class EventStream<Events> {
  readonly #reply: FastifyReply;
  readonly #bufferBytesMax: number;

  constructor({
    reply,
    bufferBytesMax = BUFFER_BYTES_MAX,
  }: {
    reply: FastifyReply;
    bufferBytesMax?: number;
  }) {
    this.#reply = reply;
    this.#bufferBytesMax = bufferBytesMax;
  }

  /**
   * Sends the headers, those set so far included, outside of Fastify's response handling.
   * @param stream.retryMs milliseconds after which a client reconnects
   * @param stream.lastEventId the event id for the client to resume from, if the stream can be resumed
   */
  begin({ retryMs, lastEventId }: { retryMs: number; lastEventId?: string | undefined }): void {
    const reply = this.#reply;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Disables response buffering in nginx.
      'x-accel-buffering': 'no',
      // The connection closes with the stream, so a graceful shutdown does not wait for it.
      connection: 'close',
    });
    this.#write(`retry: ${retryMs}\n${idField(lastEventId)}\n`);
  }

  /** Sets the event id that the client resumes from after it lost its connection. */
  setLastEventId(lastEventId: string): void {
    this.#write(`${idField(lastEventId)}\n`);
  }

  /** @param event.id the event id for the client to resume from, if the stream can be resumed */
  send({ id, name, data }: NamedEvent<Events> & { readonly id?: string }): void {
    this.#write(`${idField(id)}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a comment: it keeps proxies from closing the connection and detects a dead one. */
  heartbeat(): void {
    this.#write(':\n\n');
  }

  /**
   * Sends what is buffered, in a limited time.
   * @param stream.retryMs in the place of the reconnection time of the beginning
   */
  end({ retryMs }: { retryMs?: number } = {}): void {
    if (retryMs !== undefined) this.#write(`retry: ${retryMs}\n\n`);
    const response = this.#reply.raw;
    if (response.writableEnded || response.destroyed) return;
    response.end();
    const timeout = setTimeout(() => response.destroy(), FLUSH_MS_MAX);
    timeout.unref();
    response.once('close', () => clearTimeout(timeout));
  }

  /**
   * Destroys the connection of a client that has left too much unread; it can connect again.
   * @returns whether it has
   */
  destroyIfSlow(): boolean {
    const isSlow = this.#reply.raw.writableLength > this.#bufferBytesMax;
    if (isSlow) this.destroy();
    return isSlow;
  }

  destroy(): void {
    this.#reply.raw.destroy();
  }

  #write(text: string): void {
    const response = this.#reply.raw;
    if (!response.writableEnded && !response.destroyed) response.write(text);
  }
}

function idField(id: string | undefined): string {
  return id === undefined ? '' : `id: ${id}\n`;
}
