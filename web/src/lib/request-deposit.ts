import { errorText } from './query-client.ts';
import { currentSession } from './session.ts';
import { showToast } from './toasts.ts';
import { openDeposit } from './wallets.ts';

/** What every deposit button does: opens the modal, or says why the limits did not load. */
export function requestDeposit(): void {
  openDeposit().catch((error: unknown) => {
    // A session that ended on the way has opened the login modal and needs no second message.
    if (currentSession() !== null) showToast({ tone: 'error', title: errorText(error) });
  });
}
