import type { ServerResponse } from 'node:http';
import type { OfficeEventData, OfficeEventName } from './contract/events.ts';

/** Milliseconds after which a client reconnects. */
const RETRY_MS = 2000;
/** Unsent bytes of a slow client after which its connection is destroyed. */
const BUFFER_BYTES_MAX = 262_144;

/** One open stream of a member of staff. */
export class OfficeStream {
  readonly #response: ServerResponse;
  readonly token: string | null;

  constructor({ response, token }: { response: ServerResponse; token: string | null }) {
    this.#response = response;
    this.token = token;
    this.#write(`retry: ${RETRY_MS}\n\n`);
  }

  send<Name extends OfficeEventName>(name: Name, data: OfficeEventData<Name>): void {
    this.#write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.#response.writableLength > BUFFER_BYTES_MAX) this.#response.destroy();
  }

  end(): void {
    if (!this.#response.writableEnded && !this.#response.destroyed) this.#response.end();
  }

  #write(text: string): void {
    if (!this.#response.writableEnded && !this.#response.destroyed) this.#response.write(text);
  }
}
