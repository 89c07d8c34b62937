import { useEffect, useState } from 'react';

/** Often enough for "minutes ago". */
const EVERY_MS = 30_000;

/**
 * The time in milliseconds since 1970, updated at this interval.
 * @param everyMs null while nothing depends on the time
 */
export function useNow(everyMs: number | null = EVERY_MS): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    if (everyMs === null) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
