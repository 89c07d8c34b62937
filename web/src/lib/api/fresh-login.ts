import { dispatchWindowEvent } from '@/lib/browser/window-events.ts';
import { isApiError } from './api-error.ts';
import type { SendCall } from './calls.ts';

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
export function freshLoginLink(confirm: () => Promise<boolean>, next: SendCall): SendCall {
  return async (call) => {
    try {
      return await next(call);
    } catch (error) {
      if (isApiError(error, 'FRESH_LOGIN_REQUIRED') && (await confirm())) return next(call);
      throw error;
    }
  };
}
