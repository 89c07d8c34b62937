import { useEffect } from 'react';
import { officeApi } from '../api/office-client.ts';
import { currentSession, endSession } from './office-session.ts';

/** The page's own calls and its stream do not count as work: without input the session ends. */
const IDLE_MS_MAX = 30 * 60_000;
const CHECK_EVERY_MS = 15_000;

/** Logs out after 30 minutes without a key, a click or a touch. */
export function useIdleLogout(): void {
  useEffect(() => {
    let activeAt = Date.now();
    const note = () => {
      activeAt = Date.now();
    };
    const inputs = ['keydown', 'pointerdown', 'wheel'] as const;
    for (const input of inputs) window.addEventListener(input, note, { passive: true });
    const timer = setInterval(() => {
      if (Date.now() - activeAt < IDLE_MS_MAX || currentSession() === null) return;
      void logOut('idle');
    }, CHECK_EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, note);
    };
  }, []);
}

/** Ends the session here and, if the server can be reached, there. */
export async function logOut(end: 'logout' | 'idle'): Promise<void> {
  // The call carries the token of the session, which is forgotten right after it was sent.
  const sent = officeApi.session.logout.mutate({}).catch(() => null);
  endSession(end);
  await sent;
}
