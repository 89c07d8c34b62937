import { sha256 } from '../../core/digest.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';

/** What the house gives a person once, whatever accounts the person has. */
export type Offer = 'first-deposit-bonus' | 'welcome-reward';

/**
 * The ledger's tag of an offer to the person of an email: addresses that differ in dots, or in what follows a
 * plus sign, are usually of one mailbox. A hash, because tags are kept for ever.
 */
export function offerTag(offer: Offer, email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return ledgerKey('offer', offer, sha256(name.replaceAll('.', '') + email.slice(at)));
}
