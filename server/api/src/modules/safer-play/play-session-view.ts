import { type Currency, isCurrency, toMajor } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import type { PlaySessionView } from '../../contract/safer-play.ts';
import type { PlayTotal } from '../../ledger/game-postings.repository.ts';
import { loginTimeOf } from '../auth/index.ts';
import { loadCurrency } from '../users/index.ts';
import type { SaferPlayContext } from './context.ts';

const MINUTE_MS = 60_000;

export type SessionIds = { readonly userId: string; readonly sessionId: string };

/** The time of a login and what was played in it, over all wallets in the player's currency. */
export async function sessionView(
  { prisma, wallets, clock }: SaferPlayContext,
  { userId, sessionId }: SessionIds,
): Promise<PlaySessionView> {
  const now = clock.now();
  const walletType = await loadCurrency(prisma, userId);
  const from = await loginTimeOf(prisma, sessionId);
  const totals = await wallets.loadPlayTotals({ userId, from });
  const stakedMinor = sumOf(totals, { types: ['bet', 'rollback'], to: walletType });
  const wonMinor = sumOf(totals, { types: ['win'], to: walletType });
  return {
    startedAt: from.toISOString(),
    minutes: Math.max(0, Math.floor((now.getTime() - from.getTime()) / MINUTE_MS)),
    staked: toMajor(-stakedMinor, walletType),
    won: toMajor(wonMinor, walletType),
    net: toMajor(wonMinor + stakedMinor, walletType),
    walletType,
  };
}

/** The signed sum of totals of these types, each converted to one currency. */
function sumOf(
  totals: readonly PlayTotal[],
  { types, to }: { types: readonly PlayTotal['type'][]; to: Currency },
): bigint {
  return totals.reduce((sum, { type, currency, amountMinor }) => {
    if (!types.includes(type) || !isCurrency(currency)) return sum;
    const isStake = amountMinor < 0n;
    const amounts = { amountMinor: isStake ? -amountMinor : amountMinor, from: currency, to };
    const converted = convertMinor({ ...amounts, rounding: type === 'win' ? 'down' : 'up' });
    return sum + (isStake ? -converted : converted);
  }, 0n);
}
