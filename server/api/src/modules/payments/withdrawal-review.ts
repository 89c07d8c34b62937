import { z } from 'zod';
import type { Currency } from '../../contract/money.ts';
import { convertMinor, referenceRatesMicro } from '../../contract/reference-rates.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import type { Budget } from '../../ledger/port.ts';
import {
  type ReviewFlag,
  type ReviewState,
  reviewFlags,
} from '../../office/contract/withdrawals.ts';
import type { ReviewReason } from '../notifications/index.ts';
import { isExcluded } from '../restrictions/index.ts';
import type { PaymentsContext } from './context.ts';
import { findAccountUse, findReviewedPlayer, stakesSince } from './withdrawal-review.repository.ts';

const DAY_MS = 86_400_000;
const USD_CENTS = 100n;

/** Whether a withdrawal waits for a decision of staff, and what they see of it. */
export type Review = {
  readonly state: Extract<ReviewState, 'none' | 'waiting'>;
  readonly flags: readonly ReviewFlag[];
};

/** A new account or password alone is no reason to wait. */
const WAIT_FOR: readonly ReviewFlag[] = ['large', 'noPlay', 'sharedAccount', 'excluded'];

const storedFlags = z.array(z.enum(reviewFlags));

/** The first of these is shown to the player; whose account it is stays with staff. */
const reasons: readonly (readonly [ReviewFlag, ReviewReason])[] = [
  ['large', 'large'],
  ['noPlay', 'noPlay'],
  ['sharedAccount', 'account'],
];

/** Why a withdrawal waits, as its player reads it. */
export function reviewReason({ reviewFlags: stored }: { reviewFlags: string }): ReviewReason {
  const flags = storedFlags.parse(JSON.parse(stored));
  return reasons.find(([flag]) => flags.includes(flag))?.[1] ?? 'other';
}

/** What the ledger has found of a withdrawal that it refused: it is posted again with its flags. */
export type Found = { readonly isLarge: boolean; readonly isUnstaked: boolean };

type RequestedPayout = Found & { readonly userId: string; readonly accountKey: string };

/** A review, with what the ledger must enforce: that what has no flag is so, at any interleaving. */
export type EnforcedReview = Review & {
  /** The most of what is requested in a day, in US cents; `null` for no most. */
  readonly dayMaxMinor: bigint | null;
  readonly mustBeStaked: boolean;
  /** Whether the account must be one that no withdrawal had before. */
  readonly isAccountNew: boolean;
  /** Of what restricts the player, an exclusion included; `undefined` without a review. */
  readonly restrictionsVersion: number | undefined;
};

const NO_REVIEW: EnforcedReview = {
  state: 'none',
  flags: [],
  dayMaxMinor: null,
  mustBeStaked: false,
  isAccountNew: false,
  restrictionsVersion: undefined,
};

/** The review of a withdrawal at its request; none at all with `REVIEW_FROM_USD=off`. */
export async function reviewOf(
  { prisma, clock, settings: { reviewFromUsd } }: PaymentsContext,
  { userId, accountKey, isLarge, isUnstaked }: RequestedPayout,
): Promise<EnforcedReview> {
  if (reviewFromUsd === null) return NO_REVIEW;
  const now = clock.now();
  const [player, account] = await Promise.all([
    findReviewedPlayer(prisma, userId),
    findAccountUse(prisma, { userId, accountKey }),
  ]);
  const isRecent = (time: Date | null) => time !== null && now.getTime() - time.getTime() < DAY_MS;
  const present: Readonly<Record<ReviewFlag, boolean>> = {
    large: isLarge,
    noPlay: isUnstaked,
    sharedAccount: account.isOfOthers,
    newAccount: isRecent(player.createdAt),
    newPassword: isRecent(player.passwordChangedAt),
    excluded: isExcluded(player, now),
  };
  const flags = (Object.keys(present) as ReviewFlag[]).filter((flag) => present[flag]);
  return {
    state: flags.some((flag) => WAIT_FOR.includes(flag)) ? 'waiting' : 'none',
    flags,
    dayMaxMinor: isLarge ? null : BigInt(reviewFromUsd) * USD_CENTS - 1n,
    mustBeStaked: !isUnstaked,
    isAccountNew: !account.isOfOthers && !account.isOwn,
    restrictionsVersion: player.restrictionsVersion,
  };
}

/** What a player has requested in the last 24 hours, in US cents, returned or not. */
export function requestedBudget({
  userId,
  at,
  maxMinor,
}: {
  userId: string;
  at: Date;
  maxMinor: bigint | null;
}): Omit<Budget, 'deltaMinor'> {
  // The window moves with each request, so that it is summed anew. Requests at once are not posted in the
  // order of their times, and clocks of nodes differ: later ones count, too.
  const until = new Date(at.getTime() + DAY_MS);
  return {
    key: ledgerKey('payouts', userId),
    maxMinor,
    init: {
      types: ['freeze'],
      from: new Date(at.getTime() - DAY_MS + 1),
      until,
      currency: 'USD',
      ratesMicro: referenceRatesMicro,
      carriedSince: until,
    },
  };
}

/** What the player staked since a time, over all wallets, in US cents by the reference rates. */
export async function stakedMinorSince(
  { prisma }: Pick<PaymentsContext, 'prisma'>,
  query: { userId: string; since: Date },
): Promise<bigint> {
  const stakes = await stakesSince(prisma, query);
  return stakes.reduce((sum, one) => sum + amountUsdCents(one), 0n);
}

export function amountUsdCents(amount: { currency: Currency; amountMinor: bigint }): bigint {
  const { currency: from, amountMinor } = amount;
  return convertMinor({ amountMinor, from, to: 'USD', rounding: 'up' });
}
