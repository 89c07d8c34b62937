import { canonicalAccount } from '../../contract/accounts.ts';

/**
 * What payout accounts are compared by: all spellings of one account have the same. An old mobile number
 * lacks the ninth digit.
 */
export function accountKey({ bankCode, account }: { bankCode: string; account: string }): string {
  const canonical = canonicalAccount({ bankCode, account });
  return bankCode === 'PHONE' ? canonical.replace(/^(\+55\d{2})([6-9]\d{7})$/, '$19$2') : canonical;
}
