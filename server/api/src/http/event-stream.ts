import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Language } from '../contract/enums.ts';
import type { eventData } from '../contract/events.ts';
import { toMajor } from '../contract/money.ts';
import { notificationFrom } from '../modules/notifications/notifications.mapper.ts';
import type { PlayerEvent, PublishedEvent } from '../modules/notifications/player-events.ts';

/** Milliseconds after which a client reconnects. */
const RETRY_MS = 1000;
/** Of a server that shuts down: at random, so that its clients do not reconnect all at once. */
const RETRY_AFTER_CLOSE_MS = { min: 200, max: 2000 };
/** Time for the last bytes to be sent before the connection is destroyed. */
const FLUSH_MS_MAX = 2000;

type Data<Name extends keyof typeof eventData> = z.output<(typeof eventData)[Name]>;

/** One open stream of server-sent events, with a limit for the bytes that a slow client leaves buffered. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #language: Language;
  readonly #bufferBytesMax: number;

  constructor({
    response,
    language,
    bufferBytesMax,
  }: {
    response: ServerResponse;
    language: Language;
    bufferBytesMax: number;
  }) {
    this.#response = response;
    this.#language = language;
    this.#bufferBytesMax = bufferBytesMax;
  }

  /** Sends the reconnection time and, unless null, an event id for the client to resume from. */
  begin(lastEventId: string | null): void {
    const idField = lastEventId === null ? '' : `id: ${lastEventId}\n`;
    this.#write(`retry: ${RETRY_MS}\n${idField}\n`);
  }

  /** Sets the event id that the client resumes from after it lost its connection. */
  setLastEventId(lastEventId: string): void {
    this.#write(`id: ${lastEventId}\n\n`);
  }

  send({ id, event }: PublishedEvent): void {
    this.#write(this.#blockOf(id, event));
  }

  #blockOf(id: string, event: PlayerEvent): string {
    switch (event.type) {
      case 'notification': {
        const data = notificationFrom({ ...event.notification, isRead: false }, this.#language);
        return block<'notification'>({ id, name: 'notification', data });
      }
      case 'balance': {
        const { currency, availableMinor } = event;
        const data = { walletType: currency, walletBalance: toMajor(availableMinor, currency) };
        return block<'balance'>({ id, name: 'balance', data });
      }
      case 'protection':
        return block<'protection'>({ id, name: 'protection', data: {} });
      case 'realityCheck': {
        const { dueAt, everyMinutes } = event;
        const data = { dueAt: dueAt.toISOString(), everyMinutes };
        return block<'realityCheck'>({ id, name: 'realityCheck', data });
      }
    }
  }

  /** Sends a comment: it keeps proxies from closing the connection and detects a dead one. */
  heartbeat(): void {
    this.#write(':\n\n');
  }

  /** Sends the reason why the session ended as the last event. */
  endSession({ id, reason }: { id: string } & Data<'session'>): void {
    this.#write(block<'session'>({ id, name: 'session', data: { reason } }));
    this.end();
  }

  /** The server shuts down: another node, or its next start, serves the client soon. */
  endForClose(): void {
    const { min, max } = RETRY_AFTER_CLOSE_MS;
    this.#write(`retry: ${randomInt(min, max + 1)}\n\n`);
    this.end();
  }

  end(): void {
    const response = this.#response;
    if (response.writableEnded || response.destroyed) return;
    response.end();
    const timeout = setTimeout(() => response.destroy(), FLUSH_MS_MAX);
    timeout.unref();
    response.once('close', () => clearTimeout(timeout));
  }

  /** Whether the client has left too much unread. Its connection is destroyed; it can resume. */
  get isTooSlow(): boolean {
    return this.#response.writableLength > this.#bufferBytesMax;
  }

  destroy(): void {
    this.#response.destroy();
  }

  #write(text: string): void {
    if (!this.#response.writableEnded && !this.#response.destroyed) this.#response.write(text);
  }
}

function block<Name extends keyof typeof eventData>(event: {
  id: string;
  name: Name;
  data: Data<Name>;
}): string {
  return `id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`;
}
