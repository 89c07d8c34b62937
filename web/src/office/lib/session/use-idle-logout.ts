import { useEffect } from 'react';
import { localStore } from '@/lib/browser/storage.ts';
import { officeApi } from '../api/office-client.ts';
import { currentSession, endSession } from './office-session.ts';

/** The page's own calls and its stream do not count as work: without input the session ends. */
const IDLE_MS_MAX = 30 * 60_000;
const CHECK_EVERY_MS = 15_000;

/** The time of the last input in any tab, in milliseconds since 1970: the tabs share a session. */
const ACTIVE_AT_KEY = 'office-active-at';
const STORE_EVERY_MS = 5_000;

/** Logs out after 30 minutes without a key, a click or a touch in any tab. */
export function useIdleLogout(): void {
  useEffect(() => {
    let activeAt = 0;
    const note = () => {
      if (Date.now() - activeAt < STORE_EVERY_MS) return;
      activeAt = Date.now();
      localStore.write(ACTIVE_AT_KEY, String(activeAt));
    };
    note();
    const inputs = ['keydown', 'pointerdown', 'wheel'] as const;
    for (const input of inputs) window.addEventListener(input, note, { passive: true });
    const timer = setInterval(() => {
      if (currentSession() === null || idleMs() < IDLE_MS_MAX) return;
      void logOut('idle');
    }, CHECK_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, note);
    };
  }, []);
}

function idleMs(): number {
  return Date.now() - Number(localStore.read(ACTIVE_AT_KEY));
}

/** Ends the session here and, if the server can be reached, there. */
export async function logOut(end: 'logout' | 'idle'): Promise<void> {
  // The call carries the token of the session, which is forgotten right after it was sent.
  const sent = officeApi.session.logout.mutate({}).catch(() => null);
  endSession(end);
  await sent;
}
