const LONGEST_MS = 30_000;

/**
 * The delay before the next attempt in milliseconds: exponential backoff to thirty seconds, with a
 * jitter of up to a half, so that the clients of a restarted server do not reconnect at the same
 * time.
 * @param options.failures attempts since the last one that succeeded, from 1
 * @param options.firstMs the longest delay after the first failure
 * @param options.random from 0 to 1
 */
export function reconnectDelayMs({
  failures,
  firstMs,
  random,
}: {
  failures: number;
  firstMs: number;
  random: number;
}): number {
  const longest = Math.min(LONGEST_MS, firstMs * 2 ** (failures - 1));
  return longest * (0.5 + random / 2);
}

type Reconnection = {
  readonly failures: number;
  readonly firstMs: number;
  readonly signal?: AbortSignal;
};

/** Waits for the delay of the next attempt, until the connection returns or the signal is aborted. */
export function waitToReconnect({ failures, firstMs, signal }: Reconnection): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const delayMs = reconnectDelayMs({ failures, firstMs, random: Math.random() });
    const timer = setTimeout(end, signal?.aborted ? 0 : delayMs);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}
