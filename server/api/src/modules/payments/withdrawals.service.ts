import { canonicalAccount, isValidAccount } from '../../contract/accounts.ts';
import { WithdrawStatus } from '../../contract/enums.ts';
import { type Currency, fromDecimal, fromWholeMajor, isCurrency } from '../../contract/money.ts';
import { invalidField, refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import { LedgerUnavailableError } from '../../core/ledger-errors.ts';
import { jobRow } from '../../jobs/job-store.ts';
import { budgetsOf } from '../../ledger/budget-count.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import type { Entry } from '../../ledger/port.ts';
import type { RowWrite } from '../../ledger/rows.ts';
import { notificationRow } from '../notifications/index.ts';
import { amountLimits } from '../wallets/index.ts';
import { accountKey } from './account-key.ts';
import { banksOf } from './banks.ts';
import type { PaymentsContext } from './context.ts';
import { orderNumber } from './order-number.ts';
import { PAYOUT_JOB } from './payout.job.ts';
import { freezeEntry, payoutAccountTag } from './withdrawal-entries.ts';
import { reviewNotification, withdrawalNotification } from './withdrawal-notifications.ts';
import {
  amountUsdCents,
  type EnforcedReview,
  type Found,
  type Review,
  requestedBudget,
  reviewOf,
} from './withdrawal-review.ts';
import {
  findWithdrawalByIdempotencyKey,
  insertWithdrawalRow,
  type WithdrawOrder,
} from './withdrawals.repository.ts';

/** Above it, the payouts of a day need a fresh login: cents of US dollars, by the reference rates. */
const FRESH_LOGIN_ABOVE_MINOR = 100_000n;

type WithdrawRequest = {
  readonly userId: string;
  readonly sessionId: string;
  readonly walletType: string;
  /** Decimal string of major units. */
  readonly money: string;
  readonly bankCode: string;
  readonly bank: string;
  readonly idempotencyKey: string | null;
};

/** Of a request that the ledger refused for what a review must know: each adds it, or reads it again. */
const TRIES_MAX = 8;

/**
 * Freezes the amount and creates the payout job, or none where the withdrawal waits for a decision of
 * staff. Order, job and notification are written in the transaction that freezes the money: there is no
 * order without frozen money, nor the reverse. What a review depends on is enforced in it, too: whatever
 * happens at the same time, no withdrawal passes by what was true before.
 * @returns the order, or the earlier one of the idempotency key
 * @throws INVALID_REQUEST, UNKNOWN_CURRENCY, UNKNOWN_BANK, INVALID_ACCOUNT, AMOUNT_OUT_OF_RANGE,
 *   IDEMPOTENCY_CONFLICT, FRESH_LOGIN_REQUIRED, INSUFFICIENT_BALANCE
 */
export async function createWithdrawal(
  context: PaymentsContext,
  request: WithdrawRequest,
): Promise<WithdrawOrder> {
  const { currency, amountMinor } = checkedAmount(request);
  let known: Known = { isFresh: false, isLarge: false, isUnstaked: false };
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const earlier = await earlierOrder(context, request);
    if (earlier) return earlier;
    const key = accountKey({ bankCode: request.bankCode, account: request.bank });
    const review = await reviewOf(context, { ...known, userId: request.userId, accountKey: key });
    const order = newOrder(context, { request, currency, amountMinor, review, accountKey: key });
    const learned = await postWithdrawal(context, { request, order, review, known });
    if (learned === null) return order;
    known = learned;
  }
  throw new LedgerUnavailableError('other withdrawals interfere again and again');
}

/** What the ledger has found of a request, and whether its login is fresh. */
type Known = Found & { readonly isFresh: boolean };

/**
 * @returns `null` when it is applied; what to know for another attempt otherwise
 * @throws FRESH_LOGIN_REQUIRED, INSUFFICIENT_BALANCE
 */
async function postWithdrawal(
  context: PaymentsContext,
  withdrawal: {
    request: WithdrawRequest;
    order: WithdrawOrder;
    review: EnforcedReview;
    known: Known;
  },
): Promise<Known | null> {
  const { request, order, review, known } = withdrawal;
  const waits = review.state === 'waiting';
  const notification = waits
    ? reviewNotification(order)
    : withdrawalNotification(order, 'withdrawRequested');
  const at = order.createdAt;
  const posted = await context.ledger.post({
    ...withdrawalEntry({ order, review, known }),
    rows: [
      insertWithdrawalRow(order),
      ...(waits ? [] : [payoutJobRow(context, { orderNum: order.orderNum, runAt: at })]),
      notificationRow(notification, at),
    ],
  });
  switch (posted.outcome) {
    case 'applied':
      context.jobs.wake();
      context.notifications.publish({ notification, at });
      context.events.publish({ type: 'withdrawal-changed', orderNum: order.orderNum });
      return null;
    case 'blocked':
    case 'stale':
      // After they were read, a concurrent request used the key or the account, or an exclusion began.
      return known;
    case 'overBudget':
      return knownOfDay(context, { ...withdrawal, requestedMinor: posted.usedMinor });
    case 'unstaked':
      return { ...known, isUnstaked: true };
    case 'insufficient':
      throw refusal('INSUFFICIENT_BALANCE');
    case 'replayed':
    case 'conflict':
    case 'limit':
    case 'overRound':
    case 'tooSoon':
      throw new Error(`the ledger returned ${posted.outcome} for freezing ${request.money}`);
  }
}

