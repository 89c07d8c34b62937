import { useEffect, useEffectEvent } from 'react';

/** A game that has not sent `ready` by then is unreachable. */
const READY_TIMEOUT_MS = 20_000;

type ReadyTimeoutOptions = { readonly isReady: boolean; readonly onTimeout: () => void };

export function useReadyTimeout({ isReady, onTimeout }: ReadyTimeoutOptions): void {
  const giveUp = useEffectEvent(onTimeout);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => giveUp(), READY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
}
