import { type Currency, currencies, currencyFacts, toMajor } from '../../contract/money.ts';
import { type Wallet, wallets } from '../../contract/wallets.ts';
import type { Services } from '../../core/context.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { shareAnswer } from '../../core/shared-answer.ts';
import type { PlayerBalance } from '../../ledger/port.ts';

/** All eight wallets as made of one state of a player's balances: every page of the client asks. */
const lists = new WeakMap<readonly PlayerBalance[], Wallet[]>();

/** All eight wallets of a player, or the one asked for. @throws AppError 1104 */
export async function listWallets(
  services: Services,
  { userId, walletType }: { userId: string; walletType: string | undefined },
): Promise<Wallet[]> {
  const wanted = walletType === undefined ? null : parseCurrency(walletType);
  const balances = await services.ledger.balances(userId);
  if (wanted) return walletsOf(balances, [wanted]);
  const list = lists.get(balances) ?? shareAnswer(walletsOf(balances, currencies));
  lists.set(balances, list);
  return list;
}

/** All eight wallets of a player, when nothing has moved since they were listed. */
export const walletsAtHand = [
  {
    endpoint: wallets.list,
    data: ({ ledger }: Services, userId: string) => {
      const balances = ledger.balancesAtHand(userId);
      return balances && lists.get(balances);
    },
  },
];

function walletsOf(balances: readonly PlayerBalance[], wanted: readonly Currency[]): Wallet[] {
  return wallets.list.output.parse(
    wanted.map((currency) => {
      const balance = balances.find((candidate) => candidate.currency === currency);
      return {
        walletType: currency,
        currencySymbol: currencyFacts[currency].symbol,
        currencyName: currencyFacts[currency].name,
        walletBalance: toMajor(balance?.availableMinor ?? 0n, currency),
      };
    }),
  );
}
