import { useEffect, useState } from 'react';

/** Often enough for "minutes ago". */
const EVERY_MS = 30_000;

/** The time in milliseconds since 1970, updated at this interval. */
export function useNow(everyMs: number = EVERY_MS): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
