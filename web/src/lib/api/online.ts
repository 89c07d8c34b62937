import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the browser reports a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
}

type Query = { readonly data: unknown; readonly fetchStatus: string };

/** Whether a query is paused for the connection with no data to show. */
export function isWaitingOffline({ data, fetchStatus }: Query): boolean {
  return data === undefined && fetchStatus === 'paused';
}
