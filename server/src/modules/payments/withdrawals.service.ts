import { isValidAccount } from '../../contract/accounts.ts';
import { WithdrawStatus } from '../../contract/enums.ts';
import { type Currency, fromDecimal, fromWholeMajor, isCurrency } from '../../contract/money.ts';
import { invalidField, refusal } from '../../core/app-error.ts';
import type { Services } from '../../core/context.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import { sha256 } from '../../core/digest.ts';
import { newJob } from '../../jobs/job-store.ts';
import { limitsOf } from '../wallets/wallet-configs.ts';
import { banksOf } from './banks.ts';
import { orderNumber } from './order-number.ts';
import { PAYOUT_JOB } from './payout.job.ts';
import { freezeEntry } from './withdrawal-entries.ts';
import { tellWithdrawal } from './withdrawal-news.ts';
import {
  deleteUnfrozen,
  findWithdrawalByIdempotencyKey,
  insertWithdrawal,
  type WithdrawOrder,
} from './withdrawals.repository.ts';

type WithdrawRequest = {
  readonly userId: string;
  readonly walletType: string;
  /** Decimal string of major units. */
  readonly money: string;
  readonly bankCode: string;
  readonly bank: string;
  readonly idempotencyKey: string | null;
};

/**
 * Freezes the amount and leaves the rest to the payout job. The order is stored, with its job,
 * before the money is frozen; a refused freeze takes it away again, and after a crash between the
 * two the job freezes with the same key, or abandons the order so that nobody else can.
 * @throws AppError 400, 1104, 1105, 1103, 1102, 1107, 1101
 */
export async function createWithdrawal(
  services: Services,
  request: WithdrawRequest,
): Promise<{ orderNum: string }> {
  const { currency, amountMinor } = checkedAmount(request);
  const earlier = await earlierOrder(services, request);
  if (earlier) return { orderNum: earlier.orderNum };

  const order = await insertWithdrawal(services.prisma, {
    order: newOrder(services, { request, currency, amountMinor }),
    job: (orderNum) =>
      newJob({
        id: services.random.uuid(),
        kind: PAYOUT_JOB,
        subject: orderNum,
        runAt: services.clock.now(),
      }),
  });
  // Somebody else used the key between the look-up and the insert: theirs is the answer.
  if (!order) return createWithdrawal(services, request);
  await freeze(services, order);
  services.jobs.wake();
  await tellWithdrawal(services, { order, message: 'withdrawRequested' });
  return { orderNum: order.orderNum };
}

/** Everything that can be refused without looking at money, in the contract's order. */
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
  const { withdrawMin: min, withdrawMax: max } = limitsOf(currency);
  if (amountMinor < fromWholeMajor(min, currency) || amountMinor > fromWholeMajor(max, currency)) {
    throw refusal('AMOUNT_OUT_OF_RANGE', { min, max });
  }
  return { currency, amountMinor };
}

async function earlierOrder(services: Services, request: WithdrawRequest) {
  const { userId, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  const order = await findWithdrawalByIdempotencyKey(services.prisma, { userId, idempotencyKey });
  if (!order) return null;
  if (order.requestHash !== requestHash(request)) throw refusal('IDEMPOTENCY_CONFLICT');
  return order;
}

function newOrder(
  { clock, random }: Services,
  withdrawal: { request: WithdrawRequest; currency: Currency; amountMinor: bigint },
) {
  const { request, currency, amountMinor } = withdrawal;
  const now = clock.now();
  return {
    id: random.uuid(),
    orderNum: orderNumber({ prefix: 'FW', now, random }),
    userId: request.userId,
    walletType: currency,
    amountMinor,
    status: WithdrawStatus.pending,
    bankCode: request.bankCode,
    bankAccount: request.bank,
    idempotencyKey: request.idempotencyKey,
    requestHash: requestHash(request),
    createdAt: now,
    updatedAt: now,
  };
}

/** @throws AppError 1101, with nothing left behind */
async function freeze(services: Services, order: WithdrawOrder): Promise<void> {
  const posted = await services.ledger.post(freezeEntry(order, services.clock.now()));
  if (posted.outcome === 'applied' || posted.outcome === 'replayed') return;
  await deleteUnfrozen(services.prisma, order.orderNum);
  if (posted.outcome === 'insufficient' || posted.outcome === 'blocked') {
    throw refusal('INSUFFICIENT_BALANCE');
  }
  throw new Error(`freezing ${order.orderNum} was answered ${posted.outcome}`);
}

function requestHash({ walletType, money, bankCode, bank }: WithdrawRequest): string {
  return sha256(JSON.stringify({ walletType, money, bankCode, bank }));
}
