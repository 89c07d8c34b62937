import { type Currency, currencies } from '../../contract/money.ts';
import type { WalletConfig } from '../../contract/wallets.ts';

/** Limits in whole major units, of similar value in each currency. */
type Limits = {
  readonly depositMin: number;
  readonly depositMax: number;
  readonly withdrawMin: number;
  readonly withdrawMax: number;
};

const standard: Limits = {
  depositMin: 10,
  depositMax: 10_000,
  withdrawMin: 20,
  withdrawMax: 10_000,
};
const fivefold: Limits = {
  depositMin: 50,
  depositMax: 50_000,
  withdrawMin: 100,
  withdrawMax: 50_000,
};

const limits = {
  USD: standard,
  EUR: standard,
  GBP: standard,
  SGD: standard,
  BRL: fivefold,
  CNY: fivefold,
  THB: { depositMin: 300, depositMax: 300_000, withdrawMin: 600, withdrawMax: 300_000 },
  JPY: { depositMin: 1000, depositMax: 1_000_000, withdrawMin: 2000, withdrawMax: 1_000_000 },
} satisfies Record<Currency, Limits>;

export function amountLimits(currency: Currency): Limits {
  return limits[currency];
}

/** The limits in the contract's form. */
export const walletConfigs: readonly WalletConfig[] = currencies.map((walletType) => {
  const { depositMin, depositMax, withdrawMin, withdrawMax } = limits[walletType];
  return {
    walletType,
    defaultRechargeAmount: `${depositMin}-${depositMax}`,
    withdrawMinAmount: withdrawMin,
    withdrawMaxAmount: withdrawMax,
  };
});
