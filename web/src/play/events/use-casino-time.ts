import { useEffect, useState } from 'react';
import { useEvents } from './events-context.ts';

const SECOND_MS = 1000;

/** The casino's time in milliseconds, anew each second while the page is seen. */
export function useCasinoTime(): number {
  const { session } = useEvents();
  const [now, setNow] = useState(session.now);
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setNow(session.now());
    };
    const timer = setInterval(tick, SECOND_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [session]);
  return now;
}
