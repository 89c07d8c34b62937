import { currentLanguage } from '@/i18n/language.ts';
import { EventStreamParser, type StreamEvent } from './event-stream.ts';

/** The server sends something at least every 15 s; a stream without data is dead. */
const IDLE_MS_MAX = 45_000;

type Chunk = {
  readonly events: readonly StreamEvent[];
  /** The last event id so far; empty without one. */
  readonly lastId: string;
  /** The server's last reconnection time in milliseconds; null without one. */
  readonly retryMs: number | null;
};

type EventStream = {
  readonly url: string;
  readonly token: string;
  /** Resumes after this event; empty for a new stream. */
  readonly lastId?: string;
  /** Ends the stream. */
  readonly signal: AbortSignal;
  /** The stream is open: data loaded before may be stale. */
  readonly onOpen: () => void;
  /** @param body of the 401 */
  readonly onUnauthorized: (body: string) => void;
  /** Called for each piece of the stream, also for one without an event. */
  readonly onChunk: (chunk: Chunk) => void;
};

/** Reads one stream of server-sent events to its end. @returns whether the stream was opened */
export async function readEventStream(stream: EventStream): Promise<boolean> {
  const { url, token, lastId = '', signal, onOpen, onUnauthorized, onChunk } = stream;
  const cancel = new AbortController();
  const restartTimer = () => setTimeout(() => cancel.abort(), IDLE_MS_MAX);
  let timer = restartTimer();
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        'accept-language': currentLanguage(),
        authorization: `Bearer ${token}`,
        ...(lastId === '' ? {} : { 'last-event-id': lastId }),
      },
      credentials: 'include',
      signal: AbortSignal.any([signal, cancel.signal]),
    });
    if (response.status === 401) onUnauthorized(await response.text());
    if (!response.ok || response.body === null) return false;
    onOpen();
    const parser = new EventStreamParser();
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return true;
      clearTimeout(timer);
      timer = restartTimer();
      const events = parser.push(value);
      onChunk({ events, lastId: parser.lastId, retryMs: parser.retryMs });
    }
  } catch {
    // A broken connection, an ended session or a dead stream: the next attempt decides.
    return false;
  } finally {
    clearTimeout(timer);
    cancel.abort();
  }
}
