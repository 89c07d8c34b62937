import { DepositStatus } from '../../contract/enums.ts';
import { isCurrency } from '../../contract/money.ts';
import { convertMinor } from '../../contract/reference-rates.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { JobResult } from '../../jobs/job-runner.ts';
import { jobRow } from '../../jobs/job-store.ts';
import { type DepositLimit, listDepositLimits } from '../restrictions/index.ts';
import type { PaymentsContext } from './context.ts';
import { listOpenDeposits } from './deposit-limits.repository.ts';
import type { DepositOrder } from './deposits.repository.ts';
import type { StatusReason } from './payment-texts.ts';

/** Ends a checkout at the provider. */
export const CHECKOUT_END_JOB = 'checkout-end';

/** A change of what restricts a player, in its transaction, which has the player's lock. */
type Change = {
  readonly tx: Prisma.TransactionClient;
  readonly userId: string;
  readonly at: Date;
};

/**
 * Ends every open checkout of a player who takes a break: here in the transaction of the change, at the
 * provider after it.
 * @returns the ended orders, for `announceEndedCheckouts` after the commit
 */
export async function endOpenCheckouts(
  context: PaymentsContext,
  { tx, userId, at }: Change,
): Promise<readonly string[]> {
  const open = await listOpenDeposits(tx, userId);
  return endCheckouts(context, { tx, at, orders: open, remark: 'accountOnBreak' });
}

/**
 * Ends the open checkouts that exceed the player's deposit limits, with what was credited and the older ones;
 * as `endOpenCheckouts`.
 */
export async function endCheckoutsBeyondLimits(
  context: PaymentsContext,
  { tx, userId, at }: Change,
): Promise<readonly string[]> {
  const limits = await listDepositLimits(tx, { userId, at });
  const open = await listOpenDeposits(tx, userId);
  const left = limits.map(({ limit, creditedMinor }) => {
    return { limit, leftMinor: limit.amountMinor - creditedMinor };
  });
  const beyond = open.filter((order) => !reserve(order, left));
  return endCheckouts(context, { tx, at, orders: beyond, remark: 'limitReached' });
}

type Left = { readonly limit: DepositLimit; leftMinor: bigint };

/** Takes the order from what is left of each limit. @returns false when one has too little left */
function reserve({ walletType, amountMinor }: Open, left: readonly Left[]): boolean {
  if (!isCurrency(walletType)) return false;
  const costs = left.map(({ limit }) =>
    convertMinor({ amountMinor, from: walletType, to: limit.currency, rounding: 'up' }),
  );
  if (left.some(({ leftMinor }, index) => (costs[index] ?? 0n) > leftMinor)) return false;
  for (const [index, one] of left.entries()) one.leftMinor -= costs[index] ?? 0n;
  return true;
}

type Open = Pick<DepositOrder, 'outTradeNo' | 'walletType' | 'amountMinor'>;

async function endCheckouts(
  { random }: PaymentsContext,
  {
    tx,
    at,
    orders,
    remark,
  }: Omit<Change, 'userId'> & { orders: readonly Open[]; remark: StatusReason },
): Promise<readonly string[]> {
  const ended = orders.map(({ outTradeNo }) => outTradeNo);
  if (ended.length === 0) return ended;
  await tx.depositOrder.updateMany({
    where: { outTradeNo: { in: ended }, status: DepositStatus.pending },
    data: { status: DepositStatus.cancelled, remark, updatedAt: at },
  });
  await tx.job.createMany({
    data: ended.map((subject) => {
      return { id: random.uuid(), kind: CHECKOUT_END_JOB, subject, runAt: at };
    }),
  });
  return ended;
}

/** After the commit: the provider is called, and pages read the orders again. */
export function announceEndedCheckouts(
  { jobs, events }: PaymentsContext,
  ended: readonly string[],
): void {
  if (ended.length > 0) jobs.wake();
  for (const outTradeNo of ended) events.publish({ type: 'deposit-changed', outTradeNo });
}

/** Ends a checkout that no order uses: its address was never returned. */
export async function endUnusedCheckout(
  { ledger, random, clock, jobs }: PaymentsContext,
  { outTradeNo: subject }: Pick<DepositOrder, 'outTradeNo'>,
): Promise<void> {
  const job = { id: random.uuid(), kind: CHECKOUT_END_JOB, subject, runAt: clock.now() };
  await ledger.write([jobRow(job)]);
  jobs.wake();
}

/** A checkout that was paid before stays paid: its event is checked when it arrives. */
export async function runCheckoutEnd(
  { gateway }: PaymentsContext,
  outTradeNo: string,
): Promise<JobResult> {
  await gateway.cancelCheckout(outTradeNo);
  return 'done';
}
