/** One event of a server-sent stream. */
export type StreamEvent = {
  /** The stream's own name for it, `message` when it gave none. */
  readonly name: string;
  readonly data: string;
};

/** More than any event of ours: a line without an end must not fill the memory. */
const PENDING_CHARACTERS_MAX = 1_000_000;

/**
 * Reads server-sent events out of the pieces in which they arrive.
 * Source of the format: the HTML standard, "9.2.6 Interpreting an event stream".
 */
export class EventStreamParser {
  #pending = '';
  #name = '';
  #data: string[] = [];
  #lastId = '';

  /** Where the stream stands: a place may be named without an event. */
  get lastId(): string {
    return this.#lastId;
  }

  /** Takes the next piece; answers the events that are complete with it. */
  push(piece: string): StreamEvent[] {
    this.#pending += piece;
    if (this.#pending.length > PENDING_CHARACTERS_MAX) throw new Error('an endless event');
    const events: StreamEvent[] = [];
    // A carriage return at the end may be the first half of a line break.
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