/** What the sum of a day makes of a request. @throws FRESH_LOGIN_REQUIRED */
async function knownOfDay(
  { auth }: PaymentsContext,
  day: {
    request: WithdrawRequest;
    order: WithdrawOrder;
    review: EnforcedReview;
    known: Known;
    /** Before this request, in US cents. */
    requestedMinor: bigint;
  },
): Promise<Known> {
  const { request, order, review, known, requestedMinor } = day;
  const { amountMinor } = order;
  const currency = parseCurrency(order.walletType);
  const sumMinor = requestedMinor + amountUsdCents({ currency, amountMinor });
  if (sumMinor > FRESH_LOGIN_ABOVE_MINOR) await auth.requireFreshLogin(request);
  return {
    ...known,
    isFresh: sumMinor > FRESH_LOGIN_ABOVE_MINOR,
    isLarge: known.isLarge || (review.dayMaxMinor !== null && sumMinor > review.dayMaxMinor),
  };
}

/** The job that pays an order out. */
export function payoutJobRow(
  { random }: Pick<PaymentsContext, 'random'>,
  { orderNum, runAt }: { orderNum: string; runAt: Date },
): RowWrite {
  return jobRow({ id: random.uuid(), kind: PAYOUT_JOB, subject: orderNum, runAt });
}

/** Freezes the money; the tag of the idempotency key blocks its second use. */
function withdrawalEntry({
  order,
  review,
  known,
}: {
  order: WithdrawOrder;
  review: EnforcedReview;
  known: Known;
}): Entry {
  const { userId, idempotencyKey, createdAt: at } = order;
  const entry = freezeEntry(order, at);
  const keyUsed =
    idempotencyKey === null ? [] : [ledgerKey('withdraw-key', userId, idempotencyKey)];
  const maxima = [review.dayMaxMinor, known.isFresh ? null : FRESH_LOGIN_ABOVE_MINOR];
  return {
    ...entry,
    tags: [...(entry.tags ?? []), ...keyUsed],
    mustNotExist: [...keyUsed, ...(review.isAccountNew ? [payoutAccountTag(order)] : [])],
    mustBeStaked: review.mustBeStaked,
    restrictionsVersion: review.restrictionsVersion,
    budgets: budgetsOf(entry, requestedBudget({ userId, at, maxMinor: least(maxima) })),
  };
}

function least(maxima: readonly (bigint | null)[]): bigint | null {
  return maxima.reduce((least, one) => {
    if (least === null || one === null) return least ?? one;
    return one < least ? one : least;
  }, null);
}

/** Validates everything except the balance, in the order of the contract. */
function checkedAmount(request: WithdrawRequest): { currency: Currency; amountMinor: bigint } {
  const { walletType, money, bankCode, bank } = request;
  if (isCurrency(walletType) && fromDecimal(money, walletType) === null) {
    throw invalidField({ path: 'money', message: `has more decimals than ${walletType}` });
  }
  const currency = parseCurrency(walletType);
  if (!banksOf(currency).some((offered) => offered.bankCode === bankCode)) {
    throw refusal('UNKNOWN_BANK');
  }
  if (!isValidAccount({ walletType: currency, bankCode, account: bank })) {
    throw refusal('INVALID_ACCOUNT');
  }
  const amountMinor = fromDecimal(money, currency) ?? 0n;
  const { withdrawMin: min, withdrawMax: max } = amountLimits(currency);
  if (amountMinor < fromWholeMajor(min, currency) || amountMinor > fromWholeMajor(max, currency)) {
    throw refusal('AMOUNT_OUT_OF_RANGE', { min, max });
  }
  return { currency, amountMinor };
}

async function earlierOrder(context: PaymentsContext, request: WithdrawRequest) {
  const { userId, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  const order = await findWithdrawalByIdempotencyKey(context.prisma, { userId, idempotencyKey });
  if (!order) return null;
  if (order.requestHash !== requestHash(request)) throw refusal('IDEMPOTENCY_CONFLICT');
  return order;
}

function newOrder(
  { clock, random }: PaymentsContext,
  withdrawal: {
    request: WithdrawRequest;
    currency: Currency;
    amountMinor: bigint;
    review: Review;
    accountKey: string;
  },
): WithdrawOrder {
  const { request, currency, amountMinor, review, accountKey: key } = withdrawal;
  const now = clock.now();
  return {
    id: random.uuid(),
    orderNum: orderNumber({ prefix: 'FW', now, random }),
    userId: request.userId,
    walletType: currency,
    amountMinor,
    platOrderNum: null,
    actualMinor: 0n,
    feeMinor: 0n,
    status: WithdrawStatus.pending,
    bankCode: request.bankCode,
    bankAccount: canonicalAccount({ bankCode: request.bankCode, account: request.bank }),
    accountKey: key,
    paymentChannel: '',
    remark: '',
    idempotencyKey: request.idempotencyKey,
    requestHash: requestHash(request),
    reviewState: review.state,
    reviewFlags: JSON.stringify(review.flags),
    reviewedBy: null,
    reviewedAt: null,
    version: 0,
    createdAt: now,
    updatedAt: now,
  };
}

function requestHash({ walletType, money, bankCode, bank }: WithdrawRequest): string {
  return sha256(JSON.stringify({ walletType, money, bankCode, bank }));
}
