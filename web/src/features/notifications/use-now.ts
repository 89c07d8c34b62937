import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time in milliseconds since 1970, updated often enough for "minutes ago". */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
