import type { OfficeEventData, OfficeEventName } from '@fairhall/api/office/contract/events';
import { useSyncExternalStore } from 'react';
import { currentLanguage } from '@/i18n/language.ts';
import { EventStreamParser, type StreamEvent } from '@/lib/api/event-stream.ts';
import { reconnectDelayMs } from '@/lib/api/reconnect-delay.ts';
import { currentSession, endSession, onSessionChange } from '../session/office-session.ts';

export type OfficeEvent = {
  readonly [Name in OfficeEventName]: { readonly name: Name; readonly data: OfficeEventData<Name> };
}[OfficeEventName];

const EVENTS_URL = '/office/events';
/** The server sends something at least every 15 s; a silent connection is dead. */
const SILENCE_MS_MAX = 45_000;
const FIRST_RETRY_MS = 1000;

const names: readonly string[] = ['withdrawal', 'deposit', 'bigWin', 'health'];

let isOpen = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Whether the events arrive now. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
}

type Follower = {
  readonly onEvent: (event: OfficeEvent) => void;
  /** The stream is open, for the first time or again: data loaded before may be stale. */
  readonly onOpen: () => void;
};

/** Follows the events of the office during the session, until the signal is aborted. */
export async function followOffice(follower: Follower, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const token = currentSession()?.token;
    if (token === undefined) return;
    const opened = await readStream(token, follower, signal);
    setOpen(false);
    failures = opened ? 1 : failures + 1;
    const waitMs = reconnectDelayMs({ failures, firstMs: FIRST_RETRY_MS, random: Math.random() });
    if (!signal.aborted) await pause(waitMs, signal);
  }
}

/** Reads one stream to its end. @returns whether it was opened */
async function readStream(token: string, follower: Follower, ended: AbortSignal): Promise<boolean> {
  const cancel = new AbortController();
  const stop = () => cancel.abort();
  ended.addEventListener('abort', stop, { once: true });
  const stopListening = onSessionChange(() => {
    if (currentSession()?.token !== token) stop();
  });
  let silence = setTimeout(stop, SILENCE_MS_MAX);
  try {
    const response = await fetch(EVENTS_URL, {
      headers: {
        accept: 'text/event-stream',
        'accept-language': currentLanguage(),
        authorization: `Bearer ${token}`,
      },
      signal: cancel.signal,
    });
    if (response.status === 401 && currentSession()?.token === token) endSession('expired');
    if (!response.ok || response.body === null) return false;
    setOpen(true);
    follower.onOpen();
    const parser = new EventStreamParser();
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return true;
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS_MAX);
      for (const event of parser.push(value)) {
        const known = toOfficeEvent(event);
        if (known !== null) follower.onEvent(known);
      }
    }
  } catch {
    // A broken connection, an ended session or a silent server: the next attempt decides.
    return false;
  } finally {
    clearTimeout(silence);
    stopListening();
    ended.removeEventListener('abort', stop);
    stop();
  }
}

/** `null` for a type that this page does not know, as of a newer server. */
function toOfficeEvent({ name, data }: StreamEvent): OfficeEvent | null {
  return names.includes(name) ? ({ name, data: JSON.parse(data) } as OfficeEvent) : null;
}

/** Waits until the time is up, the connection returns, or the signal is aborted. */
function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, durationMs);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}
