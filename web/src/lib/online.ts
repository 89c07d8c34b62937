import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the browser believes that it has a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
}

type Query = { readonly data: unknown; readonly fetchStatus: string };

/** Whether a query waits for the connection with nothing to show meanwhile. */
export function isWaitingOffline({ data, fetchStatus }: Query): boolean {
  return data === undefined && fetchStatus === 'paused';
}
