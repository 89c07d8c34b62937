import type { z } from 'zod';
import { DepositStatus, type Language } from '../../contract/enums.ts';
import { marketRules } from '../../contract/markets.ts';
import { type Currency, fromWholeMajor, toDecimal, toMajor } from '../../contract/money.ts';
import type { payments } from '../../contract/payments.ts';
import { type AppError, refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import type { Services } from '../../services.ts';
import { requireLimitChoice } from '../markets/limit-choice.ts';
import { marketOf } from '../markets/market-of.ts';
import {
  hasDepositLimit,
  requireStoredWithinLimits,
  requireWithinDepositLimits,
} from '../safer-play/deposit-limits.ts';
import { blockOf } from '../safer-play/protection.ts';
import { limitsOf } from '../wallets/wallet-configs.ts';
import { checkoutDescription } from './checkout-description.ts';
import {
  type DepositOrder,
  findDepositByIdempotencyKey,
  insertDeposit,
} from './deposits.repository.ts';
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
 * @throws AppError, in this order: 1104, 1102, 1006, 1406, 1106, 1107, 1108
 */
export async function createDeposit(
  services: Services,
  request: DepositRequest,
): Promise<DepositResponse> {
  const currency = parseCurrency(request.walletType);
  assertWithinLimits(currency, request.amount);
  const { userId, idempotencyKey } = request;
  const block = await blockOf(services, userId);
  if (block) throw refusal('ACCOUNT_BLOCKED', block);
  await requireLimitChoice(services, request);
  const isLimited = await hasDepositLimit(services, userId);
  const create = () => findOrCreateOrder(services, { request, currency, isLimited });
  // Concurrent calls with the same key run one at a time; the later ones find the stored order. Of
  // calls on several nodes the unique key of the order decides (`insertDeposit`).
  if (isLimited) return inTurn(services.depositCalls, userId, create);
  if (idempotencyKey === null) return create();
  return inTurn(services.depositCalls, `${userId} ${idempotencyKey}`, create);
}

/** This process's calls in flight that wait for each other; bounded by the connections. */
export type DepositCalls = Map<string, Promise<void>>;

/** Runs after the calls of this key that are under way. */
async function inTurn<Result>(
  calls: DepositCalls,
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

/** A request in a wallet's currency, of a player with or without deposit limits. */
type Creation = {
  readonly request: DepositRequest;
  readonly currency: Currency;
  readonly isLimited: boolean;
};

/** The order of the request's idempotency key, or a new one. @throws AppError 1106, 1107, 1108 */
async function findOrCreateOrder(services: Services, creation: Creation): Promise<DepositResponse> {
  const { request, currency, isLimited } = creation;
  const earlier = await earlierOrder(services, request);
  if (earlier && isSameRequest(earlier, { request, currency })) return responseFor(earlier);
  if (isLimited) {
    const amountMinor = fromWholeMajor(request.amount, currency);
    await requireWithinDepositLimits(services, { userId: request.userId, currency, amountMinor });
  }
  if (earlier) throw refusal('IDEMPOTENCY_CONFLICT');
  return createOrder(services, creation);
}

async function createOrder(
  services: Services,
  { request, currency, isLimited }: Creation,
): Promise<DepositResponse> {
  const balanceMinor = await availableMinor(services, request.userId, currency);
  const order = newOrder(services, { request, currency, balanceMinor });
  const { platOrderNum, payUrl } = await openCheckout(services, order, request.language);
  const opened = { ...order, platOrderNum, payUrl };
  if (await insertDeposit(services.ledger, opened)) {
    if (isLimited) await requireStoredWithinLimits(services, opened);
    return responseFor(opened);
  }
  // Another node used the key meanwhile: return its order; this checkout is not used.
  const concurrent = await earlierOrder(services, request);
  if (concurrent && isSameRequest(concurrent, { request, currency }))
    return responseFor(concurrent);
  if (concurrent) throw refusal('IDEMPOTENCY_CONFLICT');
  const cause = new Error(`platOrderNum ${platOrderNum} belongs to another order`);
  throw await storeFailedOrder(services, order, cause);
}

function assertWithinLimits(currency: Currency, amount: number): void {
  const { depositMin: min, depositMax: max } = limitsOf(currency);
  if (amount < min || amount > max) throw refusal('AMOUNT_OUT_OF_RANGE', { min, max });
}

/** The order of the idempotency key; `null` for none. */
async function earlierOrder(
  { prisma }: Services,
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
  { clock, random, settings }: Services,
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

/** @throws AppError 1108, with the order stored as failed, when the provider does not respond */
async function openCheckout(
  services: Services,
  order: DepositOrder,
  language: Language,
): Promise<Checkout> {
  const { settings, paymentGateway } = services;
  const { depositMethods: methods } = marketRules[await marketOf(services, order.userId)];
  try {
    return await paymentGateway.createCheckout({
      outTradeNo: order.outTradeNo,
      amount: toDecimal(order.amountMinor, parseCurrency(order.walletType)),
      walletType: order.walletType,
      returnUrl: `${settings.origins.web}/payment-result?outTradeNo=${order.outTradeNo}`,
      notifyUrl: `${settings.origins.apiInside}/api/payment/webhook`,
      ttlS: settings.orderTtlS,
      language,
      methods,
      note: await checkoutDescription(services, { order, language }),
    });
  } catch (error) {
    throw await storeFailedOrder(services, order, error);
  }
}

/**
 * Stores an order without a checkout as failed: the provider may know it, and the player's records
 * show the attempt. It is stored without its idempotency key, so that a retry can use the key.
 * @returns the error for the caller
 */
async function storeFailedOrder(
  { ledger, log }: Services,
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
  { ledger }: Services,
  userId: string,
  currency: Currency,
): Promise<bigint> {
  const balances = await ledger.balances(userId);
  return balances.find((one) => one.currency === currency)?.availableMinor ?? 0n;
}

function requestHash(currency: Currency, amount: number): string {
  return sha256(JSON.stringify({ walletType: currency, amount }));
}
