import type { Currency } from './contract-types.ts';
import { selectedWallet } from './selected-wallet.ts';
import { currentSession } from './session.ts';
import { openModal } from './window-events.ts';

/** The handler of every withdraw button: opens the modal; for a guest the login modal. */
export function requestWithdraw(walletType: Currency = selectedWallet()): void {
  if (currentSession() === null) openModal('show-login-modal');
  else openModal('show-withdraw-modal', { walletType });
}
