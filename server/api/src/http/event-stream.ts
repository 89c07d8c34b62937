import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Language } from '../contract/enums.ts';
import type { eventData } from '../contract/events.ts';
import { toMajor } from '../contract/money.ts';
import { notificationFrom } from '../modules/notifications/notifications.mapper.ts';
import type { PlacedEvent } from '../modules/notifications/player-events.ts';

/** Milliseconds after which a client that lost its stream should ask again. */
const RETRY_MS = 3000;
/** What is ended gets this long to arrive before the connection is cut. */
const FLUSH_MS_MAX = 2000;

type Data<Name extends keyof typeof eventData> = z.output<(typeof eventData)[Name]>;

/** One open stream: text on the wire, and a bound on what a slow reader may leave waiting. */
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

  /** The client's first lines: how soon to come back, and from where it follows. */
  begin(position: string | null): void {
    const place = position === null ? '' : `id: ${position}\n`;
    this.#write(`retry: ${RETRY_MS}\n${place}\n`);
  }

  /** Names the place that a client which loses its connection should come back with. */
  mark(position: string): void {
    this.#write(`id: ${position}\n\n`);
  }

  send({ id, event }: PlacedEvent): void {
    if (event.type === 'notification') {
      const data = notificationFrom({ ...event.notification, isRead: false }, this.#language);
      this.#write(block<'notification'>({ id, name: 'notification', data }));
      return;
    }
    const { currency, availableMinor } = event;
    const data = { walletType: currency, walletBalance: toMajor(availableMinor, currency) };
    this.#write(block<'balance'>({ id, name: 'balance', data }));
  }

  /** A comment: keeps the ways between open, and finds out who is no longer there. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Says why the session ended, as the last thing. */
  endSession({ id, reason }: { id: string } & Data<'session'>): void {
    this.#write(block<'session'>({ id, name: 'session', data: { reason } }));
    this.end();
  }

  end(): void {
    const response = this.#response;
    if (response.writableEnded || response.destroyed) return;
    response.end();
    const cut = setTimeout(() => response.destroy(), FLUSH_MS_MAX);
    cut.unref();
    response.once('close', () => clearTimeout(cut));
  }

  /** A reader that leaves too much unread is cut off: it may come back and resume. */
  get isTooSlow(): boolean {
    return this.#response.writableLength > this.#bufferBytesMax;
  }

  cut(): void {
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
