import { currentLanguage } from '@/i18n/language.ts';
import type { Currency, Notification, SessionEndReason } from './contract-types.ts';
import { sessionEndReasonOf } from './envelope-link.ts';
import { EventStreamParser, type StreamEvent } from './event-stream.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';
import { currentSession, onSessionChange } from './session.ts';
import { keepSessionAlive } from './session-renewal.ts';

/*
 * The player's events as they happen. Browsers open few connections to one origin, so the tabs
 * share one stream: whoever holds the lock reads it and tells the others; when that tab closes, the
 * next one takes over and resumes where it stopped.
 */

export type LiveEvent =
  | { readonly name: 'balance'; readonly walletType: Currency; readonly walletBalance: number }
  | { readonly name: 'notification'; readonly notification: Notification }
  | { readonly name: 'session'; readonly reason: SessionEndReason; readonly token: string }
  /** The stream is there, for the first time or again: what was loaded before may be old. */
  | { readonly name: 'resumed' };

const LOCK = 'fairhall-live';
const EVENTS_URL = '/api/events';
/** The server says something at least every 15 s; a silent line is a dead one. */
const SILENCE_MS_MAX = 45_000;

const channel = new BroadcastChannel('fairhall-live');
/** Where the stream stands, known to every tab, so that the next reader misses nothing. */
let place = '';

type Told = { readonly event: LiveEvent | null; readonly place: string };

/**
 * Calls back for every event of the logged-in player, in this tab and for those that another tab
 * reads, for as long as the page is there.
 */
export function followLiveEvents(onEvent: (event: LiveEvent) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    place = data.place;
    if (data.event) onEvent(data.event);
  });
  const tell = (event: LiveEvent | null) => {
    channel.postMessage({ event, place } satisfies Told);
    if (event) onEvent(event);
  };
  // What happened between this tab's first look and now was told to the other tabs only.
  void isReadElsewhere().then((elsewhere) => {
    if (elsewhere) onEvent({ name: 'resumed' });
  });
  void holdingLock(async () => {
    keepSessionAlive();
    return readForever(tell);
  });
}

/** Whether another tab holds the stream. */
async function isReadElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === LOCK) ?? false;
}

/** Without a secure context there are no locks: every tab then reads for itself. */
async function holdingLock(work: () => Promise<never>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK, work);
  else await work();
}

async function readForever(tell: (event: LiveEvent | null) => void): Promise<never> {
  let failures = 0;
  let userId: string | undefined;
  for (;;) {
    const session = currentSession() ?? (await nextSession());
    // The place belongs to the player who was logged in.
    if (userId !== undefined && userId !== session.user.userId) place = '';
    userId = session.user.userId;
    const opened = await readStream(session.token, (event) => tell(event), {
      onOpen: () => tell({ name: 'resumed' }),
    });
    if (currentSession()?.token !== session.token) continue;
    failures = opened ? 1 : failures + 1;
    await pause(reconnectDelayMs(failures, Math.random()));
  }
}

type ReadOptions = { readonly onOpen: () => void };

/** Reads one stream to its end. @returns whether it had begun */
async function readStream(
  token: string,
  tell: (event: LiveEvent | null) => void,
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
        ...(place === '' ? {} : { 'last-event-id': place }),
      },
      credentials: 'include',
      signal: cancel.signal,
    });
    if (response.status === 401) {
      tell({ name: 'session', reason: sessionEndReasonOf(await response.text()), token });
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
      place = parser.lastId || place;
      if (events.length === 0) tell(null);
      for (const event of events) tell(event);
    }
  } catch {
    // A broken line, a closed session, a silent server: the next try tells more.
    return false;
  } finally {
    clearTimeout(silence);
    stopListening();
    cancel.abort();
  }
}

/** Our server's event; nothing for one that a newer server may have and this page does not know. */
function toLiveEvent({ name, data }: StreamEvent, token: string): LiveEvent[] {
  const parsed: unknown = JSON.parse(data);
  if (typeof parsed !== 'object' || parsed === null) return [];
  switch (name) {
    case 'balance':
      return [{ ...(parsed as { walletType: Currency; walletBalance: number }), name }];
    case 'notification':
      return [{ name, notification: parsed as Notification }];
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

/** Waits, but not past the moment when the connection or the player comes back. */
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
