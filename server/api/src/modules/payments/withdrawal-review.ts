import type { Currency } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import type { ReviewFlag, ReviewState } from '../../office/contract/withdrawals.ts';
import { isExcluded } from '../restrictions/index.ts';
import type { PaymentsContext } from './context.ts';
import {
  depositsSince,
  findReviewedPlayer,
  isPaidToOthers,
  lastPayout,
  stakesSince,
} from './withdrawal-review.repository.ts';

const DAY_MS = 86_400_000;
const USD_CENTS = 100n;

/** Whether a withdrawal waits for a decision of staff, and what they see of it. */
export type Review = {
  readonly state: Extract<ReviewState, 'none' | 'waiting'>;
  readonly flags: readonly ReviewFlag[];
};

/** A new account or password alone is no reason to wait. */
const WAIT_FOR: readonly ReviewFlag[] = ['large', 'noPlay', 'sharedAccount', 'excluded'];

type RequestedPayout = {
  readonly userId: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly bankAccount: string;
};

/** The review of a withdrawal at its request; none at all with `REVIEW_FROM_USD=off`. */
export async function reviewOf(context: PaymentsContext, payout: RequestedPayout): Promise<Review> {
  const { reviewFromUsd } = context.settings;
  if (reviewFromUsd === null) return { state: 'none', flags: [] };
  const { prisma, clock } = context;
  const { userId } = payout;
  const now = clock.now();
  const [player, isShared, played] = await Promise.all([
    findReviewedPlayer(prisma, userId),
    isPaidToOthers(prisma, payout),
    playedThrough(context, userId),
  ]);
  const isRecent = (time: Date | null) => time !== null && now.getTime() - time.getTime() < DAY_MS;
  const present: Readonly<Record<ReviewFlag, boolean>> = {
    large: amountUsdCents(payout) >= BigInt(reviewFromUsd) * USD_CENTS,
    noPlay: !played,
    sharedAccount: isShared,
    newAccount: isRecent(player.createdAt),
    newPassword: isRecent(player.passwordChangedAt),
    excluded: isExcluded(player, now),
  };
  const flags = (Object.keys(present) as ReviewFlag[]).filter((flag) => present[flag]);
  return { state: flags.some((flag) => WAIT_FOR.includes(flag)) ? 'waiting' : 'none', flags };
}

/** Since the last payout, in US cents by the reference rates. */
export type MoneySince = { readonly depositedMinor: bigint; readonly stakedMinor: bigint };

/** What the player deposited and staked since a time, over all wallets, in US cents. */
export async function moneySince(
  { prisma }: Pick<PaymentsContext, 'prisma'>,
  { userId, since }: { userId: string; since: Date },
): Promise<MoneySince> {
  const [deposits, stakes] = await Promise.all([
    depositsSince(prisma, { userId, since }),
    stakesSince(prisma, { userId, since }),
  ]);
  return { depositedMinor: sumInUsd(deposits), stakedMinor: sumInUsd(stakes) };
}

/** Whether the player has staked what was deposited since the last payout. */
async function playedThrough(context: PaymentsContext, userId: string): Promise<boolean> {
  const last = await lastPayout(context.prisma, userId);
  const since = last?.updatedAt ?? new Date(0);
  const { depositedMinor, stakedMinor } = await moneySince(context, { userId, since });
  return stakedMinor >= depositedMinor;
}

function sumInUsd(sums: readonly { currency: Currency; amountMinor: bigint }[]): bigint {
  return sums.reduce((sum, one) => sum + amountUsdCents(one), 0n);
}

function amountUsdCents(amount: { currency: Currency; amountMinor: bigint }): bigint {
  const { currency: from, amountMinor } = amount;
  return convertMinor({ amountMinor, from, to: 'USD', rounding: 'up' });
}
