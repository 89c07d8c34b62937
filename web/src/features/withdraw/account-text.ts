import { accountRule, withoutUuidHyphens } from '@fairhall/api/contract/accounts';
import { accountKind, type WithdrawFields } from './withdraw-rules.ts';

/** People copy numbers with the marks that documents print between the digits. */
const MARKS = /[\s.\-/()]/g;

/**
 * An account as the form keeps it: without the marks of a printed number or the hyphens of a UUID,
 * and no longer than its kind may be. Letters stay, so that the rules can name them.
 */
export function accountText(
  text: string,
  { walletType, bankCode }: Pick<WithdrawFields, 'walletType' | 'bankCode'>,
): string {
  const { lengthMax } = accountRule({ walletType, bankCode });
  const kind = accountKind({ walletType, bankCode });
  if (kind === 'EMAIL') return text.trimStart().slice(0, lengthMax);
  const bare = kind === 'EVP' ? withoutUuidHyphens(text.trim()) : text.replace(MARKS, '');
  return bare.slice(0, lengthMax);
}
