import type { Currency } from './contract-types.ts';
import { selectedWallet } from './selected-wallet.ts';
import { currentSession } from './session.ts';
import { openModal } from './window-events.ts';

/** What every withdraw button does: opens the modal; a guest gets the login modal instead. */
export function requestWithdraw(walletType: Currency = selectedWallet()): void {
  if (currentSession() === null) openModal('show-login-modal');
  else openModal('show-withdraw-modal', { walletType });
}
