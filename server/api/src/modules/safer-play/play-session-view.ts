import { type Currency, isCurrency, toMajor } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import type { PlaySessionView } from '../../contract/safer-play.ts';
import type { Services } from '../../services.ts';
import type { PlayTotal } from '../history/game-postings.repository.ts';
import { gameTotals } from '../history/history.repository.ts';
import type { PlayInterval } from './play-time.ts';
import { currencyOf } from './protection.repository.ts';

const MINUTE_MS = 60_000;

/** A session that goes on, with its money over all wallets in the player's currency. */
export async function sessionView(
  { prisma, historyTotals: sums, clock }: Services,
  { userId, session }: { userId: string; session: PlayInterval },
): Promise<PlaySessionView> {
  const now = clock.now();
  const walletType = await currencyOf(prisma, userId);
  const from = new Date(session.startedAtMs);
  const query = { userId, walletType: undefined, from, until: undefined };
  const totals = await gameTotals(prisma, { query, sums, now });
  const stakedMinor = sumOf(totals, { types: ['bet', 'rollback'], to: walletType });
  const wonMinor = sumOf(totals, { types: ['win'], to: walletType });
  return {
    startedAt: from.toISOString(),
    minutes: Math.max(0, Math.floor((now.getTime() - session.startedAtMs) / MINUTE_MS)),
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
