import { errorText } from '@/lib/api/error-text.ts';
import { openDeposit } from '@/lib/money/wallets.ts';
import { currentSession } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/**
 * The handler of every deposit button: opens the modal, or reports that the limits failed to load.
 */
export function requestDeposit(): void {
  openDeposit().catch((error: unknown) => {
    // An ended session has opened the login modal; a second message is redundant.
    if (currentSession() !== null) showToast({ tone: 'error', title: errorText(error) });
  });
}
