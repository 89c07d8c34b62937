import { accountRule, withoutUuidHyphens } from '@fairhall/api/contract/accounts';
import { accountKind, type WithdrawFields } from './withdraw-rules.ts';

/** Separators of printed numbers, which players copy along. */
const SEPARATORS = /[\s.\-/()]/g;

/**
 * The account as the form stores it: without the separators of a printed number or the hyphens of a
 * UUID, a CNPJ in capitals, and truncated to the maximum of its kind. Letters are preserved, so that
 * validation can report them.
 */
export function accountText(
  text: string,
  { walletType, bankCode }: Pick<WithdrawFields, 'walletType' | 'bankCode'>,
): string {
  const { lengthMax } = accountRule({ walletType, bankCode });
  const kind = accountKind({ walletType, bankCode });
  if (kind === 'EMAIL') return text.trimStart().slice(0, lengthMax);
  const bare = kind === 'EVP' ? withoutUuidHyphens(text.trim()) : text.replace(SEPARATORS, '');
  return (kind === 'CNPJ' ? bare.toUpperCase() : bare).slice(0, lengthMax);
}
