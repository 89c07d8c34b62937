import type { z } from 'zod';
import { DepositStatus, type Language } from '../../contract/enums.ts';
import { type Currency, fromWholeMajor, toDecimal, toMajor } from '../../contract/money.ts';
import type { payments } from '../../contract/payments.ts';
import { type AppError, refusal } from '../../core/app-error.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import { LedgerUnavailableError } from '../../core/ledger-errors.ts';
import {
  type AllowedDeposit,
  checkDeposit,
  isRefused,
  type PlayerRestrictions,
} from '../restrictions/index.ts';
import { amountLimits } from '../wallets/index.ts';
import { checkoutDescription } from './checkout-description.ts';
import type { PaymentsContext } from './context.ts';
import { insertWithinLimits } from './deposit-limits.repository.ts';
import { limitReached, notifyNearDepositLimits, requireWithinLimits } from './deposit-limits.ts';
import {
  type DepositOrder,
  findDepositByIdempotencyKey,
  insertDeposit,
  type StoredOutcome,
} from './deposits.repository.ts';
import { endUnusedCheckout } from './end-checkouts.ts';
import { hasDeposited } from './first-deposit.ts';
import { orderNumber } from './order-number.ts';
import type { Checkout } from './payment-gateway.ts';
import type { StatusReason } from './payment-texts.ts';

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

/** Of an order that was checked by outdated restrictions: they changed while it was created. */
const TRIES_MAX = 3;

/**
 * Creates a deposit order and its checkout. The checkout is created first, and the order is stored once,
 * with the provider's response, by the transaction that checks it: no caller has the address of a
 * checkout whose order was not stored, and it is ended. After a crash in between, it expires at the provider.
 *
 * An order reserves its share of the player's limits; the ledger checks the credit.
 * @throws in this order: UNKNOWN_CURRENCY, AMOUNT_OUT_OF_RANGE, ACCOUNT_BLOCKED, LIMIT_CHOICE_DUE,
 *   LIMIT_REACHED, IDEMPOTENCY_CONFLICT, PAYMENT_UNAVAILABLE
 */
export async function createDeposit(
  context: PaymentsContext,
  request: DepositRequest,
): Promise<DepositResponse> {
  const currency = parseCurrency(request.walletType);
  assertWithinLimits(currency, request.amount);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const restrictions = await (tries === 0
      ? context.restrictions.load(request.userId)
      : context.restrictions.loadAnew(request.userId));
    const allowed = await allowedDeposit(context, { request, restrictions });
    const response = await findOrCreateOrder(context, { request, currency, restrictions, allowed });
    if (response) return response;
  }
  throw new LedgerUnavailableError('what restricts the player changes again and again');
}

async function allowedDeposit(
  context: PaymentsContext,
  { request, restrictions }: Pick<Creation, 'request' | 'restrictions'>,
): Promise<AllowedDeposit> {
  const { userId, noLimit } = request;
  const allowed = checkDeposit(restrictions, {
    now: context.clock.now(),
    hasDeposited: await hasDeposited(context, userId),
    noLimit,
  });
  if (isRefused(allowed)) throw allowed.error;
  if (allowed.declinesLimits) await context.restrictions.declineLimits(userId);
  return allowed;
}

/** A request in a wallet's currency that the player's restrictions allow. */
type Creation = {
  readonly request: DepositRequest;
  readonly currency: Currency;
  readonly restrictions: PlayerRestrictions;
  readonly allowed: AllowedDeposit;
};

/**
 * The order of the request's idempotency key, or a new one; `null` when the restrictions have changed.
 * @throws LIMIT_REACHED, IDEMPOTENCY_CONFLICT, PAYMENT_UNAVAILABLE
 */
async function findOrCreateOrder(
  context: PaymentsContext,
  creation: Creation,
): Promise<DepositResponse | null> {
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

async function createOrder(
  context: PaymentsContext,
  creation: Creation,
): Promise<DepositResponse | null> {
  const { request, currency, allowed } = creation;
  const { userId } = request;
  const balanceMinor = await availableMinor(context, userId, currency);
  const order = newOrder(context, { request, currency, balanceMinor });
  const { platOrderNum, payUrl } = await openCheckout(context, order, creation);
  const opened = { ...order, platOrderNum, payUrl };
  const outcome = await storeOrder(context, opened, creation);
  if (outcome === 'stored') {
    const { limits } = allowed;
    if (limits.length > 0) await notifyNearDepositLimits(context, { userId, limits });
    return responseFor(opened);
  }
  await endUnusedCheckout(context, opened);
  switch (outcome) {
    case 'stale':
      return null;
    case 'over':
      throw await limitReached(context, userId);
    case 'duplicate':
      return concurrentResponse(context, { creation, opened });
  }
}

/** Without limits the insert alone is checked, so that many share a commit. */
function storeOrder(
  { ledger, prisma, clock }: PaymentsContext,
  order: DepositOrder,
  { restrictions: { restrictionsVersion }, allowed: { limits } }: Creation,
): Promise<StoredOutcome | 'over'> {
  if (limits.length === 0) return insertDeposit(ledger, { order, restrictionsVersion });
  return insertWithinLimits(prisma, { order, limits, restrictionsVersion, now: clock.now() });
}

/** A concurrent call has used the key: its order. @throws IDEMPOTENCY_CONFLICT, PAYMENT_UNAVAILABLE */
async function concurrentResponse(
  context: PaymentsContext,
  { creation, opened }: { creation: Creation; opened: DepositOrder },
): Promise<DepositResponse> {
  const concurrent = await earlierOrder(context, creation.request);
  if (concurrent && isSameRequest(concurrent, creation)) return responseFor(concurrent);
  if (concurrent) throw refusal('IDEMPOTENCY_CONFLICT');
  const cause = new Error(`platOrderNum ${opened.platOrderNum} belongs to another order`);
  throw await storeFailedOrder(context, { ...opened, platOrderNum: null, payUrl: null }, cause);
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
  { request, currency }: Pick<Creation, 'request' | 'currency'>,
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
  const failed = { status: DepositStatus.failed, remark: 'providerSilent' satisfies StatusReason };
  await insertDeposit(ledger, { order: { ...order, idempotencyKey: null, ...failed } });
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
