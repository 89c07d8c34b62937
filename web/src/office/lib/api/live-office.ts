import type { OfficeEventData, OfficeEventName } from '@fairhall/api/office/contract/events';
import type { StreamEvent } from '@/lib/api/event-stream.ts';
import { readEventStream } from '@/lib/api/read-event-stream.ts';
import { waitToReconnect } from '@/lib/api/reconnect-delay.ts';
import { sharedValue } from '@/lib/browser/shared-value.ts';
import { currentSession, endSession, onSessionChange } from '../session/office-session.ts';

export type OfficeEvent = {
  readonly [Name in OfficeEventName]: { readonly name: Name; readonly data: OfficeEventData<Name> };
}[OfficeEventName];

const EVENTS_URL = '/office/events';
const FIRST_RETRY_MS = 1000;

const names: readonly string[] = ['withdrawal', 'deposit', 'bigWin', 'health'];

const isOpen = sharedValue(false);

/** Whether the events arrive now. */
export const useIsLive = isOpen.use;

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
    isOpen.write(false);
    failures = opened ? 1 : failures + 1;
    await waitToReconnect({ failures, firstMs: FIRST_RETRY_MS, signal });
  }
}

/** Reads one stream to its end. @returns whether it was opened */
async function readStream(
  token: string,
  follower: Follower,
  signal: AbortSignal,
): Promise<boolean> {
  const ended = new AbortController();
  const isCurrent = () => currentSession()?.token === token;
  const stopListening = onSessionChange(() => {
    if (!isCurrent()) ended.abort();
  });
  const opened = await readEventStream({
    ...{ url: EVENTS_URL, token, signal: AbortSignal.any([signal, ended.signal]) },
    onOpen: () => {
      isOpen.write(true);
      follower.onOpen();
    },
    onUnauthorized: () => {
      if (isCurrent()) endSession('expired');
    },
    onChunk: ({ events }) => {
      for (const event of events) {
        const known = toOfficeEvent(event);
        if (known !== null) follower.onEvent(known);
      }
    },
  });
  stopListening();
  return opened;
}

/** `null` for a type that this page does not know, as of a newer server. */
function toOfficeEvent({ name, data }: StreamEvent): OfficeEvent | null {
  return names.includes(name) ? ({ name, data: JSON.parse(data) } as OfficeEvent) : null;
}
