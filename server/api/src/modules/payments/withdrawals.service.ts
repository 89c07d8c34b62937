import { isValidAccount } from '../../contract/accounts.ts';
import { WithdrawStatus } from '../../contract/enums.ts';
import { type Currency, fromDecimal, fromWholeMajor, isCurrency } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import { invalidField, refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import { jobRow } from '../../jobs/job-store.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import type { Entry } from '../../ledger/port.ts';
import type { RowWrite } from '../../ledger/rows.ts';
import { notificationRow } from '../notifications/index.ts';
import { amountLimits } from '../wallets/index.ts';
import { banksOf } from './banks.ts';
import type { PaymentsContext } from './context.ts';
import { orderNumber } from './order-number.ts';
import { PAYOUT_JOB } from './payout.job.ts';
import { freezeEntry } from './withdrawal-entries.ts';
import { withdrawalNotification } from './withdrawal-notifications.ts';
import { type Review, reviewOf } from './withdrawal-review.ts';
import {
  findWithdrawalByIdempotencyKey,
  insertWithdrawalRow,
  type WithdrawOrder,
} from './withdrawals.repository.ts';

/** Above it, a payout needs a fresh login: cents of US dollars, by the reference rates. */
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

/**
 * Freezes the amount and creates the payout job, or none where the withdrawal waits for a decision of
 * staff. Order, job and notification are written in the transaction that freezes the money: there is no
 * order without frozen money, nor the reverse.
 * @throws INVALID_REQUEST, UNKNOWN_CURRENCY, UNKNOWN_BANK, INVALID_ACCOUNT, AMOUNT_OUT_OF_RANGE,
 *   IDEMPOTENCY_CONFLICT, FRESH_LOGIN_REQUIRED, INSUFFICIENT_BALANCE
 */
export async function createWithdrawal(
  context: PaymentsContext,
  request: WithdrawRequest,
): Promise<{ orderNum: string }> {
  const { currency, amountMinor } = checkedAmount(request);
  const earlier = await earlierOrder(context, request);
  if (earlier) return { orderNum: earlier.orderNum };
  if (isLarge({ amountMinor, currency })) await context.auth.requireFreshLogin(request);

  const { userId, bank: bankAccount } = request;
  const payout = { userId, currency, amountMinor, bankAccount };
  const review = await reviewOf(context, payout);
  const order = newOrder(context, { request, currency, amountMinor, review });
  const waits = review.state === 'waiting';
  const message = waits ? 'withdrawInReview' : 'withdrawRequested';
  const notification = withdrawalNotification(order, message);
  const at = order.createdAt;
  const posted = await context.ledger.post({
    ...withdrawalEntry(order),
    rows: [
      insertWithdrawalRow(order),
      ...(waits ? [] : [payoutJobRow(context, { orderNum: order.orderNum, runAt: at })]),
      notificationRow(notification, at),
    ],
  });
  // A concurrent request used the key after the lookup: return its order.
  if (posted.outcome === 'blocked') return createWithdrawal(context, request);
  if (posted.outcome === 'insufficient') throw refusal('INSUFFICIENT_BALANCE');
  if (posted.outcome !== 'applied') {
    throw new Error(`the ledger returned ${posted.outcome} for freezing ${order.orderNum}`);
  }
  context.jobs.wake();
  context.notifications.publish({ notification, at });
  context.events.publish({ type: 'withdrawal-changed', orderNum: order.orderNum });
  return { orderNum: order.orderNum };
}

/** The job that pays an order out. */
export function payoutJobRow(
  { random }: Pick<PaymentsContext, 'random'>,
  { orderNum, runAt }: { orderNum: string; runAt: Date },
): RowWrite {
  return jobRow({ id: random.uuid(), kind: PAYOUT_JOB, subject: orderNum, runAt });
}

function isLarge({ amountMinor, currency }: { amountMinor: bigint; currency: Currency }): boolean {
  const conversion = { amountMinor, from: currency, to: 'USD', rounding: 'up' } as const;
  return convertMinor(conversion) > FRESH_LOGIN_ABOVE_MINOR;
}

/** Freezes the money; the tag of the idempotency key blocks its second use. */
function withdrawalEntry(order: WithdrawOrder): Entry {
  const entry = freezeEntry(order, order.createdAt);
  if (order.idempotencyKey === null) return entry;
  const keyUsed = ledgerKey('withdraw-key', order.userId, order.idempotencyKey);
  return { ...entry, tags: [...(entry.tags ?? []), keyUsed], mustNotExist: [keyUsed] };
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
  },
): WithdrawOrder {
  const { request, currency, amountMinor, review } = withdrawal;
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
    bankAccount: request.bank,
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
