import { currencies, toMajor } from '../../contract/money.ts';
import type { BalanceDay } from '../../contract/wallets.ts';
import { loadDayChanges } from './balance-days.repository.ts';
import type { WalletsContext } from './context.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The available balances at the end of each of the last thirty days (UTC), oldest first; the last is
 * today's, until now. Each is the balance of now without what changed it later.
 */
export async function listBalanceDays(
  { ledger, prisma, clock }: WalletsContext,
  { userId }: { userId: string },
): Promise<BalanceDay[]> {
  const todayMs = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  const days = Array.from({ length: DAYS }, (_, place) => {
    const fromMs = todayMs - (DAYS - 1 - place) * DAY_MS;
    return { from: new Date(fromMs), until: new Date(fromMs + DAY_MS) };
  });
  const [changes, now] = await Promise.all([
    loadDayChanges(prisma, { userId, days }),
    ledger.balances(userId),
  ]);
  return days.map(({ from }, day) => ({
    day: from.toISOString().slice(0, 'YYYY-MM-DD'.length),
    balances: currencies.flatMap((walletType) => {
      const nowMinor = now.find(({ currency }) => currency === walletType)?.availableMinor ?? 0n;
      const atEndMinor = changes
        .filter(({ place, currency }) => place > day && currency === walletType)
        .reduce((sum, { amountMinor }) => sum - amountMinor, nowMinor);
      if (atEndMinor <= 0n) return [];
      return [{ walletType, walletBalance: toMajor(atEndMinor, walletType) }];
    }),
  }));
}
