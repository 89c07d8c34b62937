import { fromDecimal, isCurrency, toDecimal } from '@fairhall/api/contract/money';
import { invalid } from '@fairhall/kit/http/simulator-envelope';

/** Only the merchant's origin is allowed: no open redirect, no request to a third party. */
export function requireOrigin(
  path: 'returnUrl' | 'notifyUrl',
  { url, origin }: { url: string; origin: string },
): void {
  const { origin: actual, username, password } = new URL(url);
  if (actual === origin && username === '' && password === '') return;
  throw invalid([{ path, message: `must be on ${origin}` }]);
}

/** The amount with all decimals of its currency, so that "100" and "100.00" are equal. */
export function canonicalAmount({
  amount,
  walletType,
}: {
  amount: string;
  walletType: string;
}): string {
  if (!isCurrency(walletType)) {
    throw invalid([{ path: 'walletType', message: 'is not a currency that Mockpay takes' }]);
  }
  const amountMinor = fromDecimal(amount, walletType);
  if (amountMinor === null) {
    throw invalid([{ path: 'amount', message: 'has more decimals than its currency' }]);
  }
  if (amountMinor === 0n) throw invalid([{ path: 'amount', message: 'must be above zero' }]);
  return toDecimal(amountMinor, walletType);
}
