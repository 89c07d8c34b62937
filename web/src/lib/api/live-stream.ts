import { openTabChannel } from '@/lib/browser/tab-channel.ts';
import { leadInTurn } from '@/lib/browser/tab-leader.ts';
import type { StreamEvent } from './event-stream.ts';
import { readEventStream } from './read-event-stream.ts';
import { waitToReconnect } from './reconnect-delay.ts';

/*
 * The live events of players and staff. HTTP/1.1 browsers open six connections to a host, so the tabs
 * share one stream: the leading tab reads it and publishes the events to the others. When another tab
 * takes over, it resumes at the last event.
 */

export type LiveSession = { readonly token: string; readonly userId: string };

type NamedEvent = { readonly name: string; readonly data: unknown };

type LiveStream<Event extends NamedEvent> = {
  /** Of the channels and of the lock. */
  readonly name: string;
  readonly url: string;
  readonly session: {
    readonly read: () => LiveSession | null;
    readonly onChange: (listener: () => void) => () => void;
  };
  /** The events of the server that this client knows; a newer server may send others. */
  readonly eventNames: readonly Event['name'][];
  /** @param token of the stream: a newer session may have replaced it */
  readonly onEvent: (event: Event, token: string) => void;
  /** The events arrive, for the first time or again: data loaded before may be stale. */
  readonly onResumed: () => void;
  /** Called with each update: whether the events arrive now. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** @param body of the 401 */
  readonly onUnauthorized: (body: string, token: string) => void;
  /** Called in the leading tab, until another one leads. */
  readonly onLead?: (signal: AbortSignal) => void;
};

/** What has happened on the stream since the message before. */
type Update = {
  readonly session: LiveSession;
  /** Counts the messages; after a gap a tab has missed some. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly isResumed: boolean;
  /** The last event id, for the tab that resumes; empty without one. */
  readonly lastId: string;
  readonly events: readonly StreamEvent[];
};

/** Before the first attempt to open a stream again, in milliseconds; the server sends another. */
const RETRY_MS = 1000;

/** Follows the events of the session, and of each later one, for the lifetime of the page. */
export function followLiveStream<Event extends NamedEvent>(stream: LiveStream<Event>): void {
  const { name, session } = stream;
  const channel = openTabChannel<Update | 'join'>(`${name}-updates`);
  let last: Update | null = null;
  let isLeading = false;

  const receive = (update: Update) => {
    const { userId } = update.session;
    // Another tab has logged in with another account, and this one is about to follow.
    if (userId !== session.read()?.userId) return;
    const isGap = userId !== last?.session.userId || update.count > last.count + 1;
    last = update;
    stream.onOpenChange?.(update.isOpen);
    if (update.isResumed || (isGap && update.isOpen)) stream.onResumed();
    for (const event of update.events) {
      const known = toKnownEvent(stream, event);
      if (known !== null) stream.onEvent(known, update.session.token);
    }
  };
  channel.listen((message) => {
    if (message !== 'join') receive(message);
    else if (isLeading && last !== null) channel.post({ ...last, isResumed: false, events: [] });
  });
  session.onChange(() => channel.post('join'));
  channel.post('join');

  void leadInTurn(name, async (signal) => {
    isLeading = true;
    stream.onLead?.(signal);
    await readForever({
      stream,
      signal,
      lastIdOf: ({ userId }) => (last?.session.userId === userId ? last.lastId : ''),
      publish: (changes) => {
        const update = { ...changes, count: (last?.count ?? 0) + 1 };
        channel.post(update);
        receive(update);
      },
    });
    isLeading = false;
  });
}

type Reading<Event extends NamedEvent> = {
  readonly stream: LiveStream<Event>;
  readonly signal: AbortSignal;
  readonly lastIdOf: (session: LiveSession) => string;
  readonly publish: (update: Omit<Update, 'count'>) => void;
};

async function readForever<Event extends NamedEvent>(reading: Reading<Event>): Promise<void> {
  const { stream, signal } = reading;
  let failures = 0;
  let retryMs = RETRY_MS;
  while (!signal.aborted) {
    const session = stream.session.read();
    if (session === null) {
      await sessionChanged(stream, signal);
      continue;
    }
    const { isOpened, retryMs: sentRetryMs } = await readOnce(reading, session);
    retryMs = sentRetryMs ?? retryMs;
    if (stream.session.read()?.token !== session.token) continue;
    failures = isOpened ? 1 : failures + 1;
    await waitToReconnect({ failures, firstMs: retryMs, signal });
  }
}

/** Reads one stream to its end. */
async function readOnce<Event extends NamedEvent>(
  { stream, signal, lastIdOf, publish }: Reading<Event>,
  session: LiveSession,
): Promise<{ isOpened: boolean; retryMs: number | null }> {
  const ended = new AbortController();
  const stopListening = stream.session.onChange(() => {
    if (stream.session.read()?.token !== session.token) ended.abort();
  });
  let lastId = lastIdOf(session);
  let retryMs: number | null = null;
  const publishUpdate = (changes: Pick<Update, 'isOpen' | 'isResumed' | 'events'>) =>
    publish({ ...changes, session, lastId });
  const isOpened = await readEventStream({
    ...{ url: stream.url, token: session.token, lastId },
    signal: AbortSignal.any([signal, ended.signal]),
    onOpen: () => publishUpdate({ isOpen: true, isResumed: true, events: [] }),
    onUnauthorized: (body) => stream.onUnauthorized(body, session.token),
    onChunk: (chunk) => {
      lastId = chunk.lastId || lastId;
      retryMs = chunk.retryMs;
      publishUpdate({ isOpen: true, isResumed: false, events: chunk.events });
    },
  });
  stopListening();
  // Another tab that leads has opened its own.
  if (!signal.aborted) publishUpdate({ isOpen: false, isResumed: false, events: [] });
  return { isOpened, retryMs };
}

function sessionChanged<Event extends NamedEvent>(
  { session }: LiveStream<Event>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopListening();
      resolve();
    };
    const stopListening = session.onChange(end);
    signal.addEventListener('abort', end);
  });
}

function toKnownEvent<Event extends NamedEvent>(
  { eventNames }: LiveStream<Event>,
  { name, data }: StreamEvent,
): Event | null {
  const isKnown = eventNames.some((known) => known === name);
  return isKnown ? ({ name, data: JSON.parse(data) } as Event) : null;
}
