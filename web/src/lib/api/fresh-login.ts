import type { TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { dispatchWindowEvent } from '@/lib/browser/window-events.ts';
import { isApiError } from './api-error.ts';

let pending: Promise<boolean> | null = null;

/** Opens the dialog in which the player confirms the login; false when it was closed instead. */
export function requestFreshLogin(): Promise<boolean> {
  pending ??= new Promise<boolean>((onClosed) => {
    dispatchWindowEvent('show-fresh-login', { onClosed });
  }).finally(() => {
    pending = null;
  });
  return pending;
}

/**
 * A call that needs a fresh login is sent again once the player has confirmed the login. Nothing was
 * changed by the refused one.
 */
export function freshLoginLink<Router extends AnyRouter>(
  confirm: () => Promise<boolean>,
): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let current = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: async (error) => {
            const repeat = isApiError(error, 'FRESH_LOGIN_REQUIRED') && (await confirm());
            if (repeat) current = next(op).subscribe(observer);
            else observer.error(error);
          },
        });
        return () => current.unsubscribe();
      });
}
