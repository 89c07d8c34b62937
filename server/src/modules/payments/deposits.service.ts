import { DepositStatus } from '../../contract/enums.ts';
import { type Currency, fromWholeMajor, toDecimal, toMajor } from '../../contract/money.ts';
import { AppError, refusal } from '../../core/app-error.ts';
import type { Services } from '../../core/context.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import { jobRow } from '../../jobs/job-store.ts';
import { limitsOf } from '../wallets/wallet-configs.ts';
import {
  attachCheckout,
  type DepositOrder,
  failOrder,
  findDepositByIdempotencyKey,
  insertDeposit,
} from './deposits.repository.ts';
import { EXPIRY_JOB, expiryDueAt } from './expiry.job.ts';
import type { Checkout } from './payment-gateway.ts';

const ORDER_CODE_LENGTH = 8;

type DepositRequest = {
  readonly userId: string;
  readonly walletType: string;
  /** Whole major units. */
  readonly amount: number;
  readonly idempotencyKey: string | null;
};

/**
 * Creates a deposit order and its checkout. The order is stored before the provider is asked, so
 * that an event can never come for an order that we do not know.
 * @throws AppError 1104, 1102, 1107, 1108
 */
export async function createDeposit(services: Services, request: DepositRequest) {
  const currency = parseCurrency(request.walletType);
  assertWithinLimits(currency, request.amount);
  const earlier = await earlierOrder(services, request, currency);
  if (earlier) return answerFor(services, earlier);

  const order = newOrder(services, request, currency);
  const stored = await insertDeposit(services.ledger, {
    order,
    job: jobRow({
      id: services.random.uuid(),
      kind: EXPIRY_JOB,
      subject: order.outTradeNo,
      runAt: expiryDueAt(order.expiresAt),
    }),
  });
  // Somebody else used the key between the look-up and the insert: theirs is the answer.
  if (!stored) return createDeposit(services, request);
  const { platOrderNum, payUrl } = await openCheckout(services, order);
  return answerFor(services, { ...order, platOrderNum, payUrl });
}

function assertWithinLimits(currency: Currency, amount: number): void {
  const { depositMin: min, depositMax: max } = limitsOf(currency);
  if (amount < min || amount > max) throw refusal('AMOUNT_OUT_OF_RANGE', { min, max });
}

/** What the Idempotency-Key already stands for. @throws AppError 1107 when it was for another body */
async function earlierOrder(services: Services, request: DepositRequest, currency: Currency) {
  const { userId, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  const order = await findDepositByIdempotencyKey(services.prisma, { userId, idempotencyKey });
  if (!order) return null;
  if (order.requestHash !== requestHash(currency, request.amount)) {
    throw refusal('IDEMPOTENCY_CONFLICT');
  }
  // The first call with this key is still talking to the provider: nothing was done by this one.
  if (order.payUrl === null) throw new AppError('OVERLOADED', { retryAfterS: 1 });
  return order;
}

function newOrder(services: Services, request: DepositRequest, currency: Currency): DepositOrder {
  const { clock, random, settings } = services;
  const now = clock.now();
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return {
    id: random.uuid(),
    outTradeNo: `FH${day}${random.code(ORDER_CODE_LENGTH)}`,
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
    requestHash: requestHash(currency, request.amount),
    expiresAt: new Date(now.getTime() + settings.orderTtlS * 1000),
    createdAt: now,
    updatedAt: now,
  };
}

/** @throws AppError 1108, with the order closed as failed, when the provider does not answer */
async function openCheckout(services: Services, order: DepositOrder): Promise<Checkout> {
  const { settings, paymentGateway, prisma, ledger, clock, log } = services;
  try {
    const checkout = await paymentGateway.createCheckout({
      outTradeNo: order.outTradeNo,
      amount: toDecimal(order.amountMinor, parseCurrency(order.walletType)),
      walletType: order.walletType,
      returnUrl: `${settings.origins.web}/payment-result?outTradeNo=${order.outTradeNo}`,
      notifyUrl: `${settings.origins.web}/api/payment/webhook`,
      ttlS: settings.orderTtlS,
    });
    if (await attachCheckout(ledger, { orderId: order.id, checkout })) return checkout;
    throw new Error(`the provider's number ${checkout.platOrderNum} is another order's`);
  } catch (error) {
    log.warn({ err: error, outTradeNo: order.outTradeNo }, 'the payments provider did not answer');
    await failOrder(prisma, {
      orderId: order.id,
      at: clock.now(),
      remark: 'The payment service did not answer',
    });
    throw refusal('PAYMENT_UNAVAILABLE');
  }
}

async function answerFor(services: Services, order: DepositOrder) {
  const currency = parseCurrency(order.walletType);
  if (order.payUrl === null || order.platOrderNum === null) {
    throw new Error(`deposit order ${order.outTradeNo} has no checkout`);
  }
  const balances = await services.ledger.balances(order.userId);
  const balance = balances.find((candidate) => candidate.currency === currency);
  const lifetimeMs = order.expiresAt.getTime() - order.createdAt.getTime();
  return {
    payUrl: order.payUrl,
    outTradeNo: order.outTradeNo,
    platOrderNum: order.platOrderNum,
    expiryPeriod: Math.round(lifetimeMs / 1000),
    walletBalance: toMajor(balance?.availableMinor ?? 0n, currency),
  };
}

function requestHash(currency: Currency, amount: number): string {
  return sha256(JSON.stringify({ walletType: currency, amount }));
}
