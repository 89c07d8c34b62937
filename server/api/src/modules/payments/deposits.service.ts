import type { z } from 'zod';
import { DepositStatus, type Language } from '../../contract/enums.ts';
import { type Currency, fromWholeMajor, toDecimal, toMajor } from '../../contract/money.ts';
import type { payments } from '../../contract/payments.ts';
import { type AppError, refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import type { Services } from '../../services.ts';
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
  readonly idempotencyKey: string | null;
};

/**
 * Creates a deposit order and its checkout. The checkout is created first, and the order is stored
 * once, with the provider's response: a checkout cannot be paid before the player has its URL.
 * After a crash in between, the checkout expires at the provider.
 * @throws AppError 1104, 1102, 1107, 1108
 */
export async function createDeposit(
  services: Services,
  request: DepositRequest,
): Promise<DepositResponse> {
  const currency = parseCurrency(request.walletType);
  assertWithinLimits(currency, request.amount);
  if (request.idempotencyKey === null) return createOrder(services, request, currency);
  const calls = services.depositCalls;
  const key = `${request.userId} ${request.idempotencyKey}`;
  // Concurrent calls with the same key run one at a time; the later ones find the stored order. Of
  // calls on several nodes the unique key of the order decides (`insertDeposit`).
  for (let running = calls.get(key); running; running = calls.get(key)) await running;
  const created = findOrCreateOrder(services, request, currency);
  const settled = created.then(
    () => {},
    () => {},
  );
  calls.set(key, settled);
  settled.then(() => calls.delete(key));
  return created;
}

/** This process's calls in flight with an idempotency key, by player and key; bounded by the connections. */
export type DepositCalls = Map<string, Promise<void>>;

/** The order of the request's idempotency key, or a new one. @throws AppError 1107, 1108 */
async function findOrCreateOrder(
  services: Services,
  request: DepositRequest,
  currency: Currency,
): Promise<DepositResponse> {
  const earlier = await earlierOrder(services, request, currency);
  return earlier ? responseFor(earlier) : createOrder(services, request, currency);
}

async function createOrder(
  services: Services,
  request: DepositRequest,
  currency: Currency,
): Promise<DepositResponse> {
  const balanceMinor = await availableMinor(services, request.userId, currency);
  const order = newOrder(services, { request, currency, balanceMinor });
  const { platOrderNum, payUrl } = await openCheckout(services, order, request.language);
  const opened = { ...order, platOrderNum, payUrl };
  if (await insertDeposit(services.ledger, opened)) return responseFor(opened);
  // Another node used the key meanwhile: return its order; this checkout is not used.
  const concurrent = await earlierOrder(services, request, currency);
  if (concurrent) return responseFor(concurrent);
  const cause = new Error(`platOrderNum ${platOrderNum} belongs to another order`);
  throw await storeFailedOrder(services, order, cause);
}

function assertWithinLimits(currency: Currency, amount: number): void {
  const { depositMin: min, depositMax: max } = limitsOf(currency);
  if (amount < min || amount > max) throw refusal('AMOUNT_OUT_OF_RANGE', { min, max });
}

/** The order of the idempotency key. @throws AppError 1107 when its request was different */
async function earlierOrder(services: Services, request: DepositRequest, currency: Currency) {
  const { userId, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  const order = await findDepositByIdempotencyKey(services.prisma, { userId, idempotencyKey });
  if (!order) return null;
  if (order.requestHash !== requestHash(currency, request.amount)) {
    throw refusal('IDEMPOTENCY_CONFLICT');
  }
  return order;
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
  try {
    return await paymentGateway.createCheckout({
      outTradeNo: order.outTradeNo,
      amount: toDecimal(order.amountMinor, parseCurrency(order.walletType)),
      walletType: order.walletType,
      returnUrl: `${settings.origins.web}/payment-result?outTradeNo=${order.outTradeNo}`,
      notifyUrl: `${settings.origins.apiInside}/api/payment/webhook`,
      ttlS: settings.orderTtlS,
      language,
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
