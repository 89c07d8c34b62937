import { errorText } from './query-client.ts';
import { currentSession } from './session.ts';
import { showToast } from './toasts.ts';
import { openDeposit } from './wallets.ts';

/**
 * The handler of every deposit button: opens the modal, or reports that the limits failed to load.
 */
export function requestDeposit(): void {
  openDeposit().catch((error: unknown) => {
    // An ended session has opened the login modal; a second message is redundant.
    if (currentSession() !== null) showToast({ tone: 'error', title: errorText(error) });
  });
}
