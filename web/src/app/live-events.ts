import { currentLanguage } from '@/i18n/language.ts';
import type { Currency, Notification, SessionEndReason } from '@/lib/api/contract-types.ts';
import { sessionEndReasonOf } from '@/lib/api/envelope-link.ts';
import { EventStreamParser, type StreamEvent } from '@/lib/api/event-stream.ts';
import { reconnectDelayMs } from '@/lib/api/reconnect-delay.ts';
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
  /** What protects the player has changed: limits, reality check, break. */
  | { readonly name: 'protection' }
  /** The player’s reality check is due: bets are refused until it is acknowledged. */
  | { readonly name: 'realityCheck' }
  | { readonly name: 'session'; readonly reason: SessionEndReason; readonly token: string }
  /** The stream is open, for the first time or again: data loaded before may be stale. */
  | { readonly name: 'resumed' };

const LOCK = 'fairhall-live';
const EVENTS_URL = '/api/events';
/** The server sends something at least every 15 s; a silent connection is dead. */
const SILENCE_MS_MAX = 45_000;

const channel = new BroadcastChannel('fairhall-live');
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
  channel.addEventListener('message', ({ data }: MessageEvent<Broadcast>) => {
    position = data.position;
    if (data.event) onEvent(data.event);
  });
  const publish = (event: LiveEvent | null) => {
    channel.postMessage({ event, position } satisfies Broadcast);
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
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === LOCK) ?? false;
}

/** Without a secure context there are no locks: every tab then opens its own stream. */
async function holdingLock(work: () => Promise<never>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK, work);
  else await work();
}

async function readForever(publish: (event: LiveEvent | null) => void): Promise<never> {
  let failures = 0;
  let userId: string | undefined;
  for (;;) {
    const session = currentSession() ?? (await nextSession());
    // The last event id belongs to the player who was logged in.
    if (userId !== undefined && userId !== session.user.userId) position = '';
    userId = session.user.userId;
    const opened = await readStream(session.token, publish, {
      onOpen: () => publish({ name: 'resumed' }),
    });
    if (currentSession()?.token !== session.token) continue;
    failures = opened ? 1 : failures + 1;
    await pause(reconnectDelayMs({ failures, firstMs: retryMs, random: Math.random() }));
  }
}

type ReadOptions = { readonly onOpen: () => void };

/** Reads one stream to its end. @returns whether the stream was opened */
async function readStream(
  token: string,
  publish: (event: LiveEvent | null) => void,
  { onOpen }: ReadOptions,
): Promise<boolean> {
  const cancel = new AbortController();
  const stopListening = onSessionChange((session) => {
    if (session?.token !== token) cancel.abort();
  });
  let silence = setTimeout(() => cancel.abort(), SILENCE_MS_MAX);
  try {
    const response = await fetch(EVENTS_URL, {
      headers: {
        accept: 'text/event-stream',
        'accept-language': currentLanguage(),
        authorization: `Bearer ${token}`,
        ...(position === '' ? {} : { 'last-event-id': position }),
      },
      credentials: 'include',
      signal: cancel.signal,
    });
    if (response.status === 401) {
      publish({ name: 'session', reason: sessionEndReasonOf(await response.text()), token });
      return false;
    }
    if (!response.ok || response.body === null) return false;
    onOpen();
    const parser = new EventStreamParser();
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return true;
      clearTimeout(silence);
      silence = setTimeout(() => cancel.abort(), SILENCE_MS_MAX);
      const events = parser.push(value).flatMap((event) => toLiveEvent(event, token));
      position = parser.lastId || position;
      retryMs = parser.retryMs ?? retryMs;
      if (events.length === 0) publish(null);
      for (const event of events) publish(event);
    }
  } catch {
    // A broken connection, an ended session or a silent server: the next attempt decides.
    return false;
  } finally {
    clearTimeout(silence);
    stopListening();
    cancel.abort();
  }
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

/** Waits until the time is up, or until the connection or the player returns. */
function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, durationMs);
    window.addEventListener('online', go);
  });
}
