import type { Currency, Notification, SessionEndReason } from '@/lib/api/contract-types.ts';
import type { StreamEvent } from '@/lib/api/event-stream.ts';
import { readEventStream } from '@/lib/api/read-event-stream.ts';
import { waitToReconnect } from '@/lib/api/reconnect-delay.ts';
import { sessionEndReasonOf } from '@/lib/api/send-request.ts';
import { openTabChannel } from '@/lib/browser/tab-channel.ts';
import { currentSession, onSessionChange } from '@/lib/session/session.ts';
import { keepSessionAlive } from '@/lib/session/session-renewal.ts';

/*
 * The player's live events. Browsers limit the connections to one origin, so the tabs share one
 * stream: the tab that holds the lock reads it and publishes the events to the others. When that
 * tab closes, the next one resumes at the last event.
 */

export type LiveEvent =
  | { readonly name: 'balance'; readonly walletType: Currency; readonly walletBalance: number }
  | { readonly name: 'notification'; readonly notification: Notification }
  /** The player’s restrictions have changed: limits, reality check, break. */
  | { readonly name: 'restrictions' }
  /** The player’s reality check is due: bets are refused until it is acknowledged. */
  | { readonly name: 'realityCheck' }
  | { readonly name: 'session'; readonly reason: SessionEndReason; readonly token: string }
  /** The stream is open, for the first time or again: data loaded before may be stale. */
  | { readonly name: 'resumed' };

const LOCK = 'fairhall-live';
const EVENTS_URL = '/api/events';

const channel = openTabChannel<Broadcast>('fairhall-live');
/** The last event id, shared by every tab, so that the next reader misses no event. */
let position = '';
/** Before the first attempt to open a stream again, in milliseconds; the server sends another. */
let retryMs = 1000;

type Broadcast = { readonly event: LiveEvent | null; readonly position: string };

/**
 * Subscribes to every event of the logged-in player, from this tab's stream and from other tabs,
 * for the lifetime of the page.
 */
export function followLiveEvents(onEvent: (event: LiveEvent) => void): void {
  channel.listen((message) => {
    position = message.position;
    if (message.event) onEvent(message.event);
  });
  const publish = (event: LiveEvent | null) => {
    channel.post({ event, position });
    if (event) onEvent(event);
  };
  // Events between this tab's first queries and now reached the other tabs only.
  void isReadElsewhere().then((elsewhere) => {
    if (elsewhere) onEvent({ name: 'resumed' });
  });
  void holdingLock(async () => {
    keepSessionAlive();
    return readForever(publish);
  });
}

/** Whether another tab holds the stream. */
async function isReadElsewhere(): Promise<boolean> {
  const state = await tabLocks()
    ?.query()
    .catch(() => undefined);
  return state?.held?.some(({ name }) => name === LOCK) ?? false;
}

/**
 * Without a secure context or with blocked site data there are no locks: every tab then opens its
 * own stream. The work never ends, so that a rejection is the refusal of the lock.
 */
async function holdingLock(work: () => Promise<never>): Promise<void> {
  await tabLocks()
    ?.request(LOCK, work)
    .catch(() => undefined);
  await work();
}

function tabLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

async function readForever(publish: (event: LiveEvent | null) => void): Promise<never> {
  let failures = 0;
  let userId: string | undefined;
  for (;;) {
    const session = currentSession() ?? (await nextSession());
    // The last event id belongs to the player who was logged in.
    if (userId !== undefined && userId !== session.user.userId) position = '';
    userId = session.user.userId;
    const opened = await readStream(session.token, publish);
    if (currentSession()?.token !== session.token) continue;
    failures = opened ? 1 : failures + 1;
    await waitToReconnect({ failures, firstMs: retryMs });
  }
}

/** Reads one stream to its end. @returns whether the stream was opened */
async function readStream(
  token: string,
  publish: (event: LiveEvent | null) => void,
): Promise<boolean> {
  const ended = new AbortController();
  const stopListening = onSessionChange((session) => {
    if (session?.token !== token) ended.abort();
  });
  const opened = await readEventStream({
    ...{ url: EVENTS_URL, token, lastId: position, signal: ended.signal },
    onOpen: () => publish({ name: 'resumed' }),
    onUnauthorized: (body) => publish({ name: 'session', reason: sessionEndReasonOf(body), token }),
    onChunk: ({ events, lastId, retryMs: sentRetryMs }) => {
      position = lastId || position;
      retryMs = sentRetryMs ?? retryMs;
      const liveEvents = events.flatMap((event) => toLiveEvent(event, token));
      if (liveEvents.length === 0) publish(null);
      for (const event of liveEvents) publish(event);
    },
  });
  stopListening();
  return opened;
}

/**
 * The parsed event; an empty list for a type that this client does not know, as of a newer server.
 */
function toLiveEvent({ name, data }: StreamEvent, token: string): LiveEvent[] {
  const parsed: unknown = JSON.parse(data);
  if (typeof parsed !== 'object' || parsed === null) return [];
  switch (name) {
    case 'balance':
      return [{ ...(parsed as { walletType: Currency; walletBalance: number }), name }];
    case 'notification':
      return [{ name, notification: parsed as Notification }];
    case 'protection':
      return [{ name: 'restrictions' }];
    case 'realityCheck':
      return [{ name }];
    case 'session':
      return [{ ...(parsed as { reason: SessionEndReason }), name, token }];
    default:
      return [];
  }
}

function nextSession(): Promise<NonNullable<ReturnType<typeof currentSession>>> {
  return new Promise((resolve) => {
    const stop = onSessionChange((session) => {
      if (session === null) return;
      stop();
      resolve(session);
    });
  });
}
