import { useEffect } from 'react';
import { useEvents } from './events-context.ts';

/** Asks for the results, and again whenever an event has ended. */
export function useResults(): void {
  const { state, session } = useEvents();
  const lastEnded = state.live.findLast(({ result }) => result)?.eventId;
  useEffect(() => {
    if (session.hasResultOf(lastEnded)) return;
    void session.loadResults();
  }, [session, lastEnded]);
}
