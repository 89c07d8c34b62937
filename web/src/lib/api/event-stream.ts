/** One event of a server-sent stream. */
export type StreamEvent = {
  /** The event's name in the stream, `message` when it has none. */
  readonly name: string;
  readonly data: string;
};

/** Longer than any event of the API; bounds the memory of a line without an end. */
const PENDING_CHARACTERS_MAX = 1_000_000;

/**
 * Parses server-sent events from the chunks in which they arrive.
 * Source of the format: the HTML standard, "9.2.6 Interpreting an event stream".
 */
export class EventStreamParser {
  #pending = '';
  #name = '';
  #data: string[] = [];
  #lastId = '';
  #retryMs: number | null = null;

  /** The last event id; the stream may send an id without an event. */
  get lastId(): string {
    return this.#lastId;
  }

  /** The server's last reconnection time in milliseconds; null without one. */
  get retryMs(): number | null {
    return this.#retryMs;
  }

  /** Consumes the next chunk; returns the events that it completes. */
  push(piece: string): StreamEvent[] {
    this.#pending += piece;
    if (this.#pending.length > PENDING_CHARACTERS_MAX) throw new Error('an endless event');
    const events: StreamEvent[] = [];
    // A trailing carriage return may be the first half of a line break.
    for (;;) {
      const match = /\r\n|\n|\r(?!$)/.exec(this.#pending);
      if (match === null) return events;
      const line = this.#pending.slice(0, match.index);
      this.#pending = this.#pending.slice(match.index + match[0].length);
      const event = this.#takeLine(line);
      if (event) events.push(event);
    }
  }

  #takeLine(line: string): StreamEvent | null {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#name = value;
    else if (field === 'data') this.#data.push(value);
    else if (field === 'id' && !value.includes('\0')) this.#lastId = value;
    else if (field === 'retry' && /^\d+$/.test(value)) this.#retryMs = Number(value);
    return null;
  }

  #dispatch(): StreamEvent | null {
    const isEmpty = this.#data.length === 0;
    const event = { name: this.#name || 'message', data: this.#data.join('\n') };
    this.#name = '';
    this.#data = [];
    return isEmpty ? null : event;
  }
}
