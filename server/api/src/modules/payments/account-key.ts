import type { PixKeyType } from '../../contract/accounts.ts';
import { canonicalEmail } from '../../contract/email-pattern.ts';

/**
 * The canonical form of a payout account: all spellings of one account have the same. Keys with letters
 * differ by case and by Unicode's forms, an e-mail address also by those of its domain, and an old mobile
 * number lacks the ninth digit.
 */
export function accountKey({ bankCode, account }: { bankCode: string; account: string }): string {
  const folded = account.normalize('NFKC').toLowerCase();
  switch (bankCode as PixKeyType) {
    case 'EMAIL':
      return canonicalEmail(account);
    case 'PHONE':
      return folded.replace(/^(\+55\d{2})([6-9]\d{7})$/, '$19$2');
    default:
      return folded;
  }
}
