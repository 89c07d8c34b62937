import { currentSession, onSessionChange } from '@/lib/session/session.ts';

/** Subscribes to the player's events from the first login on; a guest never loads the code. */
export function startLiveEvents(): void {
  const start = async () => (await import('./apply-live-events.ts')).applyLiveEvents();
  if (currentSession() !== null) {
    void start();
    return;
  }
  const stop = onSessionChange((session) => {
    if (session === null) return;
    stop();
    void start();
  });
}
