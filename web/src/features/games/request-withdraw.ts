import type { Currency } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
import { currentSession } from '@/lib/session/session.ts';

/** The handler of every withdraw button: opens the modal; for a guest the login modal. */
export function requestWithdraw(walletType: Currency = selectedWallet()): void {
  if (currentSession() === null) openModal('show-login-modal');
  else openModal('show-withdraw-modal', { walletType });
}
