import { isCurrency, toMajor } from '@fairhall/api/contract/money';
import { convertMinor } from '@fairhall/api/contract/reference-rates';
import type { Currency, Wallet } from '@/lib/api/contract-types.ts';
import { toMinor } from '@/lib/money/credited-amount.ts';

type Balance = Pick<Wallet, 'walletType' | 'walletBalance'>;

export type TotalBalance = {
  /** Major units of the total's currency. */
  readonly amount: number;
  /** Whether other currencies contribute, by the reference rates. */
  readonly isEstimate: boolean;
  /** The wallets with money and their parts of the total, from 0 to 1, the largest first. */
  readonly shares: readonly { readonly currency: Currency; readonly part: number }[];
};

/** What the wallets are worth together in one currency; no money moves by it. */
export function totalBalance(balances: readonly Balance[], to: Currency): TotalBalance {
  const worth = balances
    .filter(({ walletType, walletBalance }) => isCurrency(walletType) && walletBalance > 0)
    .map(({ walletType: from, walletBalance }) => {
      const amountMinor = toMinor(walletBalance, from);
      return { currency: from, minor: convertMinor({ amountMinor, from, to, rounding: 'down' }) };
    });
  const totalMinor = worth.reduce((sum, { minor }) => sum + minor, 0n);
  return {
    amount: toMajor(totalMinor, to),
    isEstimate: worth.some(({ currency }) => currency !== to),
    shares: worth
      .map(({ currency, minor }) => ({
        currency,
        part: totalMinor === 0n ? 0 : Number(minor) / Number(totalMinor),
      }))
      .sort((one, other) => other.part - one.part),
  };
}
