import type { z } from 'zod';
import { DepositStatus, type Language } from '../../contract/enums.ts';
import { type Currency, fromWholeMajor, toDecimal, toMajor } from '../../contract/money.ts';
import type { payments } from '../../contract/payments.ts';
import { type AppError, refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import {
  type AllowedDeposit,
  checkDeposit,
  isRefused,
  type PlayerRestrictions,
} from '../restrictions/index.ts';
import { amountLimits } from '../wallets/index.ts';
import { checkoutDescription } from './checkout-description.ts';
import type { PaymentsContext } from './context.ts';
import { requireStoredWithinLimits, requireWithinLimits } from './deposit-limits.ts';
import {
  type DepositOrder,
  findDepositByIdempotencyKey,
  insertDeposit,
} from './deposits.repository.ts';
import { hasDeposited } from './first-deposit.ts';
import type { OrderRemark } from './messages/order-remarks.ts';
import { orderNumber } from './order-number.ts';
import type { Checkout } from './payment-gateway.ts';

type DepositRequest = {
  readonly userId: string;
  readonly language: Language;
  readonly walletType: string;
  /** Whole major units. */
  readonly amount: number;
  /** Whether the player chose to have no limit. */
  readonly noLimit: boolean;
  readonly idempotencyKey: string | null;
};

/**
 * Creates a deposit order and its checkout. The checkout is created first, and the order is stored
 * once, with the provider's response: a checkout cannot be paid before the player has its URL.
 * After a crash in between, the checkout expires at the provider.
 * @throws in this order: UNKNOWN_CURRENCY, AMOUNT_OUT_OF_RANGE, ACCOUNT_BLOCKED, LIMIT_CHOICE_DUE,
 *   LIMIT_REACHED, IDEMPOTENCY_CONFLICT, PAYMENT_UNAVAILABLE
 */
export async function createDeposit(
  context: PaymentsContext,
  request: DepositRequest,
): Promise<DepositResponse> {
  const currency = parseCurrency(request.walletType);
  assertWithinLimits(currency, request.amount);
  const { userId, idempotencyKey, noLimit } = request;
  const restrictions = await context.restrictions.load(userId);
  const allowed = checkDeposit(restrictions, {
    now: context.clock.now(),
    hasDeposited: await hasDeposited(context, userId),
    noLimit,
  });
  if (isRefused(allowed)) throw allowed.error;
  if (allowed.declinesLimits) await context.restrictions.declineLimits(userId);
  const create = () => findOrCreateOrder(context, { request, currency, restrictions, allowed });
  // Concurrent calls with the same key run one at a time; the later ones find the stored order. Of
  // calls on several nodes the unique key of the order decides (`insertDeposit`).
  if (allowed.limits.length > 0) return inTurn(context.depositCalls, userId, create);
  if (idempotencyKey === null) return create();
  return inTurn(context.depositCalls, `${userId} ${idempotencyKey}`, create);
}

/** Runs after the calls of this key that are under way. */
async function inTurn<Result>(
  calls: PaymentsContext['depositCalls'],
  key: string,
  call: () => Promise<Result>,
): Promise<Result> {
  for (let running = calls.get(key); running; running = calls.get(key)) await running;
  const result = call();
  const settled = result.then(
    () => {},
    () => {},
  );
  calls.set(key, settled);
  settled.then(() => calls.delete(key));
  return result;
}

/** A request in a wallet's currency that the player's restrictions allow. */
type Creation = {
  readonly request: DepositRequest;
  readonly currency: Currency;
  readonly restrictions: PlayerRestrictions;
  readonly allowed: AllowedDeposit;
};

/**
 * The order of the request's idempotency key, or a new one.
 * @throws LIMIT_REACHED, IDEMPOTENCY_CONFLICT, PAYMENT_UNAVAILABLE
 */
async function findOrCreateOrder(
  context: PaymentsContext,
  creation: Creation,
): Promise<DepositResponse> {
  const { request, currency, allowed } = creation;
  const { limits } = allowed;
  const earlier = await earlierOrder(context, request);
  if (earlier && isSameRequest(earlier, { request, currency })) return responseFor(earlier);
  if (limits.length > 0) {
    const { userId, amount } = request;
    const amountMinor = fromWholeMajor(amount, currency);
    await requireWithinLimits(context, { userId, currency, amountMinor, limits });
  }
  if (earlier) throw refusal('IDEMPOTENCY_CONFLICT');
  return createOrder(context, creation);
}

async function createOrder(context: PaymentsContext, creation: Creation): Promise<DepositResponse> {
  const { request, currency, allowed } = creation;
  const balanceMinor = await availableMinor(context, request.userId, currency);
  const order = newOrder(context, { request, currency, balanceMinor });
  const { platOrderNum, payUrl } = await openCheckout(context, order, creation);
  const opened = { ...order, platOrderNum, payUrl };
  if (await insertDeposit(context.ledger, opened)) {
    const { limits } = allowed;
    if (limits.length > 0) await requireStoredWithinLimits(context, { ...opened, limits });
    return responseFor(opened);
  }
  // Another node used the key meanwhile: return its order; this checkout is not used.
  const concurrent = await earlierOrder(context, request);
  if (concurrent && isSameRequest(concurrent, { request, currency }))
    return responseFor(concurrent);
  if (concurrent) throw refusal('IDEMPOTENCY_CONFLICT');
  const cause = new Error(`platOrderNum ${platOrderNum} belongs to another order`);
  throw await storeFailedOrder(context, order, cause);
}

function assertWithinLimits(currency: Currency, amount: number): void {
  const { depositMin: min, depositMax: max } = amountLimits(currency);
  if (amount < min || amount > max) throw refusal('AMOUNT_OUT_OF_RANGE', { min, max });
}

/** The order of the idempotency key; `null` for none. */
async function earlierOrder(
  { prisma }: PaymentsContext,
  { userId, idempotencyKey }: DepositRequest,
): Promise<DepositOrder | null> {
  if (idempotencyKey === null) return null;
  return findDepositByIdempotencyKey(prisma, { userId, idempotencyKey });
}

function isSameRequest(
  order: DepositOrder,
  { request, currency }: { request: DepositRequest; currency: Currency },
): boolean {
  return order.requestHash === requestHash(currency, request.amount);
}

function newOrder(
  { clock, random, settings }: PaymentsContext,
  {
    request,
    currency,
    balanceMinor,
  }: { request: DepositRequest; currency: Currency; balanceMinor: bigint },
): DepositOrder {
  const now = clock.now();
  return {
    id: random.uuid(),
    outTradeNo: orderNumber({ prefix: 'FH', now, random }),
    userId: request.userId,
    walletType: currency,
    platOrderNum: null,
    amountMinor: fromWholeMajor(request.amount, currency),
    actualMinor: 0n,
    feeMinor: 0n,
    bonusMinor: 0n,
    status: DepositStatus.pending,
    paymentChannel: '',
    remark: '',
    payUrl: null,
    idempotencyKey: request.idempotencyKey,
    // Only compared when the key is used again.
    requestHash: request.idempotencyKey === null ? null : requestHash(currency, request.amount),
    balanceMinor,
    expiresAt: new Date(now.getTime() + settings.orderTtlS * 1000),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * @throws PAYMENT_UNAVAILABLE, with the order stored as failed, when the provider does not respond
 */
async function openCheckout(
  context: PaymentsContext,
  order: DepositOrder,
  { request: { language }, restrictions, allowed: { methods } }: Creation,
): Promise<Checkout> {
  const { settings, gateway } = context;
  try {
    return await gateway.createCheckout({
      outTradeNo: order.outTradeNo,
      amount: toDecimal(order.amountMinor, parseCurrency(order.walletType)),
      walletType: order.walletType,
      returnUrl: `${settings.origins.web}/payment-result?outTradeNo=${order.outTradeNo}`,
      notifyUrl: `${settings.origins.apiInside}/api/payment/webhook`,
      ttlS: settings.orderTtlS,
      language,
      methods,
      note: await checkoutDescription(context, { order, restrictions, language }),
    });
  } catch (error) {
    throw await storeFailedOrder(context, order, error);
  }
}

/**
 * Stores an order without a checkout as failed: the provider may know it, and the player's records
 * show the attempt. It is stored without its idempotency key, so that a retry can use the key.
 * @returns the error for the caller
 */
async function storeFailedOrder(
  { ledger, log }: PaymentsContext,
  order: DepositOrder,
  cause: unknown,
): Promise<AppError> {
  log.warn({ err: cause, outTradeNo: order.outTradeNo }, 'the payments provider did not respond');
  await insertDeposit(ledger, {
    ...order,
    idempotencyKey: null,
    status: DepositStatus.failed,
    remark: 'providerSilent' satisfies OrderRemark,
  });
  return refusal('PAYMENT_UNAVAILABLE');
}

type DepositResponse = z.output<typeof payments.recharge.output>;

function responseFor(order: DepositOrder): DepositResponse {
  const currency = parseCurrency(order.walletType);
  if (order.payUrl === null || order.platOrderNum === null) {
    throw new Error(`deposit order ${order.outTradeNo} has no checkout`);
  }
  const lifetimeMs = order.expiresAt.getTime() - order.createdAt.getTime();
  return {
    payUrl: order.payUrl,
    outTradeNo: order.outTradeNo,
    platOrderNum: order.platOrderNum,
    expiryPeriod: Math.round(lifetimeMs / 1000),
    walletBalance: toMajor(order.balanceMinor, currency),
  };
}

async function availableMinor(
  { ledger }: PaymentsContext,
  userId: string,
  currency: Currency,
): Promise<bigint> {
  const balances = await ledger.balances(userId);
  return balances.find((one) => one.currency === currency)?.availableMinor ?? 0n;
}

function requestHash(currency: Currency, amount: number): string {
  return sha256(JSON.stringify({ walletType: currency, amount }));
}
