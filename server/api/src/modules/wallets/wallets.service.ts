import { type Currency, currencies, currencyFacts, toMajor } from '../../contract/money.ts';
import type { Wallet } from '../../contract/wallets.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { PlayerBalance } from '../../ledger/port.ts';
import type { WalletsContext } from './context.ts';

/** All eight wallets of a player, or the one of `walletType`. @throws UNKNOWN_CURRENCY */
export async function listWallets(
  context: WalletsContext,
  { userId, walletType }: { userId: string; walletType: string | undefined },
): Promise<Wallet[]> {
  const wanted = walletType === undefined ? null : parseCurrency(walletType);
  const balances = await context.ledger.balances(userId);
  return walletsOf(balances, wanted ? [wanted] : currencies);
}

function walletsOf(balances: readonly PlayerBalance[], wanted: readonly Currency[]): Wallet[] {
  return wanted.map((currency) => {
    const balance = balances.find((candidate) => candidate.currency === currency);
    return {
      walletType: currency,
      currencySymbol: currencyFacts[currency].symbol,
      currencyName: currencyFacts[currency].name,
      walletBalance: toMajor(balance?.availableMinor ?? 0n, currency),
    };
  });
}
